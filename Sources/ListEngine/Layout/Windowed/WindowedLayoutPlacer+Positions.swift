import Foundation
import HeadlessUIKit

extension WindowedLayoutPlacer: ContentPositions {
  private var axis: LayoutDirection { layout.layoutAppearance.direction }

  func reset(to content: Content) {
    guard let context else { return }
    setContent(WindowedLayoutContent(content), in: context)
    identifiers = content.sections.map(\.identifier)
    isWhole = true
  }

  /// - Complexity: O(sections), apart from the layout's own work.
  func update(to content: Content, from old: ContentWindow, to new: ContentWindow) {
    guard let context, !old.isEmpty, !new.isEmpty,
      identifiers.count == self.content.sections.count
    else { return reset(to: content) }
    var next = WindowedLayoutContent(content)
    let origins = oldSections(of: content)
    for index in next.sections.indices {
      guard let origin = origins[index] else { continue }
      next.sections[index].oldIndex = origin
      next.sections[index].splices = splices(
        of: self.content.sections[origin].itemCount,
        to: next.sections[index].itemCount,
        insertedBefore: index == new.sections.lowerBound && origin == old.sections.lowerBound
          ? new.firstItem - old.firstItem : 0,
        endingAt: origin == old.sections.upperBound - 1 ? old.endItem : .max
      )
    }
    setContent(next, in: context)
    identifiers = content.sections.map(\.identifier)
    isWhole = true
  }

  /// The old index of each section that was there before.
  private func oldSections(of content: Content) -> [Int?] {
    let new = content.sections
    if new.count == identifiers.count,
      new.indices.allSatisfy({ new[$0].identifier == identifiers[$0] })
    {
      return Array(new.indices)
    }
    var indices = Dictionary(zip(identifiers, identifiers.indices)) { first, _ in first }
    return new.map { indices.removeValue(forKey: $0.identifier) }
  }

  /// How a number of items became another one; what changed lies before or in the window.
  private func splices(
    of old: Int,
    to new: Int,
    insertedBefore: Int,
    endingAt end: Int
  ) -> [WindowedLayoutContent.Splice] {
    var splices: [WindowedLayoutContent.Splice] = []
    var (first, count) = (0, old)
    if insertedBefore != 0 {
      let removed = min(count, max(0, -insertedBefore))
      splices.append(.init(position: 0, removed: removed, inserted: max(0, insertedBefore)))
      first = removed
      count += max(0, insertedBefore) - removed
    }
    if count != new {
      let removed = min(old - first, max(0, count - new))
      let position = max(first, min(end, old) - removed)
      splices.append(.init(position: position, removed: removed, inserted: max(0, new - count)))
    }
    return splices
  }

  var estimate: Double {
    let count = content.sections.reduce(0) { $0 + $1.itemCount }
    guard count > 0, totalLength > 0 else { return ContentExtents.defaultLength }
    return max(1, totalLength / Double(count))
  }

  var totalLength: Double {
    guard let last = content.sections.indices.last else { return 0 }
    return Double(layout.range(ofSection: last).upperBound - layout.sectionsStart)
  }

  var sectionCount: Int { content.sections.count }

  func offset(ofSection section: Int) -> Double {
    guard section < content.sections.count else { return totalLength }
    return Double(layout.range(ofSection: section).lowerBound - layout.sectionsStart)
  }

  func row(at place: ItemPlace) -> (start: Double, length: Double)? {
    guard let range = layout.range(ofItemAt: place.indexPath) else { return nil }
    return (
      Double(range.lowerBound - layout.sectionsStart), Double(range.upperBound - range.lowerBound)
    )
  }

  func places(at offset: Double) -> (first: ItemPlace, last: ItemPlace)? {
    guard let items = layout.items(at: CGFloat(offset) + layout.sectionsStart) else { return nil }
    return (ItemPlace(items.lowerBound), ItemPlace(items.upperBound))
  }

  func narrowed(_ window: ContentWindow, presented: ContentWindow) -> ContentWindow {
    var window = window
    for section in window.sections where content.sections.indices.contains(section) {
      guard let shown = layout.scrolledItems(ofSection: section) else { continue }
      let count = content.sections[section].itemCount
      window.limit(
        section,
        to: Self.range(around: shown, presented.shownItems(ofSection: section), count),
        of: count
      )
    }
    return window
  }

  /// The items to present around those that are shown: the present ones as long as they are enough.
  private static func range(
    around shown: Range<Int>,
    _ presented: Range<Int>?,
    _ count: Int
  ) -> Range<Int> {
    func around(_ margin: Int) -> Range<Int> {
      max(0, shown.lowerBound - margin)..<min(count, shown.upperBound + margin)
    }
    let margin = shown.count + 1
    if let presented, presented.upperBound <= count, presented.count <= 4 * margin {
      let least = around(margin / 2)
      if presented.lowerBound <= least.lowerBound, presented.upperBound >= least.upperBound {
        return presented
      }
    }
    return around(margin)
  }
}
