import Foundation
import HeadlessUIKit
import Signposts

/// Places the presented content with a layout, which it keeps from update to update.
///
/// Contents may query the list while it works, so it modifies nothing that the list holds.
final class LayoutPlacer {
  let layout: any WindowedListLayout
  /// True if the layout can place a part of the content starting from the middle.
  let placesWindows: Bool
  /// The positions of all content, where the layout knows them; nil if the lengths of other content
  /// than the presented one are estimated.
  let positions: LayoutPositions?
  /// The layout, if it says for which room lengths are measured; kept, as a cast is dear.
  private let roomLayout: (any LengthRoomLayout)?
  private var axis = LayoutDirection.vertical
  /// The alignment of content that is shorter than the view.
  private var alignment = Behavior.Underflow.Alignment.top
  private var attachments = LayoutAttachments()

  init(_ layout: any WindowedListLayout) {
    self.layout = layout
    roomLayout = layout as? any LengthRoomLayout
    placesWindows = type(of: layout).placesWindows
    positions = type(of: layout).knowsPositions ? LayoutPositions(layout) : nil
  }

  /// Takes over how the list is configured.
  func configure(_ axis: LayoutDirection, _ behavior: Behavior) {
    self.axis = axis
    alignment = behavior.underflow.alignment
  }

  /// Takes over the view, for what is asked before content is placed.
  func use(_ context: ListLayoutLayoutContext, _ signposter: Signposter) {
    guard let positions else { return layout.prepare(nil, in: context, signposter) }
    positions.context = context
    positions.signposter = signposter
  }

  /// The room for which the layout measures lengths.
  func lengthRoom(in context: ListLayoutLayoutContext) -> LengthRoom {
    roomLayout?.lengthRoom ?? LengthRoom(context)
  }

  /// Places all presented content in a view.
  ///
  /// - Parameters:
  ///   - presentation: The presented content.
  ///   - context: The view.
  ///   - measurer: Measures it.
  ///   - record: Takes over the lengths of what was placed, and returns those of the rest.
  /// - Returns: The positions.
  func place(
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer,
    record: ([PlacedLengths]) -> PresentationGaps? = { _ in nil }
  ) -> PlacedContent {
    use(context, measurer.services.signposter)
    positions?.prepare(presentation, in: context)
    let pass = WindowedLayoutPass(
      presentation,
      context,
      axis,
      knowsPositions: positions != nil,
      measurer,
      attachments
    )
    layout.place(pass)
    measurer = pass.measurer
    var content = pass.finish()
    if let gaps = record(content.lengths) { content.move(from: presentation.gaps, to: gaps) }
    if pass.alignsShortContent { content.align(in: context, alignment) }
    attachments = pass.attachments
    content.changesLooks = layout.changesLooks
    if positions == nil { content.sticky = layout.stickyHeaders(of: content, in: context) }
    update(&content, in: context)
    return content
  }

  /// Places the presented items of one section again, which was scrolled by itself.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - content: The frames that were placed before.
  ///   - presentation: The presented content.
  ///   - context: The view.
  ///   - measurer: Measures it.
  /// - Returns: The positions; nil if the layout can only place everything.
  func place(
    section: Int,
    of content: PlacedContent,
    _ presentation: PresentationState,
    in context: ListLayoutLayoutContext,
    _ measurer: inout Measurer
  ) -> PlacedContent? {
    let pass = WindowedLayoutPass(
      presentation,
      context,
      axis,
      knowsPositions: positions != nil,
      measurer,
      attachments
    )
    guard layout.placeSection(section, pass) else { return nil }
    measurer = pass.measurer
    var content = content
    pass.finish(section: section, in: &content)
    attachments = pass.attachments
    update(&content, in: context)
    return content
  }

  /// Returns whether any position follows the scroll offset.
  func followsOffset(_ content: PlacedContent) -> Bool {
    layout.followsOffset || content.hasHeaders
  }

  /// Adapts the positions to the scroll offset; called before every query unless none follows it.
  func update(_ content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    if content.hasHeaders { content.sticky.follow(context, axis) }
    if layout.followsOffset { layout.updateLayout(of: &content, in: context) }
  }
}

extension WindowedListLayout {
  /// Sticky headers according to the appearance, in a view.
  fileprivate func stickyHeaders(
    of content: PlacedContent,
    in context: ListLayoutLayoutContext
  ) -> StickyHeaders {
    guard content.hasHeaders else { return StickyHeaders() }
    let (appearance, axis) = (layoutAppearance, content.direction)
    return StickyHeaders(
      listHeader: appearance.listHeaderPosition,
      isFirst: content.containerHeader == nil
        && axis.top(for: appearance.resolvedBounds(in: context).padding) == 0,
      listHeaderLength: content.header.map { axis.height(for: $0.size) } ?? 0
    )
  }
}
