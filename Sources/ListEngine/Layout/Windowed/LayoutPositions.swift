import Foundation
import HeadlessUIKit
import Signposts

/// Knows where every element of a content is, as its layout does, instead of estimated lengths.
final class LayoutPositions {
  private let layout: any WindowedListLayout
  /// The view for which it answers.
  var context: ListLayoutLayoutContext?
  /// Records what the layout does.
  var signposter = Signposter.disabled
  /// The sections for which the layout was prepared.
  private var content = WindowedLayoutContent(sections: [])
  /// True if those are the sections of the whole content, and not only the presented ones.
  private(set) var isWhole = false
  /// The identifiers of those sections.
  private var identifiers: [AnyIdentifier] = []

  init(_ layout: any WindowedListLayout) {
    self.layout = layout
  }

  /// Makes sure that the layout knows the numbers of items that are presented.
  ///
  /// It does if a window of the whole content is presented, unless a row is being dragged.
  func prepare(_ presentation: PresentationState, in context: ListLayoutLayoutContext) {
    var next = content
    let count = presentation.sectionCount
    if next.sections.count != count {
      next.sections = (0..<count).map { _ in .init(itemCount: 0, hasHeader: false, hasFooter: false)
      }
    }
    var isSame = next.sections.count == content.sections.count
    for (index, section) in zip(presentation.sections.indices, presentation.sections) {
      let hasHeader = section.header.model != nil
      let hasFooter = section.footer.model != nil
      let old = next.sections[index]
      if old.itemCount == section.itemCount, old.hasHeader == hasHeader, old.hasFooter == hasFooter
      {
        continue
      }
      isSame = false
      next.sections[index].itemCount = section.itemCount
      next.sections[index].hasHeader = hasHeader
      next.sections[index].hasFooter = hasFooter
    }
    let hasHeader = presentation.header.model != nil
    let hasFooter = presentation.footer.model != nil
    isSame = isSame && next.hasHeader == hasHeader && next.hasFooter == hasFooter
    (next.hasHeader, next.hasFooter) = (hasHeader, hasFooter)
    guard !isSame else { return layout.prepare(nil, in: context, signposter) }
    for index in next.sections.indices where next.sections[index].oldIndex == nil {
      next.sections[index].oldIndex = content.sections.indices.contains(index) ? index : nil
    }
    setContent(next, in: context)
    isWhole = false
  }

  /// Has the layout take over other numbers of items.
  private func setContent(_ content: WindowedLayoutContent, in context: ListLayoutLayoutContext) {
    self.content = content
    layout.prepare(content, in: context, signposter)
    for index in content.sections.indices {
      self.content.sections[index].oldIndex = nil
      self.content.sections[index].splices = []
    }
  }

  /// Starts again with new content.
  func reset(to content: Content) {
    guard let context else { return }
    setContent(WindowedLayoutContent(content), in: context)
    identifiers = content.sections.map(\.identifier)
    isWhole = true
  }

  /// Adapts to new content; the previously presented part is now the window.
  ///
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

  /// Returns the splices that turn one number of items into another; changes are before or in the
  /// window.
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
}

// The known positions.
extension LayoutPositions {
  /// The mean length of a row.
  var estimate: Double {
    let count = content.sections.reduce(0) { $0 + $1.itemCount }
    guard count > 0, totalLength > 0 else { return ContentExtents.defaultLength }
    return max(1, totalLength / Double(count))
  }

  /// The length of all sections.
  var totalLength: Double {
    guard let last = content.sections.indices.last else { return 0 }
    return Double(layout.range(ofSection: last).upperBound - layout.sectionsStart)
  }

  /// The number of sections.
  var sectionCount: Int { content.sections.count }

  /// Returns the start of a section, from the start of all sections.
  func offset(ofSection section: Int) -> Double {
    guard section < content.sections.count else { return totalLength }
    return Double(layout.range(ofSection: section).lowerBound - layout.sectionsStart)
  }

  /// Returns the start and the length of a row; nil when there is none.
  func row(at place: ItemPlace) -> (start: Double, length: Double)? {
    guard let range = layout.range(ofItemAt: place.indexPath) else { return nil }
    return (
      Double(range.lowerBound - layout.sectionsStart), Double(range.upperBound - range.lowerBound)
    )
  }

  /// The first and the last row at an offset; nil when there is no section.
  func places(at offset: Double) -> (first: ItemPlace, last: ItemPlace)? {
    guard let items = layout.items(at: CGFloat(offset) + layout.sectionsStart) else { return nil }
    return (ItemPlace(items.lowerBound), ItemPlace(items.upperBound))
  }

  /// The window with the whole of the lines that its first and its last item are in.
  func completingLines(of window: ContentWindow) -> ContentWindow {
    var window = window
    // What begins with an item may itself be beside others.
    for _ in 0..<Self.maxNestedLines {
      let completed = completingOutermostLines(of: window)
      guard completed != window else { break }
      window = completed
    }
    return window
  }

  private static let maxNestedLines = 4

  private func completingOutermostLines(of window: ContentWindow) -> ContentWindow {
    guard let last = window.sections.last else { return window }
    var window = window
    if window.firstItem > 0,
      let line = line(of: window.firstItem, inSection: window.sections.lowerBound)
    {
      window.firstItem = min(window.firstItem, line.lowerBound)
    }
    if window.endItem > 0, let line = line(of: window.endItem - 1, inSection: last) {
      window.endItem = max(window.endItem, line.upperBound)
    }
    return window
  }

  /// The items that begin where an item does; nil in a section that scrolls by itself.
  private func line(of item: Int, inSection section: Int) -> Range<Int>? {
    guard content.sections.indices.contains(section),
      layout.scrolledItems(ofSection: section) == nil,
      let row = row(at: ItemPlace(section: section, item: item)),
      let places = places(at: row.start + min(0.5, row.length / 2))
    else { return nil }
    let first = places.first.section == section ? places.first.item : 0
    let last =
      places.last.section == section ? places.last.item : content.sections[section].itemCount - 1
    return first <= last ? first..<last + 1 : nil
  }

  /// The window with only what sections show that scroll by themselves.
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
