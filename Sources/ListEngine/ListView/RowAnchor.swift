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
  /// The start of the row stays, or its end if the view's is given. If it would be off screen there, what
  /// was at the start, or the end, of the view stays.
  func position(ofLength new: CGFloat, viewEnd: CGFloat?) -> CGFloat {
    guard let viewEnd else { return Self.distance(position, length, new) }
    let beyond = position + length - viewEnd
    return viewEnd - new - Self.distance(-beyond, length, new)
  }

  /// The distance of one side of a row from the same side of the view, towards its other side.
  private static func distance(_ old: CGFloat, _ length: CGFloat, _ new: CGFloat) -> CGFloat {
    guard old + new <= 0, length > 0 else { return old }
    return old * new / length
  }
}

/// The rows of which the first one that is still there stays in place.
struct HeldRows {
  /// The rows, the first choice first.
  let rows: [RowAnchor]
  /// The uncovered length of the view, in points, where rows are held by their ends; nil where by their starts.
  let viewEnd: CGFloat?
  /// True if none stays in place, but the offset keeps its number.
  private(set) var keepsOffset = false

  /// No rows.
  static var none: HeldRows { HeldRows(rows: [], viewEnd: nil) }

  /// No rows, but the offset as a number.
  static var offset: HeldRows {
    var held = none
    held.keepsOffset = true
    return held
  }

  var isEmpty: Bool { rows.isEmpty }

  private init(rows: [RowAnchor], viewEnd: CGFloat?) {
    self.rows = rows
    self.viewEnd = viewEnd
  }

  /// Rows that are held by their starts: first those that start on screen, from the start; then those before
  /// it, nearest first.
  ///
  /// - Parameters:
  ///   - rows: The rows in the list's order.
  ///   - start: The distance of what counts as the start of the screen from that of the view, in points.
  /// - Complexity: O(*n*).
  init(byStart rows: [RowAnchor], from start: CGFloat = 0) {
    self.init(
      rows: rows.allSatisfy { $0.position >= start }
        ? rows
        : rows.filter { $0.position >= start } + rows.filter { $0.position < start }.reversed(),
      viewEnd: nil
    )
  }

  /// The same rows after the content has moved, held by their ends: first those that end on screen, from the
  /// end of the view; then those that the end of the view cuts, and then those off screen, nearest first.
  ///
  /// - Parameters:
  ///   - distance: The distance that they moved, in points.
  ///   - viewEnd: The uncovered length of the view, in points.
  /// - Returns: The rows in the order in which they are held.
  /// - Complexity: O(*n* log *n*).
  func heldByEnd(movedBy distance: CGFloat, viewEnd: CGFloat) -> HeldRows {
    /// On screen, cut or off screen, and the distance of the row's end from that of the view.
    func rank(_ row: RowAnchor) -> (Int, CGFloat) {
      let end = row.position + row.length
      if end > 0, end <= viewEnd { return (0, viewEnd - end) }
      return (end > 0 && row.position < viewEnd ? 1 : 2, abs(end - viewEnd))
    }
    let moved = rows.map {
      RowAnchor(state: $0.state, position: $0.position + distance, length: $0.length)
    }
    let ranked = moved.map { (rank($0), $0) }.sorted { $0.0 < $1.0 }
    return HeldRows(rows: ranked.map(\.1), viewEnd: viewEnd)
  }
}
