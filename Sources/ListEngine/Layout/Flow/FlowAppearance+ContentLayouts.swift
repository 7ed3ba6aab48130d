public import Foundation

extension FlowAppearance {
  /// What a flow wants to know about an item.
  public struct ItemLayout: ItemLayoutsValue, Hashable, Sendable {
    /// How wide the item is.
    public var width: Width

    /// As the flow has it.
    public static let defaultValue = ItemLayout()

    /// Describes an item.
    public init(width: Width = .natural) {
      self.width = width
    }

    /// How wide an item is.
    public enum Width: Hashable, Sendable {
      /// As `itemSizing` says.
      case natural
      /// As wide as the section: a row of its own.
      case fillRow
    }
  }

  /// What a flow wants to know about a header or a footer: nothing.
  public struct HeaderFooterLayout: HeaderFooterLayoutsValue, Hashable, Sendable {
    /// The only value.
    public static let defaultValue = HeaderFooterLayout()

    /// Makes the value.
    public init() {}
  }

  /// What a flow wants to know about a section; nil takes what the flow has.
  public struct SectionLayout: SectionLayoutsValue, Hashable, Sendable {
    /// Whether the header sticks to the top.
    public var isHeaderSticky: Bool?
    /// Where the section stands.
    public var width: CustomWidth
    /// What becomes of the room that a row leaves free.
    public var rowUnderflowAlignment: RowUnderflowAlignment?
    /// Where items stand that are shorter than their row.
    public var rowItemsAlignment: RowItemsAlignment?
    /// How wide items are.
    public var itemSizing: ItemSizing?
    /// The distance between the items of a row, in points.
    public var itemSpacing: CGFloat?

    /// As the flow has it.
    public static let defaultValue = SectionLayout()

    /// Describes a section.
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
  /// What a flow wants to know about the item.
  public var flow: FlowAppearance.ItemLayout {
    get { self[FlowAppearance.ItemLayout.self] }
    set { self[FlowAppearance.ItemLayout.self] = newValue }
  }

  /// Values for a flow.
  public static func flow(
    _ configure: (inout FlowAppearance.ItemLayout) -> Void
  ) -> ItemLayouts {
    ItemLayouts { configure(&$0.flow) }
  }
}

extension ContentLayouts where Slot == any AnyHeaderFooter {
  /// What a flow wants to know about the header or footer.
  public var flow: FlowAppearance.HeaderFooterLayout {
    get { self[FlowAppearance.HeaderFooterLayout.self] }
    set { self[FlowAppearance.HeaderFooterLayout.self] = newValue }
  }

  /// Values for a flow.
  public static func flow(
    _ configure: (inout FlowAppearance.HeaderFooterLayout) -> Void
  ) -> HeaderFooterLayouts {
    HeaderFooterLayouts { configure(&$0.flow) }
  }
}

extension ContentLayouts where Slot == Section {
  /// What a flow wants to know about the section.
  public var flow: FlowAppearance.SectionLayout {
    get { self[FlowAppearance.SectionLayout.self] }
    set { self[FlowAppearance.SectionLayout.self] = newValue }
  }

  /// Values for a flow.
  public static func flow(
    _ configure: (inout FlowAppearance.SectionLayout) -> Void
  ) -> SectionLayouts {
    SectionLayouts { configure(&$0.flow) }
  }
}
