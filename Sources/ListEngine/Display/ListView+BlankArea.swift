public import Foundation
import HeadlessUIKit

extension ListView {
  /// How much of the view is blank although there is content for it, in points along the list.
  ///
  /// Not 0 where the user has scrolled beyond the presented content. The area beyond the ends of
  /// the whole content does not count.
  ///
  /// - Complexity: O(1) where the first and the last presented section have items.
  public var blankLength: CGFloat {
    let start = axis.position(of: scrollView.contentOffset)
    let end = start + axis.length(of: bounds.size)
    guard let presented = presentedExtent else {
      return contentState.all.sections.isEmpty ? 0 : end - start
    }
    let before = presented.isCutBefore ? max(0, min(presented.start, end) - start) : 0
    let after = presented.isCutAfter ? max(0, end - max(presented.end, start)) : 0
    return before + after
  }

  /// The start and end of the presented content; nil if there is none.
  private var presentedExtent: PresentedExtent? {
    guard let first = presentation.sections.first, let last = presentation.sections.last,
      let start = start(isCut: first.itemsBefore > 0), let end = end(isCut: last.itemsAfter > 0)
    else { return nil }
    return PresentedExtent(
      start: start,
      end: end,
      isCutBefore: first.itemsBefore > 0 || presentation.sections.startIndex > 0,
      isCutAfter: last.itemsAfter > 0
        || presentation.sections.endIndex < contentState.all.sections.count
    )
  }

  /// The start of the first section of which anything is placed. Of one whose first items are not
  /// presented, nothing may be.
  private func start(isCut: Bool) -> CGFloat? {
    let sections = placement.content.sections.elements
    if isCut, let start = sections.first?.cutStart { return start }
    return sections.dropFirst(isCut ? 1 : 0).first { $0.hasParts }?.extent.start
  }

  /// The end of the last section of which anything is placed.
  private func end(isCut: Bool) -> CGFloat? {
    let sections = placement.content.sections.elements
    if isCut, let end = sections.last?.cutEnd { return end }
    return sections.dropLast(isCut ? 1 : 0).last { $0.hasParts }?.extent.end
  }
}

/// The part of the content that is presented, in points along the list.
private struct PresentedExtent {
  let start: CGFloat
  let end: CGFloat
  /// Whether there is content before it.
  let isCutBefore: Bool
  /// Whether there is content after it.
  let isCutAfter: Bool
}
