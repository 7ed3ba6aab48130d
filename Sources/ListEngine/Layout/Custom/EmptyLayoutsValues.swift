/// An empty value for layouts without options for items.
public struct EmptyItemLayoutsValue: ItemLayoutsValue, Hashable, Sendable {
  /// The only value.
  public static let defaultValue = EmptyItemLayoutsValue()

  /// Creates the value.
  public init() {}
}

/// An empty value for layouts without options for headers and footers.
public struct EmptyHeaderFooterLayoutsValue: HeaderFooterLayoutsValue, Hashable, Sendable {
  /// The only value.
  public static let defaultValue = EmptyHeaderFooterLayoutsValue()

  /// Creates the value.
  public init() {}
}

/// An empty value for layouts without options for sections.
public struct EmptySectionLayoutsValue: SectionLayoutsValue, Hashable, Sendable {
  /// The only value.
  public static let defaultValue = EmptySectionLayoutsValue()

  /// Creates the value.
  public init() {}

  /// Leaves it to the layout.
  public var isHeaderSticky: Bool? { nil }
}
