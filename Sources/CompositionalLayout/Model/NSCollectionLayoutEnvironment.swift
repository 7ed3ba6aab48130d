public import HeadlessUIKit

/// The room that a layout, a section or a group has.
public struct NSCollectionLayoutContainer: Hashable, Sendable {
  /// The size before the insets.
  public let contentSize: CGSize
  /// The insets.
  public let contentInsets: NSDirectionalEdgeInsets

  /// Creates a container.
  public init(contentSize: CGSize, contentInsets: NSDirectionalEdgeInsets = .zero) {
    self.contentSize = contentSize
    self.contentInsets = contentInsets
  }

  /// The insets that were applied.
  public var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  /// The size after the insets.
  public var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom
    )
  }
}

/// The container and the traits for which a layout is made.
public struct NSCollectionLayoutEnvironment: Hashable, Sendable {
  /// The room that there is.
  public let container: NSCollectionLayoutContainer
  /// The traits of the view.
  public let traitCollection: UITraitCollection

  /// Creates an environment.
  public init(
    container: NSCollectionLayoutContainer,
    traitCollection: UITraitCollection = UITraitCollection()
  ) {
    self.container = container
    self.traitCollection = traitCollection
  }
}
