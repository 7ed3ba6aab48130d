import HeadlessUIKit

extension NSCollectionLayoutSection {
  /// The problem of the description, whatever the container is; nil if there is none.
  var problem: CompositionalLayoutError.Reason? {
    guard contentInsets.isFinite, interGroupSpacing.isLength else { return .notFinite }
    var kinds: Set<String> = []
    for item in boundarySupplementaryItems {
      if let problem = item.problem { return problem }
      guard kinds.insert(item.elementKind).inserted else {
        return .duplicateBoundaryKind(item.elementKind)
      }
    }
    for item in decorationItems where !item.contentInsets.isFinite { return .notFinite }
    return group.problem
  }
}

extension NSCollectionLayoutSize {
  var isValid: Bool { widthDimension.isValid && heightDimension.isValid }
}

extension NSCollectionLayoutItem {
  /// The problem of the description, including the items of groups; nil if there is none.
  var problem: CompositionalLayoutError.Reason? {
    guard layoutSize.isValid else { return .negativeOrNaNDimension }
    guard contentInsets.isFinite, edgeSpacing?.isFinite ?? true, hasFiniteOffsets else {
      return .notFinite
    }
    for item in supplementaryItems {
      if let problem = item.problem { return problem }
    }
    return (self as? NSCollectionLayoutGroup)?.problemOfItems
  }

  /// True if what it is attached to is at a finite distance.
  private var hasFiniteOffsets: Bool {
    switch self {
    case let item as NSCollectionLayoutBoundarySupplementaryItem:
      item.offset.x.isLength && item.offset.y.isLength
    case let item as NSCollectionLayoutSupplementaryItem:
      item.containerAnchor.isFinite && item.itemAnchor?.isFinite ?? true
    default: true
    }
  }
}

extension NSCollectionLayoutAnchor {
  fileprivate var isFinite: Bool { offset.x.isLength && offset.y.isLength }
}

extension NSCollectionLayoutGroup {
  fileprivate var problemOfItems: CompositionalLayoutError.Reason? {
    guard interItemSpacing?.spacing.isLength ?? true else { return .notFinite }
    switch form {
    case .custom: return nil
    case .dividing(let count), .repeating(let count):
      if count <= 0 { return .countNotPositive }
    case .subitems: break
    }
    if subitems.isEmpty { return .emptyGroup }
    for item in subitems {
      if let problem = item.problem { return problem }
    }
    return nil
  }

  /// True if a preferred size can decide how many items fit into the group or one within it.
  var rewraps: Bool {
    if case .subitems = form, !layoutSize[axis].isEstimated,
      subitems.contains(where: { $0.hasEstimate(axis) })
    {
      return true
    }
    return subitems.contains { ($0 as? NSCollectionLayoutGroup)?.rewraps == true }
  }
}

extension NSCollectionLayoutItem {
  /// Returns whether its length on an axis depends on preferred sizes.
  fileprivate func hasEstimate(_ axis: LayoutAxis) -> Bool { layoutSize[axis].isEstimated }
}
