/// The sections of the content and their sizes, for a layout that places windows of it.
public struct WindowedLayoutContent {
  /// A section.
  public struct Section {
    /// The number of items.
    public var itemCount: Int
    /// True if there is a header.
    public var hasHeader: Bool
    /// True if there is a footer.
    public var hasFooter: Bool
    /// The section's index in the content before; nil for a new one.
    public var oldIndex: Int?
    /// The replacements that turned the former items into these, in ascending order.
    public var splices: [Splice] = []
  }

  /// Items of a section that were replaced; a list knows them only around what it presents.
  public struct Splice: Hashable, Sendable {
    /// The former position of the first.
    public var position: Int
    /// The number of removed items.
    public var removed: Int
    /// The number of inserted items.
    public var inserted: Int
  }

  /// The sections, in order.
  public var sections: [Section]
  /// True if the list has a header.
  public var hasHeader = false
  /// True if the list has a footer.
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
