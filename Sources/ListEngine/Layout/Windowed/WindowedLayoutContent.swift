/// How much content there is, for a layout that places windows of it.
public struct WindowedLayoutContent {
  /// A section.
  public struct Section {
    /// How many items there are.
    public var itemCount: Int
    /// Whether there is a header.
    public var hasHeader: Bool
    /// Whether there is a footer.
    public var hasFooter: Bool
    /// The section's index in the content before; nil for a new one.
    public var oldIndex: Int?
    /// How the items came about from those before, in ascending order.
    public var splices: [Splice] = []
  }

  /// Items of a section that were replaced; a list knows them only around what it presents.
  public struct Splice: Hashable, Sendable {
    /// Where they were.
    public var position: Int
    /// How many were removed.
    public var removed: Int
    /// How many were inserted.
    public var inserted: Int
  }

  /// The sections, in order.
  public var sections: [Section]
  /// Whether the list has a header.
  public var hasHeader = false
  /// Whether the list has a footer.
  public var hasFooter = false

  /// Creates content of sections.
  public init(sections: [Section] = []) {
    self.sections = sections
  }

  init(_ content: Content) {
    sections = content.sections.map {
      Section(itemCount: $0.count, hasHeader: $0.header != nil, hasFooter: $0.footer != nil)
    }
    hasHeader = content.header != nil
    hasFooter = content.footer != nil
  }
}
