/// Unused views, kept by type for reuse.
///
/// It belongs to one list.
@preconcurrency @MainActor
package final class ReusableViewCache {
  private var views: [ObjectIdentifier: [UIView]] = [:]

  nonisolated package init() {}

  /// The number of views stored under `key`.
  package func count(for key: ObjectIdentifier) -> Int { views[key]?.count ?? 0 }

  /// The total number of stored views.
  package var cachedViewCount: Int { views.values.reduce(0) { $0 + $1.count } }

  /// Removes and returns the view added last, or creates one.
  ///
  /// - Returns: the view, and whether it was created.
  package func pop<View: UIView>(
    _ key: ObjectIdentifier,
    create: () -> View
  ) -> (view: View, isNew: Bool) {
    guard let view = views[key]?.popLast() as? View else { return (create(), true) }
    return (view, false)
  }

  /// Adds a view.
  ///
  /// - Precondition: the cache does not contain the view. Checked in debug builds.
  package func push(_ view: UIView, _ key: ObjectIdentifier) {
    assert(views[key]?.contains { $0 === view } != true, "a view was put back twice: \(view)")
    views[key, default: []].append(view)
  }

  /// Runs `body` with the view added last, or a new one, and keeps it in the cache.
  package func use<View: UIView, Result>(
    _ key: ObjectIdentifier,
    create: () -> View,
    _ body: (View) -> Result
  ) -> Result {
    let view = pop(key, create: create).view
    defer { push(view, key) }
    return body(view)
  }

  /// Removes all views.
  package func removeAllObjects() {
    views = [:]
  }
}
