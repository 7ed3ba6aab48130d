public import HeadlessUIKit

// The classes of cells and supplementaries, by reuse identifiers.
extension UICollectionView {
  /// Says which class the cells with a reuse identifier are of; nil forgets it.
  ///
  /// - Parameters:
  ///   - cellClass: the class.
  ///   - identifier: the reuse identifier.
  public func register(
    _ cellClass: UICollectionViewCell.Type?,
    forCellWithReuseIdentifier identifier: String
  ) {
    let make = cellClass.map { type in { type.makeReusable(frame: $0) as UICollectionReusableView }
    }
    cellRegistry.register(CellRegistry.Key(kind: nil, identifier: identifier), make)
  }

  /// Says which class the supplementaries of a kind with a reuse identifier are of; nil forgets it.
  ///
  /// - Parameters:
  ///   - viewClass: the class.
  ///   - elementKind: the kind.
  ///   - identifier: the reuse identifier.
  public func register(
    _ viewClass: UICollectionReusableView.Type?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    let make = viewClass.map { type in { type.makeReusable(frame: $0) } }
    cellRegistry.register(CellRegistry.Key(kind: elementKind, identifier: identifier), make)
  }
}
