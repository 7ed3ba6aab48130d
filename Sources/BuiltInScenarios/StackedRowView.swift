import Foundation
import HeadlessUIKit

/// Stacked views, each with its natural height, on a background.
///
/// Views of height 0 take no space and no spacing.
class StackedRowView: UIView {
  /// The margins around the views, in points.
  var margins = UIEdgeInsets(top: 12, left: 16, bottom: 12, right: 16)
  /// The distance between two views, in points.
  var spacing: CGFloat = 8
  /// The views, from top to bottom.
  var stack: [UIView] = [] {
    didSet {
      for view in oldValue { view.removeFromSuperview() }
      for view in stack { addSubview(view) }
    }
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let heights = heights(in: size.width).filter { $0 > 0 }
    let gaps = spacing * CGFloat(max(0, heights.count - 1))
    return CGSize(
      width: size.width,
      height: heights.reduce(gaps, +) + margins.top + margins.bottom
    )
  }

  override func layoutSubviews() {
    let width = stackWidth(in: bounds.width)
    var y = margins.top
    for (view, height) in zip(stack, heights(in: bounds.width)) {
      // Views that do not fit in a row of fixed height are clipped.
      let fitting = max(0, min(height, bounds.height - margins.bottom - y))
      view.frame = CGRect(x: margins.left, y: y, width: width, height: fitting)
      if height > 0 { y += height + spacing }
    }
  }

  private func heights(in width: CGFloat) -> [CGFloat] {
    let room = CGSize(width: max(1, stackWidth(in: width)), height: .greatestFiniteMagnitude)
    return stack.map { $0.sizeThatFits(room).height.rounded(.up) }
  }

  private func stackWidth(in width: CGFloat) -> CGFloat {
    max(0, width - margins.left - margins.right)
  }
}
