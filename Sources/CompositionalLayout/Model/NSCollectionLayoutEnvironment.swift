public import HeadlessUIKit

/// The room that a layout, a section or a group has.
public protocol NSCollectionLayoutContainer: Sendable {
  /// The size before the insets.
  var contentSize: CGSize { get }
  /// The insets.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The size after the insets.
  var effectiveContentSize: CGSize { get }
  /// The insets that were applied.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// The container and the traits for which a layout is made.
public protocol NSCollectionLayoutEnvironment: Sendable {
  /// The room that there is.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the view.
  var traitCollection: UITraitCollection { get }
}

/// A size with insets as the room that there is.
struct LayoutContainer: NSCollectionLayoutContainer, Hashable {
  let contentSize: CGSize
  var contentInsets = NSDirectionalEdgeInsets.zero

  var effectiveContentInsets: NSDirectionalEdgeInsets { contentInsets }

  var effectiveContentSize: CGSize {
    CGSize(
      width: contentSize.width - contentInsets.leading - contentInsets.trailing,
      height: contentSize.height - contentInsets.top - contentInsets.bottom
    )
  }
}

/// The environment that layouts give to closures.
package struct LayoutEnvironment: NSCollectionLayoutEnvironment, Hashable {
  let room: LayoutContainer
  package let traitCollection: UITraitCollection

  /// Creates an environment from the size of the room.
  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    room = LayoutContainer(contentSize: contentSize)
    self.traitCollection = traitCollection
  }

  package var container: any NSCollectionLayoutContainer { room }
}
