import HeadlessUIKit

/// What the description of a section has anywhere in its groups, found once.
///
/// Descriptions with the same places have the same contents.
package struct SectionContents: Hashable, Sendable {
  /// Whether an item has an estimated side.
  package let hasEstimatedItems: Bool
  /// Whether an element at the boundary, or one that is attached, has an estimated side.
  package let hasEstimatedElements: Bool
  /// Whether anything is attached to a group or an item.
  package let hasAttachments: Bool
  /// Whether a closure computes places.
  let hasCustomGroups: Bool

  /// - Complexity: O(items of the description).
  init(_ section: NSCollectionLayoutSection) {
    hasEstimatedItems = section.group.hasEstimates
    hasEstimatedElements = section.hasEstimatedElements
    hasAttachments =
      !section.group.supplementaryItems.isEmpty || section.group.hasAttachedSubitems
    hasCustomGroups = section.group.hasCustomGroups
  }
}

extension NSCollectionLayoutSize {
  /// The size in a container, with the preferred size on estimated sides.
  func size(in container: CGSize, _ preferred: CGSize?, _ rounding: PixelRounding) -> CGSize {
    var size = size(in: container)
    for axis in [LayoutAxis.horizontal, .vertical] where self[axis].isEstimated {
      size[axis] = preferred?[axis] ?? size[axis]
    }
    return rounding.size(size)
  }
}
