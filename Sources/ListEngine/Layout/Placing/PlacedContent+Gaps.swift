import Foundation

extension PlacedContent {
  /// Moves what was placed with some lengths of the parts that are not presented to where it is with
  /// others.
  ///
  /// - Complexity: O(presented elements), unless the lengths are equal.
  mutating func move(from old: PresentationGaps, to new: PresentationGaps) {
    guard old != new, !sections.isEmpty else { return }
    let start = new.sectionsBefore - old.sectionsBefore
    let items = start + new.rowsBefore - old.rowsBefore
    let end = items + new.rowsAfter - old.rowsAfter
    let total = end + new.sectionsAfter - old.sectionsAfter
    let (first, last) = (sections.startIndex, sections.endIndex - 1)
    setSections(
      sections.indices.map {
        sections[$0].moved(
          header: $0 == first ? start : items,
          items: items,
          footer: $0 == last ? end : items
        )
      },
      first: first
    )
    for index in attachments.indices where attachments[index].id.section >= 0 {
      attachments[index].frame = direction.moved(attachments[index].frame, by: items)
      attachments[index].defaultFrame = direction.moved(attachments[index].defaultFrame, by: items)
    }
    footer = footer.map { direction.moved($0, by: total) }
    overscrollFooter = overscrollFooter.map { direction.moved($0, by: total) }
    contentSize = direction.size(
      width: direction.width(for: contentSize),
      height: contentLength + total
    )
  }
}
