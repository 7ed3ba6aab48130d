public import Foundation
import HeadlessUIKit

extension ListView {
  /// How much of the view is blank although there is content for it, in points along the list.
  ///
  /// Not 0 where the user has scrolled beyond the presented content. The area beyond the ends of
  /// the whole content does not count.
  ///
  /// - Complexity: O(1).
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
      let firstFrames = placement.content.sections.first,
      let lastFrames = placement.content.sections.last
    else { return nil }
    let firstItems = first.itemsBefore > 0 ? firstFrames.itemsExtent : nil
    let lastItems = last.itemsAfter > 0 ? lastFrames.itemsExtent : nil
    return PresentedExtent(
      start: firstItems?.start ?? firstFrames.extent.start,
      end: lastItems?.end ?? lastFrames.extent.end,
      isCutBefore: first.itemsBefore > 0 || presentation.sections.startIndex > 0,
      isCutAfter: last.itemsAfter > 0
        || presentation.sections.endIndex < contentState.all.sections.count
    )
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
