public import Foundation

extension FlowAppearance {
  /// What becomes of the room that a row leaves free.
  public enum RowUnderflowAlignment: Hashable, Sendable {
    /// It stays behind the row.
    case leading
    /// Half of it stays on each side.
    case centered
    /// It stays before the row.
    case trailing
    /// It goes between the items; the last row of a section may be set otherwise.
    case fill(FillLastRowAlignment)

    /// Gaps in the last row of a section, which may have few items.
    public enum FillLastRowAlignment: Hashable, Sendable {
      /// As in other rows.
      case fill
      /// Not wider than in the row before.
      case matchPreviousRowSpacing
      /// Not wider than the distance between items.
      case defaultItemSpacing
    }
  }

  /// Where items stand that are shorter than their row.
  public enum RowItemsAlignment: Hashable, Sendable {
    /// At the start of the row.
    case top
    /// In the middle.
    case center
    /// At the end.
    case bottom
    /// They are made as long as the row.
    case fill
  }

  /// How wide items are.
  public enum ItemSizing: Hashable, Sendable {
    /// As they measure themselves.
    case natural
    /// This wide, in points.
    case fixed(CGFloat)
    /// As many beside each other, at least one.
    case columns(Int)
  }

  /// Which distance between items counts for how many fit in a row.
  public enum RowBreaking: Hashable, Sendable {
    /// The one with which the items are placed: the section's own, where it has one.
    case sectionItemSpacing
    /// The one of the list, whatever the section says, as in Listable 17.3.
    ///
    /// Rows of sections with wider distances may then end behind the section.
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

    /// No distances, but for what is given.
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

      /// A distance for each kind of section.
      public init(withFooter: CGFloat = 0, noFooter: CGFloat = 0) {
        self.withFooter = withFooter
        self.noFooter = noFooter
      }

      /// The same distance below every section.
      public init(_ spacing: CGFloat) {
        self.init(withFooter: spacing, noFooter: spacing)
      }
    }
  }
}
