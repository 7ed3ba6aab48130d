import Foundation
import HeadlessUIKit

extension SwipeActionsViewStyle {
  /// The width of each action, in points, in a row of a width.
  ///
  /// `fitting` are the widths that fit the actions' contents.
  func actionWidths(
    fitting: [CGFloat],
    rowWidth: CGFloat,
    on side: SwipeSide
  ) -> [CGFloat] {
    switch buttonSizing {
    case .sizeThatFits: return fitting.map { min(max($0, minWidth), maxItemWidth) }
    case .equalWidth:
      guard let widest = fitting.max() else { return [] }
      let room = rowWidth * maxWidthRatio - surroundings(of: fitting.count, on: side)
      let width = min(max(widest, minWidth), room / CGFloat(fitting.count))
      return fitting.map { _ in max(0, width) }
    }
  }

  /// The width of all actions together, with the space between and around them, in points.
  func totalWidth(of actions: [CGFloat], on side: SwipeSide) -> CGFloat {
    actions.isEmpty ? 0 : actions.reduce(surroundings(of: actions.count, on: side), +)
  }

  private func surroundings(of count: Int, on side: SwipeSide) -> CGFloat {
    let insets = side == .left ? leadingContainerInsets : trailingContainerInsets
    return insets.left + insets.right + interActionSpacing * CGFloat(count - 1)
  }
}
