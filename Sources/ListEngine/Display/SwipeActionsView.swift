import Foundation
import HeadlessUIKit

/// The swipe actions beside the content of a row, where it was moved away.
final class SwipeActionsView: UIView {
  private var actions: [SwipeAction] = []
  private var side = SwipeSide.right
  /// True if the first action covers the others.
  private var isExpanded = false

  /// Shows the actions of a side in the part of the row that is uncovered.
  func show(_ actions: [SwipeAction], _ swipe: SwipeMachine, in size: CGSize) {
    self.actions = actions
    side = swipe.state.side ?? side
    isExpanded = swipe.state.isExpanded
    let width = min(size.width, abs(swipe.offset))
    let x = side == .left ? 0 : size.width - width
    frame = CGRect(x: x, y: 0, width: width, height: size.height)
  }

  /// Draws each action with its share of the width; the first is at the edge of the row.
  override func draw(_ rect: CGRect, in context: any GraphicsContext) {
    let shown = isExpanded ? actions.prefix(1) : actions[...]
    let widths = shown.map(\.fittingWidth)
    let scale = bounds.width / max(1, widths.reduce(0, +))
    var distance: CGFloat = 0
    for (action, width) in zip(shown, widths) {
      let x = side == .left ? distance : bounds.width - distance - width * scale
      distance += width * scale
      let place = CGRect(x: x, y: 0, width: width * scale, height: bounds.height)
      if let color = action.backgroundColor { context.fill(place, color: color) }
      let title = StyledText(
        action.title ?? "",
        font: .systemFont(ofSize: 15, weight: .medium),
        numberOfLines: 1,
        alignment: .center
      )
      context.draw(title, color: action.tintColor, in: place)
    }
  }
}

extension SwipeAction {
  /// The width that fits the title, in points.
  var fittingWidth: CGFloat { CGFloat((title ?? "").count) * 10 + 20 }
}

extension SwipeState {
  /// True if the first action covers the others, or will as soon as the finger leaves.
  fileprivate var isExpanded: Bool {
    switch self {
    case .swiping(_, let willPerform): willPerform
    case .willPerformFirstActionAutomatically, .expandActions: true
    case .closed, .open: false
    }
  }
}
