public import HeadlessUIKit

/// A background behind the elements of a section.
public struct NSCollectionLayoutDecorationItem: Hashable, Sendable {
  /// What kind of element it is.
  public var elementKind: String
  /// The order among overlapping elements.
  public var zIndex = 0
  /// How much smaller it is than the section.
  public var contentInsets = NSDirectionalEdgeInsets.zero

  /// A background of the whole section.
  public static func background(elementKind: String) -> Self {
    Self(elementKind: elementKind)
  }
}
