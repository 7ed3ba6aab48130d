/// The rows that the user may drag into and out of a section.
public struct SectionReordering {
  /// The minimum number of rows: with fewer, no row may be dragged out.
  public var minItemCount: Int
  /// The maximum number of rows: with more, no row may be dragged in; nil for no limit.
  public var maxItemCount: Int?
  /// Decides about a move into the section; nil allows every one.
  public var canReorderIn: ItemReordering.CanReorder?
  /// Decides about a move out of the section; nil allows every one.
  public var canReorderOut: ItemReordering.CanReorder?

  /// Creates a set of rules.
  public init(
    minItemCount: Int = 1,
    maxItemCount: Int? = nil,
    canReorderIn: ItemReordering.CanReorder? = nil,
    canReorderOut: ItemReordering.CanReorder? = nil
  ) {
    self.minItemCount = minItemCount
    self.maxItemCount = maxItemCount
    self.canReorderIn = canReorderIn
    self.canReorderOut = canReorderOut
  }
}
