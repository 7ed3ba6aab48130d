import HeadlessUIKit

// Headers and footers that stay on screen.
extension UICollectionViewFlowLayout {
  /// The frame of a header or footer that stays on screen; nil for one that does not.
  func pinnedFrame(
    of element: UICollectionViewLayoutAttributes,
    in visible: ClosedRange<CGFloat>
  ) -> CGRect? {
    let isHeader = element.representedElementKind == UICollectionView.elementKindSectionHeader
    guard isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds,
      element.indexPath.count == 2, solution.sections.indices.contains(element.indexPath.section)
    else { return nil }
    return solution.sections[element.indexPath.section].pinned(
      element.frame,
      isHeader: isHeader,
      in: visible,
      isVertical: scrollDirection == .vertical
    )
  }

  /// The frame of a header or footer where the view is scrolled to; nil for one that does not stay on screen.
  func pinnedFrameNow(of element: UICollectionViewLayoutAttributes) -> CGRect? {
    guard pinsElements, !givesRestingFrames, let view = collectionView else { return nil }
    let visible = CGRect(origin: view.contentOffset, size: view.bounds.size)
      .inset(by: view.adjustedContentInset)
    let (start, end) =
      scrollDirection == .vertical
      ? (visible.minY, visible.maxY) : (visible.minX, visible.maxX)
    return pinnedFrame(of: element, in: start...max(start, end))
  }

  /// Asks for elements as they are without pinning.
  func withRestingFrames<Result>(_ ask: () -> Result) -> Result {
    givesRestingFrames = true
    defer { givesRestingFrames = false }
    return ask()
  }
}
