public import Foundation
import HeadlessUIKit

extension ListView {
  /// How much of the view shows nothing although there is content for it, in points along the list.
  ///
  /// Not 0 where the user has come beyond what is presented. What lies beyond the ends of the whole
  /// content does not count.
  ///
  /// - Complexity: O(1).
  public var blankLength: CGFloat {
    let start = axis.position(of: scrollView.contentOffset)
    let end = start + axis.length(of: bounds.size)
    guard let presented = presentedExtent else {
      return allContent.sections.isEmpty ? 0 : end - start
    }
    let before = presented.isCutBefore ? max(0, min(presented.start, end) - start) : 0
    let after = presented.isCutAfter ? max(0, end - max(presented.end, start)) : 0
    return before + after
  }

  /// From where to where the content is presented; nil where none is.
  private var presentedExtent: PresentedExtent? {
    guard let first = presentation.sections.first, let last = presentation.sections.last,
      let firstFrames = layoutContent.sections.first, let lastFrames = layoutContent.sections.last
    else { return nil }
    let direction = layoutContent.direction
    let firstItem = first.itemsBefore > 0 ? firstFrames.items.first : nil
    let lastItem = last.itemsAfter > 0 ? lastFrames.items.last : nil
    return PresentedExtent(
      start: firstItem.map { direction.minY(for: $0) } ?? firstFrames.extent.start,
      end: lastItem.map { direction.maxY(for: $0) } ?? lastFrames.extent.end,
      isCutBefore: first.itemsBefore > 0 || presentation.sections.startIndex > 0,
      isCutAfter: last.itemsAfter > 0
        || presentation.sections.endIndex < allContent.sections.count
    )
  }
}

/// The part of the content that is presented, in points along the list.
private struct PresentedExtent {
  let start: CGFloat
  let end: CGFloat
  /// Whether there is content before it.
  let isCutBefore: Bool
  /// Whether there is content behind it.
  let isCutAfter: Bool
}
