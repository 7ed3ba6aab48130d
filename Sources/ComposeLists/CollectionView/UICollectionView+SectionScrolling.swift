import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine

// Sections that scroll by themselves, across the list.
extension UICollectionView {
  /// Scrolls the section of an item, if that scrolls by itself, so that the item is at a place of it.
  final func scrollSection(to path: IndexPath, _ position: ScrollPosition) {
    guard let layout = list.compositionalLayout, path.count == 2,
      let offset = list.sectionOffset(path.section),
      let frame = layout.layoutAttributesForItem(at: path)?.frame
    else { return }
    let isHorizontal = layout.configuration.scrollDirection == .vertical
    var (start, end) = isHorizontal ? (frame.minX, frame.maxX) : (frame.minY, frame.maxY)
    let room = isHorizontal ? list.bounds.width : list.bounds.height
    if isHorizontal, layout.viewport.isRightToLeft {
      let length = max(room, layout.orthogonalContentLength(ofSection: path.section))
      (start, end) = (length - end, length - start)
    }
    let side = position.side(isHorizontal: isHorizontal, layout.viewport.isRightToLeft)
    let wanted = side.offset(showing: start...max(start, end), at: offset, room)
    guard wanted != offset else { return }
    let stop = list.targetOffset(
      ofSection: path.section,
      from: wanted,
      proposed: wanted,
      velocity: 0
    )
    list.setSectionOffset(stop ?? wanted, ofSection: path.section)
  }
}

extension UICollectionView.ScrollPosition {
  /// The part of a section in which an item is shown that it is scrolled to.
  fileprivate enum Side {
    case start, middle, end, nearest

    /// The offset at which a range of the content is at this side of a room; the nearest shows all of it.
    func offset(showing range: ClosedRange<CGFloat>, at offset: CGFloat, _ room: CGFloat) -> CGFloat
    {
      switch self {
      case .start: range.lowerBound
      case .middle: (range.lowerBound + range.upperBound - room) / 2
      case .end: range.upperBound - room
      case .nearest:
        min(max(offset, range.upperBound - room), range.lowerBound)
      }
    }
  }

  fileprivate func side(isHorizontal: Bool, _ isRightToLeft: Bool) -> Side {
    if contains(isHorizontal ? .centeredHorizontally : .centeredVertically) { return .middle }
    let isReversed = isHorizontal && isRightToLeft
    if contains(isHorizontal ? .left : .top) { return isReversed ? .end : .start }
    if contains(isHorizontal ? .right : .bottom) { return isReversed ? .start : .end }
    return .nearest
  }
}
