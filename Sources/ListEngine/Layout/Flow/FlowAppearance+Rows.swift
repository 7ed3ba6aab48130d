public import Foundation

extension FlowAppearance {
  /// The distribution of the space that a row leaves free.
  public enum RowUnderflowAlignment: Hashable, Sendable {
    /// It is left after the row.
    case leading
    /// It is split between both sides.
    case centered
    /// It is left before the row.
    case trailing
    /// It is distributed between the items; the last row of a section may differ.
    case fill(FillLastRowAlignment)

    /// The gaps in the last row of a section, which may have few items.
    public enum FillLastRowAlignment: Hashable, Sendable {
      /// As in other rows.
      case fill
      /// No wider than in the previous row.
      case matchPreviousRowSpacing
      /// No wider than the item spacing.
      case defaultItemSpacing
    }
  }

  /// The alignment of items that are shorter than their row.
  public enum RowItemsAlignment: Hashable, Sendable {
    /// At the start of the row.
    case top
    /// In the middle.
    case center
    /// At the end.
    case bottom
    /// They are stretched to the length of the row.
    case fill
  }

  /// The width of items.
  public enum ItemSizing: Hashable, Sendable {
    /// Their measured width.
    case natural
    /// A fixed width, in points.
    case fixed(CGFloat)
    /// A number of equal columns, at least one.
    case columns(Int)
  }

  /// The item spacing that determines how many items fit in a row.
  public enum RowBreaking: Hashable, Sendable {
    /// The spacing with which the items are placed: the section's own, if it has one.
    case sectionItemSpacing
    /// The spacing of the list, whatever the section's own, as in Listable 17.3.
    ///
    /// Rows of sections with wider spacing may then extend beyond the end of the section.
    case listItemSpacing
  }

  /// Distances between the parts of a flow, in points; all 0 by default.
  public struct Spacings: Hashable, Sendable {
    /// Below the list's header, when there is a section.
    public var headerToFirstSectionSpacing: CGFloat
    /// Between sections.
    public var interSectionSpacing: InterSectionSpacing
    /// Below a section's header, when the section has items.
    public var sectionHeaderBottomSpacing: CGFloat
    /// Between the items of a row.
    public var itemSpacing: CGFloat
    /// Between rows.
    public var rowSpacing: CGFloat
    /// Between the last row and the section's footer.
    public var rowToSectionFooterSpacing: CGFloat
    /// Between the last section and the list's footer.
    public var lastSectionToFooterSpacing: CGFloat

    /// Creates spacings; 0 by default.
    public init(
      headerToFirstSectionSpacing: CGFloat = 0,
      interSectionSpacing: InterSectionSpacing = InterSectionSpacing(),
      sectionHeaderBottomSpacing: CGFloat = 0,
      itemSpacing: CGFloat = 0,
      rowSpacing: CGFloat = 0,
      rowToSectionFooterSpacing: CGFloat = 0,
      lastSectionToFooterSpacing: CGFloat = 0
    ) {
      self.headerToFirstSectionSpacing = headerToFirstSectionSpacing
      self.interSectionSpacing = interSectionSpacing
      self.sectionHeaderBottomSpacing = sectionHeaderBottomSpacing
      self.itemSpacing = itemSpacing
      self.rowSpacing = rowSpacing
      self.rowToSectionFooterSpacing = rowToSectionFooterSpacing
      self.lastSectionToFooterSpacing = lastSectionToFooterSpacing
    }

    /// Distances between sections, in points.
    public struct InterSectionSpacing: Hashable, Sendable {
      /// Below a section that has a footer.
      public var withFooter: CGFloat
      /// Below a section that has none.
      public var noFooter: CGFloat

      /// Creates a spacing for each kind of section.
      public init(withFooter: CGFloat = 0, noFooter: CGFloat = 0) {
        self.withFooter = withFooter
        self.noFooter = noFooter
      }

      /// Creates the same spacing for every section.
      public init(_ spacing: CGFloat) {
        self.init(withFooter: spacing, noFooter: spacing)
      }
    }
  }
}
