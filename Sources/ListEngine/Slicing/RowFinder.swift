import HeadlessUIKit

/// Finds the rows of earlier content in new content, searching near their old positions.
struct RowFinder {
  /// The search distance from the expected position of a row.
  static let reach = 64
  /// The number of rows at each end of a window that are tried.
  static let triedRows = 16

  let content: Content
  let old: OffsetArray<PresentationSection>

  /// The current place of a presented row; nil if it is gone, or far from its old position.
  ///
  /// - Complexity: O(reach + difference of the row counts) comparisons.
  func place(of old: ItemPlace) -> ItemPlace? {
    let section = self.old[old.section]
    guard let index = index(of: section.model.identifier, near: old.section) else { return nil }
    let rows = content.sections[index].storage
    let identifier = section.row(at: old.item).identifier
    let distance = Self.reach + abs(rows.count - section.itemCount)
    return Self.nearest(to: old.item, within: distance, of: rows.count) {
      rows.identifier(at: $0) == identifier
    }.map { ItemPlace(section: index, item: $0) }
  }

  private func index(of identifier: Section.Identifier, near old: Int) -> Int? {
    Self.nearest(to: old, within: content.sections.count, of: content.sections.count) {
      content.sections[$0].identifier == identifier
    }
  }

  /// The index nearest to another one that satisfies a condition.
  private static func nearest(
    to index: Int,
    within distance: Int,
    of count: Int,
    _ isIt: (Int) -> Bool
  ) -> Int? {
    for step in 0...max(0, min(distance, max(index, count - index))) {
      if index + step < count, isIt(index + step) { return index + step }
      if step > 0, index - step >= 0, index - step < count, isIt(index - step) {
        return index - step
      }
    }
    return nil
  }

  /// The current place of the first presented row that still exists; only a few are tried.
  var firstRow: ItemPlace? { firstPlace(in: old.indices) { $0 } }

  /// The current place of the last presented row that still exists; only a few are tried.
  var lastRow: ItemPlace? { firstPlace(in: old.indices.reversed()) { $0.reversed() } }

  private func firstPlace<Order: Sequence<Int>>(
    in sections: some Sequence<Int>,
    _ order: (Range<Int>) -> Order
  ) -> ItemPlace? {
    var tries = Self.triedRows
    for section in sections {
      for item in order(old[section].items.indices) {
        guard tries > 0 else { return nil }
        tries -= 1
        if let place = place(of: ItemPlace(section: section, item: item)) { return place }
      }
    }
    return nil
  }
}
