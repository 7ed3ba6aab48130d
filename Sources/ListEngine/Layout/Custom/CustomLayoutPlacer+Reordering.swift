import Foundation

// The custom layout's handling of a dragged row.
extension CustomLayoutPlacer {
  func target(ofItemAt path: IndexPath, draggedTo position: CGPoint) -> IndexPath? {
    layout?.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position)
  }

  func adjust(
    _ attributes: inout ListContentLayoutAttributes,
    of original: ListContentLayoutAttributes,
    ofItemAt path: IndexPath,
    draggedTo position: CGPoint
  ) {
    layout?.adjust(
      layoutAttributesForReorderingItem: &attributes,
      originalAttributes: original,
      at: path,
      withTargetPosition: position
    )
  }
}
