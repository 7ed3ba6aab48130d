public import Foundation

extension TableAppearance {
  /// The table-specific options of an item.
  public struct ItemLayout: ItemLayoutsValue, Hashable, Sendable {
    /// Distance to the next item; nil uses the table's.
    public var itemSpacing: CGFloat?
    /// Distance to the section's footer; nil uses the table's.
    public var itemToSectionFooterSpacing: CGFloat?
    /// The width and position of the item.
    ///
    /// Ignored in sections with several columns.
    public var width = CustomWidth.default

    /// The table's defaults.
    public static let defaultValue = ItemLayout()

    /// Creates options.
    public init(
      itemSpacing: CGFloat? = nil,
      itemToSectionFooterSpacing: CGFloat? = nil,
      width: CustomWidth = .default
    ) {
      self.itemSpacing = itemSpacing
      self.itemToSectionFooterSpacing = itemToSectionFooterSpacing
      self.width = width
    }
  }

  /// The table-specific options of a header or footer.
  public struct HeaderFooterLayout: HeaderFooterLayoutsValue, Hashable, Sendable {
    /// Its width and position.
    public var width = CustomWidth.default

    /// The table's defaults.
    public static let defaultValue = HeaderFooterLayout()

    /// Creates options.
    public init(width: CustomWidth = .default) {
      self.width = width
    }
  }

  /// The table-specific options of a section.
  public struct SectionLayout: SectionLayoutsValue, Hashable, Sendable {
    /// True if the header sticks to the top; nil uses the table's setting.
    public var isHeaderSticky: Bool?
    /// The width and position of the section.
    public var width = CustomWidth.default
    /// Distance to the next section; nil uses the table's.
    public var customInterSectionSpacing: CGFloat?
    /// The columns of items.
    public var columns = Columns.one
    /// True if the footer stays at the bottom while its section is on screen.
    package var isFooterSticky = false
    /// Distance above the header, if there is one.
    package var headerTopPadding: CGFloat = 0
    /// The assumed length of rows that were not measured; nil uses the mean of those that were.
    package var estimatedRowLength: CGFloat?

    /// The table's defaults.
    public static let defaultValue = SectionLayout()

    /// Creates options.
    public init(
      isHeaderSticky: Bool? = nil,
      width: CustomWidth = .default,
      customInterSectionSpacing: CGFloat? = nil,
      columns: Columns = .one
    ) {
      self.isHeaderSticky = isHeaderSticky
      self.width = width
      self.customInterSectionSpacing = customInterSectionSpacing
      self.columns = columns
    }

    /// Columns of equal width.
    public struct Columns: Hashable, Sendable {
      /// The number of columns.
      public var count: Int
      /// The distance between two columns, in points.
      public var spacing: CGFloat

      /// A single column.
      public static let one = Columns(count: 1)

      /// Creates columns.
      ///
      /// - Precondition: at least one column, and no negative spacing.
      public init(count: Int = 1, spacing: CGFloat = 0) {
        precondition(count >= 1, "a section needs at least one column, not \(count)")
        precondition(spacing >= 0, "column spacing cannot be negative, as \(spacing) is")
        self.count = count
        self.spacing = spacing
      }
    }
  }
}
