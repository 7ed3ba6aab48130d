/// A layout of a collection view.
///
/// A collection view shows a `UICollectionViewCompositionalLayout`. One that gets this class itself shows nothing
/// of its own, until it gets another layout; other subclasses are refused, with a message.
open class UICollectionViewLayout {
  /// Creates a layout.
  public init() {}
}
