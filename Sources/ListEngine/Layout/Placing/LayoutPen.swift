import Foundation
import HeadlessUIKit
import ListSchema

/// Goes along a list and puts content where it stands.
///
/// It works as if every list were vertical. The axes are swapped where a size is measured and where
/// a frame is written, here and nowhere else.
struct LayoutPen {
  let direction: LayoutDirection
  /// The length of the view across the list.
  let viewWidth: CGFloat
  /// Room left free before the content.
  let topPadding: CGFloat
  /// Room left free behind the content.
  let bottomPadding: CGFloat
  /// Room left free at both sides of the content.
  let sidePadding: HorizontalPadding
  /// Where content stands that has no width of its own.
  let rootWidth: CustomWidth
  /// How wide that is.
  let defaultWidth: CGFloat

  /// Where the next part begins.
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

  /// The greatest measured width of anything that counts, with the padding.
  var naturalWidth: CGFloat { measuredWidth + sidePadding.leading + sidePadding.trailing }

  /// A frame at the pen.
  func frame(x: CGFloat, width: CGFloat, height: CGFloat) -> CGRect {
    direction.frame(x: x, y: y, width: width, height: height)
  }

  /// Places a header or footer and goes to its end; an empty slot takes no room.
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

  /// The room of something that may be as long as it wants.
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
