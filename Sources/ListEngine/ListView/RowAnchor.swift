import Foundation

/// A row on screen that stays in place when content changes or is placed again.
struct RowAnchor {
  let state: PresentationItemState
  /// Its distance from the start of the view, in points.
  let position: CGFloat
  /// Its length, in points.
  let length: CGFloat
  /// The uncovered length of the view, in points, where the row is held by its end; nil where by its start.
  var viewEnd: CGFloat?

  /// The distance at which it is held if it has another length now.
  ///
  /// The start of the row stays, or its end if it is held by that. If it would be off screen there, what
  /// was at the start, or the end, of the view stays.
  func position(ofLength new: CGFloat) -> CGFloat {
    guard let viewEnd else { return Self.distance(position, length, new) }
    let beyond = position + length - viewEnd
    return viewEnd - new - Self.distance(-beyond, length, new)
  }

  /// The distance of one side of a row from the same side of the view, towards its other side.
  private static func distance(_ old: CGFloat, _ length: CGFloat, _ new: CGFloat) -> CGFloat {
    guard old + new <= 0, length > 0 else { return old }
    return old * new / length
  }

  /// First the rows that start on screen, from the start; then those before it, nearest first.
  ///
  /// - Parameter rows: The rows in the list's order.
  /// - Returns: The rows in the order in which they are tried.
  /// - Complexity: O(*n*).
  static func ordered(_ rows: [RowAnchor]) -> [RowAnchor] {
    rows.filter { $0.position >= 0 } + rows.filter { $0.position < 0 }.reversed()
  }

  /// The same row at another distance, held by its end.
  func moved(by distance: CGFloat, viewEnd: CGFloat) -> RowAnchor {
    RowAnchor(state: state, position: position + distance, length: length, viewEnd: viewEnd)
  }

  /// Rows that are held by their ends: first those that end on screen, from the end of the view; then those
  /// that the end of the view cuts, and then those off screen, nearest first.
  ///
  /// - Complexity: O(*n* log *n*).
  static func orderedFromEnd(_ anchors: [RowAnchor], viewEnd: CGFloat) -> [RowAnchor] {
    /// On screen, cut or off screen, and the distance of the row's end from that of the view.
    func rank(_ anchor: RowAnchor) -> (Int, CGFloat) {
      let end = anchor.position + anchor.length
      if end > 0, end <= viewEnd { return (0, viewEnd - end) }
      return (end > 0 && anchor.position < viewEnd ? 1 : 2, abs(end - viewEnd))
    }
    return anchors.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
