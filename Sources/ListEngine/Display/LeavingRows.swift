import HeadlessUIKit

/// Views of rows that were removed and are still to be seen: they take no touches, belong to no
/// item, and go to the reuse pool when their animation is over.
final class LeavingRows {
  private var rows: [(view: UIView, contentType: ObjectIdentifier)] = []

  /// The views, from the first that left to the last.
  var views: [UIView] { rows.map(\.view) }

  /// Takes the view of a row, if it has one.
  func take(from state: PresentationElementState) -> UIView? {
    guard let view = state.view else { return nil }
    state.view = nil
    view.isUserInteractionEnabled = false
    rows.append((view, state.contentType))
    return view
  }

  /// Lets the oldest go at once, where nobody turns the run loop and they become too many.
  func finishOldest(_ pool: ReusableViewCache) {
    for view in views.dropLast(Self.limit) { finish(view, pool) }
  }

  /// The most views that may leave at the same time.
  static let limit = 256

  /// A view is no longer to be seen.
  func finish(_ view: UIView, _ pool: ReusableViewCache) {
    guard let index = rows.firstIndex(where: { $0.view === view }) else { return }
    let row = rows.remove(at: index)
    view.removeFromSuperview()
    view.removeAllAnimations()
    view.resetLook()
    view.isUserInteractionEnabled = true
    pool.push(view, row.contentType)
  }

  /// No view is to be seen any longer.
  func finishAll(_ pool: ReusableViewCache) {
    for view in views { finish(view, pool) }
  }
}
