import HeadlessUIKit

/// Views of removed rows that are still visible: they receive no touches, belong to no item, and
/// return to the reuse pool when their animation ends.
@preconcurrency @MainActor
final class LeavingRows {
  private var rows: [(view: UIView, contentType: ObjectIdentifier)] = []

  /// The views, from the first that left to the last.
  var views: [UIView] { rows.map(\.view) }

  /// Takes over the view of a row, if it has one.
  func take(from state: PresentationElementState) -> UIView? {
    guard let view = state.view else { return nil }
    state.view = nil
    view.isUserInteractionEnabled = false
    rows.append((view, state.contentType))
    return view
  }

  /// Ends the oldest animations immediately if the run loop does not run and there are too many.
  func finishOldest(_ pool: ReusableViewCache) {
    for view in views.dropLast(Self.limit) { finish(view, pool) }
  }

  /// The maximum number of views that leave at the same time.
  static let limit = 256

  /// Removes a view from the screen.
  func finish(_ view: UIView, _ pool: ReusableViewCache) {
    guard let index = rows.firstIndex(where: { $0.view === view }) else { return }
    let row = rows.remove(at: index)
    view.removeFromSuperview()
    view.removeAllAnimations()
    view.resetLook()
    view.hostedContent?.show(alpha: 1, isHidden: false)
    view.isUserInteractionEnabled = true
    pool.push(view, row.contentType)
  }

  /// Removes all views from the screen.
  func finishAll(_ pool: ReusableViewCache) {
    for view in views { finish(view, pool) }
  }
}
