import Foundation

/// Finds the offset to which a list scrolls to bring an element to a position.
///
/// Every offset is within the limits at which the content's start and end meet the edges of the
/// view, and does not change across the list. Nil means that there is nothing to scroll.
struct ScrollTarget {
  var viewport: ScrollViewport
  var axis = LayoutDirection.vertical

  private var content: CGFloat { axis.length(of: viewport.contentSize) }
  private var visibleLength: CGFloat { axis.length(of: viewport.visibleContentFrame.size) }
  private var startInset: CGFloat { axis.startInset(of: viewport.adjustedContentInset) }
  private var current: CGPoint { viewport.bounds.origin }

  /// The offsets at which the content's start and end meet the edges of the view.
  ///
  /// Both are equal if the content is shorter than the view.
  var limits: ClosedRange<CGFloat> {
    -startInset...max(-startInset, content - visibleLength - startInset)
  }

  /// Returns whether a frame is fully visible.
  func isVisible(_ frame: CGRect) -> Bool {
    let visible = viewport.visibleContentFrame
    return visible.minX <= frame.minX && frame.maxX <= visible.maxX
      && visible.minY <= frame.minY && frame.maxY <= visible.maxY
  }

  /// The offset for a frame; nil if it is less than a rounded point away.
  func offset(showing frame: CGRect, at position: ScrollPosition) -> CGPoint? {
    if position.ifAlreadyVisible == .doNothing, isVisible(frame) { return nil }
    let target = point(at: unlimitedOffset(showing: frame, at: position))
    let isThere =
      axis.position(of: target).rounded() == axis.position(of: current).rounded()
    return isThere ? nil : target
  }

  /// The offset for an item.
  ///
  /// `stickyHeader` is the length of the section's header if it sticks to the start of the view: an
  /// item scrolled to the start is placed below it.
  func offset(
    showingItem frame: CGRect,
    stickyHeader: CGFloat? = nil,
    at position: ScrollPosition
  ) -> CGPoint? {
    if position.ifAlreadyVisible == .doNothing, isVisible(frame) { return nil }
    if let stickyHeader, position.position == .top {
      return offset(showing: axis.offset(frame, by: -stickyHeader), at: position)
    }
    guard willScroll(showing: frame, at: position) else { return nil }
    return point(at: unlimitedOffset(showing: frame, at: position))
  }

  /// Returns whether an item is at least a whole point away from its position, and the list can
  /// scroll a whole point in that direction.
  func willScroll(showing frame: CGRect, at position: ScrollPosition) -> Bool {
    let distance = unlimitedOffset(showing: frame, at: position) - axis.position(of: current)
    guard abs(distance).rounded(.down) > 0 else { return false }
    let visible = viewport.visibleContentFrame
    return distance > 0
      ? (axis.end(of: visible) - content).rounded(.up) < 0
      : axis.start(of: visible).rounded(.down) > 0
  }

  /// The offset `distance` points further; nil if the list cannot scroll in that direction.
  ///
  /// Nil if the distance is NaN.
  func offset(movedBy distance: CGFloat) -> CGPoint? {
    guard !distance.isNaN else { return nil }
    let target = point(at: axis.position(of: current) + distance)
    return target == current ? nil : target
  }

  /// The offset at which the content's start meets the edge of the view.
  var start: CGPoint { axis.point(at: limits.lowerBound, across: current) }

  /// The offset at which the content's end meets the edge of the view; nil if all of it fits.
  var end: CGPoint? {
    content > visibleLength ? axis.point(at: limits.upperBound, across: current) : nil
  }

  private func unlimitedOffset(showing frame: CGRect, at position: ScrollPosition) -> CGFloat {
    let base = axis.start(of: frame) - startInset
    let room = visibleLength - axis.length(of: frame.size)
    return switch position.position {
    case .top: base - position.offset
    case .centered: base - room / 2 - position.offset
    case .bottom: base - room + position.offset
    }
  }

  private func point(at position: CGFloat) -> CGPoint {
    let limited = min(max(position, limits.lowerBound), limits.upperBound)
    return axis.point(at: limited, across: current)
  }
}
