public import Foundation
import HeadlessUIKit

/// One element that a custom layout places: an item, a header or a footer.
public class ListLayoutContentItem {
  /// The size with which the element was measured, in points; set by the layout.
  public var measuredSize = CGSize.zero
  /// The size of the element, in points.
  public var size = CGSize.zero { didSet { if size != oldValue { changes.place() } } }
  /// The horizontal origin of the element, in the coordinates of the content.
  public var x: CGFloat = 0 { didSet { if x != oldValue { changes.place() } } }
  /// The vertical origin of the element, in the coordinates of the content.
  public var y: CGFloat = 0 { didSet { if y != oldValue { changes.place() } } }
  /// The stacking order: elements with a higher number are in front.
  public var zIndex = 0 { didSet { if zIndex != oldValue { changes.place() } } }
  /// Measures the element in a space; cached sizes cost nothing.
  public final internal(set) var measurer: (Sizing.MeasureInfo) -> CGSize
  let changes: ListLayoutContent.Changes

  init(
    _ changes: ListLayoutContent.Changes,
    measurer: @escaping (Sizing.MeasureInfo) -> CGSize = { _ in .zero }
  ) {
    self.changes = changes
    self.measurer = measurer
  }

  /// The frame of the element when it is not pinned.
  public final var defaultFrame: CGRect {
    CGRect(x: x, y: y, width: size.width, height: size.height)
  }

  /// Moves the element along the list.
  final func move(to start: CGFloat, along direction: LayoutDirection) {
    if direction == .vertical { y = start } else { x = start }
  }
}

extension ListLayoutContent {
  /// A header or a footer that a custom layout places.
  public final class SupplementaryItemInfo: ListLayoutContentItem {
    /// True if the slot has content.
    public let isPopulated: Bool
    /// Its layout-specific options.
    public let layouts: HeaderFooterLayouts
    /// The horizontal origin while it is pinned.
    public var pinnedX: CGFloat? {
      didSet { if pinnedX != oldValue { changes.isPinned = true } }
    }
    /// The vertical origin while it is pinned.
    public var pinnedY: CGFloat? {
      didSet { if pinnedY != oldValue { changes.isPinned = true } }
    }

    /// The state of the header or footer; nil if it is not populated.
    private let state: PresentationHeaderFooterState?

    init(
      _ changes: ListLayoutContent.Changes,
      _ state: PresentationHeaderFooterState?,
      isPopulated: Bool,
      layouts: HeaderFooterLayouts,
      measurer: @escaping (Sizing.MeasureInfo) -> CGSize
    ) {
      self.state = state
      self.isPopulated = isPopulated
      self.layouts = layouts
      super.init(changes, measurer: measurer)
    }

    /// True if the first responder is in its view, which keeps it on screen.
    public var containsFirstResponder: Bool {
      withViews(state?.view) { view in
        guard let view, let responder = view.window?.firstResponder else { return false }
        return responder.isDescendant(of: view)
      }
    }

    /// The visible frame.
    public var visibleFrame: CGRect {
      CGRect(x: pinnedX ?? x, y: pinnedY ?? y, width: size.width, height: size.height)
    }

    /// Pins it along the list, or unpins it.
    func pin(at start: CGFloat?, along direction: LayoutDirection) {
      if direction == .vertical { pinnedY = start } else { pinnedX = start }
    }
  }

  /// An item that a custom layout places.
  public final class ItemInfo: ListLayoutContentItem {
    /// The position of the item in the content.
    public internal(set) var indexPath: IndexPath
    /// Its layout-specific options.
    public let layouts: ItemLayouts
    /// True if the user may drag the item.
    public let isReorderable: Bool
    /// The position of the item in its group; must be set before the item is measured.
    public var position = ItemPosition.single {
      didSet { if position != oldValue { changes.place() } }
    }
    /// The position at which the item is measured.
    var announcedPosition = ItemPosition.single
    let item: AnyItemStorage
    let state: PresentationItemState

    init(
      _ changes: ListLayoutContent.Changes,
      indexPath: IndexPath,
      item: AnyItemStorage,
      state: PresentationItemState
    ) {
      self.indexPath = indexPath
      self.item = item
      self.state = state
      layouts = item.layouts
      isReorderable = item.item.reordering != nil
      super.init(changes)
    }

    /// The frame of the item.
    public var frame: CGRect { defaultFrame }
  }

  /// A section that a custom layout places.
  public final class SectionInfo {
    /// Above the items.
    public let header: SupplementaryItemInfo
    /// Below the items.
    public let footer: SupplementaryItemInfo
    /// The items, in order.
    public var items: [ItemInfo]
    /// The layout-specific options of the section.
    public let layouts: SectionLayouts
    /// True if the header's content requests to stick; nil leaves it to the section.
    public let isHeaderSticky: Bool?
    private var knownContentsFrame: (placings: UInt64, frame: CGRect)?

    init(
      header: SupplementaryItemInfo,
      footer: SupplementaryItemInfo,
      items: [ItemInfo],
      layouts: SectionLayouts,
      isHeaderSticky: Bool?
    ) {
      self.header = header
      self.footer = footer
      self.items = items
      self.layouts = layouts
      self.isHeaderSticky = isHeaderSticky
    }

    /// The populated header, items and footer.
    public var all: [ListLayoutContentItem] {
      (header.isPopulated ? [header] : []) + items + (footer.isPopulated ? [footer] : [])
    }

    /// The bounding box of all parts with a nonzero area.
    ///
    /// Linear in the number of items if anything was moved since the last call.
    public var contentsFrame: CGRect {
      let placings = header.changes.placings
      if let known = knownContentsFrame, known.placings == placings { return known.frame }
      let frame = CGRect.union(of: all.map(\.defaultFrame))
      knownContentsFrame = (placings, frame)
      return frame
    }
  }
}
