import HeadlessUIKit

/// The kinds of content anywhere in the groups of a section's description, found once.
///
/// Descriptions with the same places have the same contents.
package struct SectionContents: Hashable, Sendable {
  /// True if an item has an estimated side.
  package let hasEstimatedItems: Bool
  /// True if an element at the boundary, or one that is attached, has an estimated side.
  package let hasEstimatedElements: Bool
  /// True if anything is attached to a group or an item.
  package let hasAttachments: Bool
  /// True if a closure computes places.
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
