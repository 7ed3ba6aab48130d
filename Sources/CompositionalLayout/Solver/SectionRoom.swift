import HeadlessUIKit

/// What a section's layout depends on besides its description and its items.
struct SectionRoom: Hashable {
  /// The axis on which the layout scrolls.
  let axis: LayoutAxis
  /// The container of the layout, without what sections keep clear of.
  let container: CGSize
  /// Where the container starts across.
  let crossStart: CGFloat
  let rounding: PixelRounding
  let traits: UITraitCollection
}

/// An element of a section that is attached or at its boundary.
struct SupplementaryKey: Hashable {
  let kind: String
  /// The number of the item or group that it is attached to; 0 at a boundary.
  let item: Int
}
