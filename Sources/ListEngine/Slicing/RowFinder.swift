import HeadlessUIKit

/// Finds in a content where the rows of an earlier one went, looking near where they were.
struct RowFinder {
  /// How far from where a row would be without other changes it is looked for.
  static let reach = 64
  /// How many rows at each end of a window are tried.
  static let triedRows = 16

  let content: Content
  let old: OffsetArray<PresentationSection>

  /// Where a row that was presented is now; nil when it is gone, or far from where it was.
  ///
  /// - Complexity: O(reach) comparisons, and as many as there are more or fewer rows than before.
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

  /// The index nearest to another one for which something holds.
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

  /// Where the first presented row is now that is still there; only a few are tried.
  var firstRow: ItemPlace? { firstPlace(in: old.indices) { $0 } }

  /// Where the last presented row is now that is still there; only a few are tried.
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
