import Foundation
import HeadlessUIKit
import ListSchema

/// Moves along a list and places content.
///
/// It works as if every list were vertical. The axes are swapped only where a size is measured and
/// where a frame is written.
struct LayoutPen {
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

  /// The position of the next part.
  var y: CGFloat = 0
  private(set) var measurer: Measurer
  private var measuredWidth: CGFloat = 0

  init(
    _ appearance: some ListLayoutAppearance,
    in context: ListLayoutLayoutContext,
    _ measurer: Measurer
  ) {
    let bounds = appearance.resolvedBounds(in: context)
    direction = appearance.direction
    viewWidth = direction.width(for: context.viewBounds.size)
    topPadding = direction.top(for: bounds.padding)
    bottomPadding = direction.bottom(for: bounds.padding)
    sidePadding = direction.horizontalPadding(for: bounds.padding)
    rootWidth = .custom(.init(padding: sidePadding, width: bounds.width))
    defaultWidth = rootWidth.position(viewWidth: viewWidth, defaultWidth: viewWidth).width
    self.measurer = measurer
  }

  /// The size of the content, once the pen is at its end.
  var contentSize: CGSize { direction.size(width: viewWidth, height: y) }

  /// The maximum measured width of the content, with the padding.
  var naturalWidth: CGFloat { measuredWidth + sidePadding.leading + sidePadding.trailing }

  /// A frame at the pen.
  func frame(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    direction.frame(x: x, y: y, width: width, height: height)
  }

  /// Places a header or footer and moves to its end; an empty slot takes no space.
  mutating func place(
    _ slot: HeaderFooterSlot,
    at place: ElementPlace,
    _ width: CustomWidth,
    defaultWidth: CGFloat? = nil
  ) -> CGRect? {
    guard let model = slot.model, let state = slot.state else { return nil }
    let (x, width) = width.position(
      viewWidth: viewWidth,
      defaultWidth: defaultWidth ?? self.defaultWidth
    )
    let size = direction.size(for: measurer.size(of: model, state, at: place, in: room(width)))
    if place.part.countsAsContent { measuredWidth = max(measuredWidth, size.width) }
    let frame = frame(x: x, width: width, height: size.height)
    y += size.height
    return frame
  }

  /// Measures an item: its width across the list and its height along it.
  mutating func size(
    of item: AnyItemStorage,
    _ state: PresentationItemState,
    at place: ElementPlace,
    _ position: ItemPosition = .single,
    width: CGFloat
  ) -> CGSize {
    let size = direction.size(
      for: measurer.size(of: item, state, at: place, position, in: room(width))
    )
    measuredWidth = max(measuredWidth, size.width)
    return size
  }

  /// The space for an element of unlimited length.
  private func room(_ width: CGFloat) -> Sizing.MeasureInfo {
    Sizing.MeasureInfo(
      sizeConstraint: direction.size(width: width, height: .greatestFiniteMagnitude),
      direction: direction
    )
  }
}

extension ListSchema.ContentPart {
  /// Whether the part counts for the natural width of a list.
  fileprivate var countsAsContent: Bool { self != .containerHeader && self != .overscrollFooter }
}
