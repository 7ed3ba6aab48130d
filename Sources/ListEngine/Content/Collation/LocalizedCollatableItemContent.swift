/// Row content that can be sorted in a locale's order.
public protocol LocalizedCollatableItemContent: ItemContent {
  /// The text that determines the row's position.
  var collationString: String { get }
}

/// A type-erased row that can be sorted in a locale's order.
public protocol AnyLocalizedCollatableItem: AnyItem {
  /// The text that determines the row's position.
  var collationString: String { get }
}

extension Item: AnyLocalizedCollatableItem where Content: LocalizedCollatableItemContent {
  /// The text that determines the row's position.
  public var collationString: String { content.collationString }
}
