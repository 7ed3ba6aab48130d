public import CompositionalLayout
public import ListEngine

extension UICollectionViewLayout {
  /// The collection view that has the layout; nil for none.
  public var collectionView: ListView? { owner as? ListView }
}
