import Foundation
import HeadlessUIKit

/// The space that a view and an appearance leave for content.
struct LayoutRoom {
  let direction: LayoutDirection
  /// The length of the view across the list.
  let viewWidth: CGFloat
  /// Padding before the content.
  let topPadding: CGFloat
  /// Padding after the content.
  let bottomPadding: CGFloat
  /// Padding at both sides of the content.
  let sidePadding: HorizontalPadding
  /// The width and position of content that sets none.
  let rootWidth: CustomWidth
  /// The length of that width.
  let defaultWidth: CGFloat

  init(_ appearance: some ListLayoutAppearance, in context: ListLayoutLayoutContext) {
    let bounds = appearance.resolvedBounds(in: context)
    direction = appearance.direction
    viewWidth = direction.width(for: context.viewBounds.size)
    topPadding = direction.top(for: bounds.padding)
    bottomPadding = direction.bottom(for: bounds.padding)
    sidePadding = direction.horizontalPadding(for: bounds.padding)
    rootWidth = .custom(.init(padding: sidePadding, width: bounds.width))
    defaultWidth = rootWidth.position(viewWidth: viewWidth, defaultWidth: viewWidth).width
  }
}

/// The position of a section across the list.
struct SectionRoom {
  let width: CustomWidth
  /// Its start.
  let x: CGFloat
  /// Its width.
  let length: CGFloat

  init(_ own: CustomWidth, in room: LayoutRoom) {
    width = own.merge(with: room.rootWidth)
    (x, length) = width.position(viewWidth: room.viewWidth, defaultWidth: room.defaultWidth)
  }
}
