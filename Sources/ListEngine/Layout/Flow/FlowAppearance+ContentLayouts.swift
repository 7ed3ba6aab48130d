public import Foundation

extension FlowAppearance {
  /// The flow-specific options of an item.
  public struct ItemLayout: ItemLayoutsValue, Hashable, Sendable {
    /// The width of the item.
    public var width: Width

    /// The flow's defaults.
    public static let defaultValue = ItemLayout()

    /// Creates options.
    public init(width: Width = .natural) {
      self.width = width
    }

    /// The width of an item.
    public enum Width: Hashable, Sendable {
      /// As `itemSizing` specifies.
      case natural
      /// As wide as the section, in a row of its own.
      case fillRow
    }
  }

  /// The flow-specific options of a header or footer: none.
  public struct HeaderFooterLayout: HeaderFooterLayoutsValue, Hashable, Sendable {
    /// The only value.
    public static let defaultValue = HeaderFooterLayout()

    /// Creates the value.
    public init() {}
  }

  /// The flow-specific options of a section; nil uses the flow's own.
  public struct SectionLayout: SectionLayoutsValue, Hashable, Sendable {
    /// True if the header sticks to the top.
    public var isHeaderSticky: Bool?
    /// The width and position of the section.
    public var width: CustomWidth
    /// The distribution of the space that a row leaves free.
    public var rowUnderflowAlignment: RowUnderflowAlignment?
    /// The alignment of items that are shorter than their row.
    public var rowItemsAlignment: RowItemsAlignment?
    /// The width of items.
    public var itemSizing: ItemSizing?
    /// The distance between the items of a row, in points.
    public var itemSpacing: CGFloat?

    /// The flow's defaults.
    public static let defaultValue = SectionLayout()

    /// Creates options.
    public init(
      isHeaderSticky: Bool? = nil,
      width: CustomWidth = .default,
      rowUnderflowAlignment: RowUnderflowAlignment? = nil,
      rowItemsAlignment: RowItemsAlignment? = nil,
      itemSizing: ItemSizing? = nil,
      itemSpacing: CGFloat? = nil
    ) {
      self.isHeaderSticky = isHeaderSticky
      self.width = width
      self.rowUnderflowAlignment = rowUnderflowAlignment
      self.rowItemsAlignment = rowItemsAlignment
      self.itemSizing = itemSizing
      self.itemSpacing = itemSpacing
    }
  }
}

extension ContentLayouts where Slot == any AnyItem {
  /// The flow-specific options of the item.
  public var flow: FlowAppearance.ItemLayout {
    get { self[FlowAppearance.ItemLayout.self] }
    set { self[FlowAppearance.ItemLayout.self] = newValue }
  }

  /// Creates the flow-specific options.
  public static func flow(
    _ configure: (inout FlowAppearance.ItemLayout) -> Void
  ) -> ItemLayouts {
    ItemLayouts { configure(&$0.flow) }
  }
}

extension ContentLayouts where Slot == any AnyHeaderFooter {
  /// The flow-specific options of the header or footer.
  public var flow: FlowAppearance.HeaderFooterLayout {
    get { self[FlowAppearance.HeaderFooterLayout.self] }
    set { self[FlowAppearance.HeaderFooterLayout.self] = newValue }
  }

  /// Creates the flow-specific options.
  public static func flow(
    _ configure: (inout FlowAppearance.HeaderFooterLayout) -> Void
  ) -> HeaderFooterLayouts {
    HeaderFooterLayouts { configure(&$0.flow) }
  }
}

extension ContentLayouts where Slot == Section {
  /// The flow-specific options of the section.
  public var flow: FlowAppearance.SectionLayout {
    get { self[FlowAppearance.SectionLayout.self] }
    set { self[FlowAppearance.SectionLayout.self] = newValue }
  }

  /// Creates the flow-specific options.
  public static func flow(
    _ configure: (inout FlowAppearance.SectionLayout) -> Void
  ) -> SectionLayouts {
    SectionLayouts { configure(&$0.flow) }
  }
}
