import HeadlessUIKit

// The classes of cells and supplementaries, by reuse identifiers.
extension UICollectionView {
  /// Says which class the cells with a reuse identifier are of; nil forgets it.
  ///
  /// - Parameters:
  ///   - cellClass: the class, one of cells.
  ///   - identifier: the reuse identifier.
  public func register(
    _ cellClass: AnyClass?,
    forCellWithReuseIdentifier identifier: String
  ) {
    precondition(
      cellClass == nil || cellClass is UICollectionViewCell.Type,
      "\(String(describing: cellClass)) is no class of cells"
    )
    register(cellClass, CellRegistry.Key(kind: nil, identifier: identifier))
  }

  /// Says which class the supplementaries of a kind with a reuse identifier are of; nil forgets it.
  ///
  /// - Parameters:
  ///   - viewClass: the class.
  ///   - elementKind: the kind.
  ///   - identifier: the reuse identifier.
  public func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, CellRegistry.Key(kind: elementKind, identifier: identifier))
  }

  private func register(_ viewClass: AnyClass?, _ key: CellRegistry.Key) {
    guard let viewClass else { return cellRegistry.register(key, nil) }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("\(viewClass) is no class of views that are used again")
    }
    cellRegistry.register(key) { type.makeReusable(frame: $0) }
  }
}
