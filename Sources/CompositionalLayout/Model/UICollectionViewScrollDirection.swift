/// The direction in which a layout scrolls.
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable, CaseIterable {
  /// From top to bottom.
  case vertical
  /// From leading to trailing.
  case horizontal

  var axis: LayoutAxis { self == .vertical ? .vertical : .horizontal }
}
