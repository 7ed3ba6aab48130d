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

/// A size as the room that there is: an object, as a value of its size would be allocated whenever it is handed on.
final class LayoutContainer: NSCollectionLayoutContainer {
  let contentSize: CGSize

  init(contentSize: CGSize) {
    self.contentSize = contentSize
  }

  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentSize: CGSize { contentSize }
}

/// The environment that layouts give to closures; an object for the same reason.
package final class LayoutEnvironment: NSCollectionLayoutEnvironment, Hashable {
  private let room: LayoutContainer
  package let traitCollection: UITraitCollection

  /// Creates an environment from the size of the room.
  init(contentSize: CGSize, traitCollection: UITraitCollection) {
    room = LayoutContainer(contentSize: contentSize)
    self.traitCollection = traitCollection
  }

  package var container: any NSCollectionLayoutContainer { room }

  package static func == (left: LayoutEnvironment, right: LayoutEnvironment) -> Bool {
    left.room.contentSize == right.room.contentSize && left.traitCollection == right.traitCollection
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(room.contentSize.width)
    hasher.combine(room.contentSize.height)
    hasher.combine(traitCollection)
  }
}
