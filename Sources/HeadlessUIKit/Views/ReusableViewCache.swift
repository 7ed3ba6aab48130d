/// Views that went out of use, kept by type for the next use.
///
/// Belongs to one list.
package final class ReusableViewCache {
  private var views: [ObjectIdentifier: [UIView]] = [:]

  package init() {}

  /// How many views are waiting under `key`.
  package func count(for key: ObjectIdentifier) -> Int { views[key]?.count ?? 0 }

  /// How many views are waiting in all.
  package var cachedViewCount: Int { views.values.reduce(0) { $0 + $1.count } }

  /// Takes out the view that came in last, or makes one.
  ///
  /// - Returns: the view, and whether it was made.
  package func pop<View: UIView>(
    _ key: ObjectIdentifier,
    create: () -> View
  ) -> (view: View, isNew: Bool) {
    guard let view = views[key]?.popLast() as? View else { return (create(), true) }
    return (view, false)
  }

  /// Puts a view in.
  ///
  /// - Precondition: the view is not in already. Checked in debug builds.
  package func push(_ view: UIView, _ key: ObjectIdentifier) {
    assert(views[key]?.contains { $0 === view } != true, "a view was put back twice: \(view)")
    views[key, default: []].append(view)
  }

  /// Runs `body` with the view that came in last, or a new one, and leaves it in.
  package func use<View: UIView, Result>(
    _ key: ObjectIdentifier,
    create: () -> View,
    _ body: (View) -> Result
  ) -> Result {
    let view = pop(key, create: create).view
    defer { push(view, key) }
    return body(view)
  }

  /// Forgets all views.
  package func removeAllObjects() {
    views = [:]
  }
}
