/// For layouts that want to know nothing about items.
public struct EmptyItemLayoutsValue: ItemLayoutsValue, Hashable, Sendable {
  /// The only value.
  public static let defaultValue = EmptyItemLayoutsValue()

  /// Makes the value.
  public init() {}
}

/// For layouts that want to know nothing about headers and footers.
public struct EmptyHeaderFooterLayoutsValue: HeaderFooterLayoutsValue, Hashable, Sendable {
  /// The only value.
  public static let defaultValue = EmptyHeaderFooterLayoutsValue()

  /// Makes the value.
  public init() {}
}

/// For layouts that want to know nothing about sections.
public struct EmptySectionLayoutsValue: SectionLayoutsValue, Hashable, Sendable {
  /// The only value.
  public static let defaultValue = EmptySectionLayoutsValue()

  /// Makes the value.
  public init() {}

  /// Left to the layout.
  public var isHeaderSticky: Bool? { nil }
}
