import Foundation
import HeadlessUIKit

/// The conditions that lengths of rows depend on besides their contents and the layout.
enum LengthRoom: Equatable {
  /// The width that a table or a flow leaves for content, by the view and the bounds of the content.
  case sections(view: CGFloat, content: CustomWidth)
  /// Everything of the view that another layout may look at, but not what scrolls.
  case view(
    CGSize,
    safeArea: UIEdgeInsets,
    margins: UIEdgeInsets,
    inset: UIEdgeInsets,
    isRightToLeft: Bool
  )

  /// The lengths known in a room of another layout.
  init(_ context: ListLayoutLayoutContext) {
    self = .view(
      context.viewBounds.size,
      safeArea: context.safeAreaInsets,
      margins: context.layoutMargins,
      inset: context.contentInset,
      isRightToLeft: context.isRightToLeft
    )
  }
}

/// A layout of which it is known what the lengths of rows depend on.
protocol LengthRoomLayout {
  /// The conditions in the view that was prepared.
  var lengthRoom: LengthRoom { get }
}
