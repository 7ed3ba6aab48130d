import HeadlessUIKit

/// The room that a section's layout depends on, besides its description and its items.
struct SectionRoom: Hashable {
  /// The axis on which the layout scrolls.
  let axis: LayoutAxis
  /// The container of the layout, without what sections keep clear of.
  let container: CGSize
  /// The start of the container across.
  let crossStart: CGFloat
  /// The container of boundary elements across, without what those keep clear of.
  let boundaryLength: CGFloat
  /// The start of that across.
  let boundaryStart: CGFloat
  let rounding: PixelRounding
  let traits: UITraitCollection
}

extension SectionRoom {
  /// The container of boundary elements.
  var boundaryContainer: CGSize {
    var size = container
    size[axis.cross] = boundaryLength
    return size
  }
}

/// An element that is attached or at a boundary.
struct SupplementaryKey: Hashable {
  let kind: String
  /// The number of the item or group that it is attached to; 0 at the boundary of a section, and the position
  /// in the list of elements at the boundary of the layout.
  let item: Int
}
