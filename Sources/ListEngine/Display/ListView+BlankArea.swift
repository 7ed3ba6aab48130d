public import Foundation
import HeadlessUIKit

extension ListView {
  /// The length of the view that is blank although there is content for it, in points along the
  /// list.
  ///
  /// Not 0 where the user has scrolled beyond the presented content. The area beyond the ends of
  /// the whole content does not count, nor does a view without an area.
  ///
  /// - Complexity: O(1) where the first and the last presented section have items and their neighbours
  ///   anything, else O(sections).
  public var blankLength: CGFloat {
    guard !bounds.size.isEmpty else { return 0 }
    let start = axis.position(of: scrollView.contentOffset)
    let end = start + axis.length(of: bounds.size)
    guard let first = presentation.sections.first, let last = presentation.sections.last else {
      return contentState.all.sections.isEmpty ? 0 : end - start
    }
    let isCutBefore = first.itemsBefore > 0 || sectionBeforeWindow != nil
    let isCutAfter = last.itemsAfter > 0 || sectionAfterWindow != nil
    guard isCutBefore || isCutAfter else { return 0 }
    guard let placedStart = placedStart(isCut: first.itemsBefore > 0),
      let placedEnd = placedEnd(isCut: last.itemsAfter > 0)
    else { return end - start }
    let before = isCutBefore ? blankLength(before: placedStart, from: start, to: end) : 0
    guard isCutAfter, placedEnd < end else { return before }
    let presentedEnd = max(placedEnd, startOfContentAfterWindow ?? -.infinity)
    return before + max(0, end - max(presentedEnd, start))
  }

  /// The blank length before the placed content.
  ///
  /// The space after the last element before the window is not blank for want of content.
  private func blankLength(before placed: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat
  {
    guard placed > start else { return 0 }
    let endBefore = endBeforeWindow.map { placement.content.sectionsStart + $0 } ?? placed
    return max(0, min(placed, endBefore, end) - start)
  }

  /// The end of the last element before the window, from the start of the sections; nil if none is known.
  ///
  /// For one that is no item it is the end of its section.
  private var endBeforeWindow: CGFloat? {
    let extents = windowState.extents
    if let row = lastItemBeforeWindow.flatMap({ extents.row(at: $0) }) {
      return row.start + row.length
    }
    guard presentation.start.item == 0, let section = sectionBeforeWindow else { return nil }
    return extents.offset(ofSection: section + 1)
  }

  /// The last section before the presented ones in which there is anything; nil if there is none.
  private var sectionBeforeWindow: Int? {
    contentState.all.sections.prefix(presentation.sections.startIndex).lastIndex(where: \.hasParts)
  }

  /// The first section after the presented ones in which there is anything; nil if there is none.
  private var sectionAfterWindow: Int? {
    contentState.all.sections.dropFirst(presentation.sections.endIndex).firstIndex(
      where: \.hasParts
    )
  }

  /// The place of the item before the window; nil if there is something else before it.
  private var lastItemBeforeWindow: ItemPlace? {
    let first = presentation.start
    if first.item > 0 { return ItemPlace(section: first.section, item: first.item - 1) }
    guard let index = sectionBeforeWindow else { return nil }
    let section = contentState.all.sections[index]
    guard section.footer == nil, section.count > 0 else { return nil }
    return ItemPlace(section: index, item: section.count - 1)
  }

  /// Where the first element after the window starts: the space before it is not blank for want of
  /// content; nil if that is not known.
  private var startOfContentAfterWindow: CGFloat? {
    guard isWindowed, let last = presentation.sections.last else { return nil }
    let extents = windowState.extents
    let next = ItemPlace(section: presentation.sections.endIndex - 1, item: last.items.endIndex)
    let start =
      last.itemsAfter > 0
      ? extents.row(at: next)?.start : sectionAfterWindow.map(extents.offset(ofSection:))
    return start.map { placement.content.sectionsStart + $0 }
  }

  /// The start of the first section of which anything is placed.
  ///
  /// Of one whose first items are not presented, nothing may be.
  private func placedStart(isCut: Bool) -> CGFloat? {
    let sections = placement.content.sections.elements
    if isCut, let start = sections.first?.cutStart { return start }
    return sections.dropFirst(isCut ? 1 : 0).first { $0.hasParts }?.extent.start
  }

  /// The end of the last section of which anything is placed.
  func placedEnd(isCut: Bool) -> CGFloat? {
    let sections = placement.content.sections.elements
    if isCut, let end = sections.last?.cutEnd { return end }
    return sections.dropLast(isCut ? 1 : 0).last { $0.hasParts }?.extent.end
  }
}
