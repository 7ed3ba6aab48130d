import Foundation

/// A row on screen that stays in place when content changes or is placed again.
struct RowAnchor {
  let state: PresentationItemState
  /// Its distance from the start of the view, in points.
  let position: CGFloat
  /// Its length, in points.
  let length: CGFloat

  /// The distance at which it is held if it has another length now.
  ///
  /// Its start stays. If it would be off screen there, what was at the start of the view stays.
  func position(ofLength new: CGFloat) -> CGFloat {
    guard position + new <= 0, length > 0 else { return position }
    return position * new / length
  }

  /// First the rows that start on screen, from the start; then those before it, nearest first.
  ///
  /// - Parameter rows: The rows in the list's order.
  /// - Complexity: O(*n*).
  static func ordered(_ rows: [RowAnchor]) -> [RowAnchor] {
    rows.filter { $0.position >= 0 } + rows.filter { $0.position < 0 }.reversed()
  }

  /// The same row at another distance.
  func moved(by distance: CGFloat) -> RowAnchor {
    RowAnchor(state: state, position: position + distance, length: length)
  }
}
