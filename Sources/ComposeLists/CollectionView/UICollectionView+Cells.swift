public import HeadlessUIKit

// Cells and supplementaries by reuse identifiers, as UIKit's code registers and dequeues them.
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

  /// A cell for an item: the one that the row has, or else another one.
  ///
  /// - Parameters:
  ///   - identifier: the reuse identifier.
  ///   - indexPath: the item.
  /// - Returns: the cell.
  /// - Precondition: a class was registered for the reuse identifier.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let view = cellRegistry.dequeue(CellRegistry.Key(kind: nil, identifier: identifier))
    guard let cell = view as? UICollectionViewCell else {
      preconditionFailure("what is registered as \(identifier) is no cell but \(type(of: view))")
    }
    return cell
  }

  /// A supplementary of a kind: the one that is there, or else another one.
  ///
  /// - Parameters:
  ///   - elementKind: the kind.
  ///   - identifier: the reuse identifier.
  ///   - indexPath: the item, group or boundary that it belongs to.
  /// - Returns: the supplementary.
  /// - Precondition: a class was registered for the kind and the reuse identifier.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    cellRegistry.dequeue(CellRegistry.Key(kind: elementKind, identifier: identifier))
  }
}
