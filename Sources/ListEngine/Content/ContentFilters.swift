/// The kinds of content that a list or a section can be queried for.
public enum ContentFilters: Hashable, Sendable, CaseIterable {
  /// The header above the list's own padding.
  case listContainerHeader
  /// The header of the list.
  case listHeader
  /// The footer of the list.
  case listFooter
  /// The footer that shows when the list is pulled beyond its end.
  case overscrollFooter
  /// Items of any section.
  case items
  /// Headers of any section.
  case sectionHeaders
  /// Footers of any section.
  case sectionFooters

  /// All kinds of content.
  public static var anyContent: Set<Self> { Set(allCases) }
  /// The kinds of content in sections.
  public static var sectionsOnly: Set<Self> { [.sectionHeaders, .sectionFooters, .items] }
}

extension Set<ContentFilters> {
  /// All kinds of content.
  public static var anyContent: Self { ContentFilters.anyContent }
  /// The kinds of content in sections.
  public static var sectionsOnly: Self { ContentFilters.sectionsOnly }
}

extension Section {
  /// Returns whether the section has content of any of these kinds; those of the list do not count.
  public func contains(any filters: Set<ContentFilters> = [.items]) -> Bool {
    filters.contains { filter in
      switch filter {
      case .items: count > 0
      case .sectionHeaders: header != nil
      case .sectionFooters: footer != nil
      case .listContainerHeader, .listHeader, .listFooter, .overscrollFooter: false
      }
    }
  }

  /// The contents of one type, in order.
  public func filtered<Content>(to type: Content.Type) -> [Content] {
    storage.all.compactMap { $0.item.anyContent as? Content }
  }

  /// Passes the contents of one type to `use`, in order.
  public func filtered<Content>(to type: Content.Type, _ use: ([Content]) -> Void) {
    use(filtered(to: type))
  }
}

extension Content {
  /// Returns whether the list has content of any of these kinds.
  public func contains(any filters: Set<ContentFilters> = [.items]) -> Bool {
    let ofList = filters.contains { filter in
      switch filter {
      case .listContainerHeader: containerHeader != nil
      case .listHeader: header != nil
      case .listFooter: footer != nil
      case .overscrollFooter: overscrollFooter != nil
      case .items, .sectionHeaders, .sectionFooters: false
      }
    }
    return ofList || sections.contains { $0.contains(any: filters) }
  }
}
