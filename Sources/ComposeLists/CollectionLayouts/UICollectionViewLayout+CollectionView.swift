public import CompositionalLayout
import ListEngine

extension UICollectionViewLayout {
  /// The collection view that has the layout; nil for none.
  public var collectionView: UICollectionView? { owner as? UICollectionView }
}
