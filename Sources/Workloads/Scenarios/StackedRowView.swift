import Foundation
import HeadlessUIKit

/// Views below each other, each as high as it wants to be, on a ground of its own.
///
/// Views that want no height take no room, and no distance either.
class StackedRowView: UIView {
  /// Room around the views, in points.
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
      // What does not fit into a row of a fixed height is cut.
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
