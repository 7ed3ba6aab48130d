/// The kinds of elements of a collection.
public enum UICollectionElementCategory: UInt, Hashable, Sendable, CaseIterable {
  /// The cell of an item.
  case cell
  /// A header, a footer, a badge.
  case supplementaryView
  /// A background.
  case decorationView
}
