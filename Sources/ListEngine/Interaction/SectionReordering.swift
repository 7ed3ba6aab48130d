/// Which rows the user may drag into a section and out of it.
public struct SectionReordering {
  /// The number of rows below which the section lets none go.
  public var minItemCount: Int
  /// The number of rows above which the section takes none; nil sets no limit.
  public var maxItemCount: Int?
  /// Decides about a move into the section; nil allows it.
  public var canReorderIn: ItemReordering.CanReorder?
  /// Decides about a move out of the section; nil allows it.
  public var canReorderOut: ItemReordering.CanReorder?

  /// Describes what a section allows.
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
