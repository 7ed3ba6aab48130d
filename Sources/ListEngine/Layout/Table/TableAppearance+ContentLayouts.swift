public import Foundation

extension TableAppearance {
  /// What a table wants to know about an item.
  public struct ItemLayout: ItemLayoutsValue, Hashable, Sendable {
    /// Distance to the next item; nil takes the table's.
    public var itemSpacing: CGFloat?
    /// Distance to the section's footer; nil takes the table's.
    public var itemToSectionFooterSpacing: CGFloat?
    /// Where the item stands.
    ///
    /// Not used in sections with several columns.
    public var width = CustomWidth.default

    /// As the table has it.
    public static let defaultValue = ItemLayout()

    /// Describes an item.
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

  /// What a table wants to know about a header or a footer.
  public struct HeaderFooterLayout: HeaderFooterLayoutsValue, Hashable, Sendable {
    /// Where it stands.
    public var width = CustomWidth.default

    /// As the table has it.
    public static let defaultValue = HeaderFooterLayout()

    /// Describes a header or footer.
    public init(width: CustomWidth = .default) {
      self.width = width
    }
  }

  /// What a table wants to know about a section.
  public struct SectionLayout: SectionLayoutsValue, Hashable, Sendable {
    /// Whether the header sticks to the top; nil takes the table's.
    public var isHeaderSticky: Bool?
    /// Where the section stands.
    public var width = CustomWidth.default
    /// Distance to the next section; nil takes the table's.
    public var customInterSectionSpacing: CGFloat?
    /// The columns in which the items stand.
    public var columns = Columns.one

    /// As the table has it.
    public static let defaultValue = SectionLayout()

    /// Describes a section.
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
      /// How many there are.
      public let count: Int
      /// The distance between two, in points.
      public let spacing: CGFloat

      /// A single column.
      public static let one = Columns(count: 1)

      /// Describes columns.
      ///
      /// - Precondition: at least one column, and no negative spacing.
      public init(count: Int, spacing: CGFloat = 0) {
        precondition(count >= 1, "a section needs at least one column, not \(count)")
        precondition(spacing >= 0, "column spacing cannot be negative, as \(spacing) is")
        self.count = count
        self.spacing = spacing
      }
    }
  }
}
