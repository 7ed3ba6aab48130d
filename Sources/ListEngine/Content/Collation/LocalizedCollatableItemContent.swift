/// Content of rows that can be put in the order of a language.
public protocol LocalizedCollatableItemContent: ItemContent {
  /// The text that decides where the row stands.
  var collationString: String { get }
}

/// A row that can be put in the order of a language, whatever its content.
public protocol AnyLocalizedCollatableItem: AnyItem {
  /// The text that decides where the row stands.
  var collationString: String { get }
}

extension Item: AnyLocalizedCollatableItem where Content: LocalizedCollatableItemContent {
  /// The text that decides where the row stands.
  public var collationString: String { content.collationString }
}
