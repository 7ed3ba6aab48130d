public import Foundation

extension UIScrollView {
  /// The content inset, plus the safe area's part and that of a refreshing control.
  ///
  /// `contentInsetAdjustmentBehavior` determines the safe area's part; a refresh control adds its
  /// height at the top while it is refreshing.
  public var adjustedContentInset: UIEdgeInsets {
    var inset = contentInset + safeAreaInsets.masked(to: adjustedEdges)
    if let refreshControl, refreshControl.isRefreshing { inset.top += refreshControl.frame.height }
    return inset
  }

  /// The vertical offsets at which the content's start and end meet the edges of the view.
  ///
  /// Both are equal if the content is shorter than the view.
  public var verticalOffsetLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let top = -inset.top
    return top...max(top, contentSize.height + inset.bottom - bounds.height)
  }

  /// The horizontal offsets at which the content's start and end meet the edges of the view.
  ///
  /// Both are equal if the content is narrower than the view.
  public var horizontalOffsetLimits: ClosedRange<CGFloat> {
    let inset = adjustedContentInset
    let left = -inset.left
    return left...max(left, contentSize.width + inset.right - bounds.width)
  }

  /// Scrolls as `scrollRectToVisible` does.
  final func scroll(toShow rect: CGRect, animated: Bool) {
    guard !rect.isNull, rect.width > 0, rect.height > 0 else { return }
    let visible = bounds.inset(by: adjustedContentInset)
    let target = CGPoint(
      x: horizontalAxis.offset(
        showing: rect.minX...rect.maxX,
        in: visible.minX...max(visible.minX, visible.maxX)
      ),
      y: verticalAxis.offset(
        showing: rect.minY...rect.maxY,
        in: visible.minY...max(visible.minY, visible.maxY)
      )
    )
    guard target != contentOffset else { return }
    setContentOffset(target, animated: animated)
  }

  /// Reports the adjusted inset if it has changed.
  func updateAdjustedContentInset() {
    let inset = adjustedContentInset
    guard inset != lastAdjustedContentInset else { return }
    lastAdjustedContentInset = inset
    setNeedsLayout()
    adjustedContentInsetDidChange()
    delegate?.scrollViewDidChangeAdjustedContentInset(self)
  }

  /// The edges where the safe area is added.
  private var adjustedEdges: UIRectEdge {
    let vertical: UIRectEdge = [.top, .bottom]
    let horizontal: UIRectEdge = [.left, .right]
    let scrollsVertically = alwaysBounceVertical || contentSize.height > bounds.height
    let scrollsHorizontally = alwaysBounceHorizontal || contentSize.width > bounds.width
    return switch contentInsetAdjustmentBehavior {
    case .never: []
    case .always: .all
    case .automatic: scrollsHorizontally ? .all : vertical
    case .scrollableAxes:
      (scrollsVertically ? vertical : []).union(scrollsHorizontally ? horizontal : [])
    }
  }
}
