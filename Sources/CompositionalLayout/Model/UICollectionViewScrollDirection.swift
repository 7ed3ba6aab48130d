/// The direction in which a layout scrolls.
public enum UICollectionViewScrollDirection: Int, Hashable, Sendable, CaseIterable {
  /// From top to bottom.
  case vertical
  /// From leading to trailing.
  case horizontal

  var axis: LayoutAxis { self == .vertical ? .vertical : .horizontal }
}

/// The category of a layout's element.
public enum UICollectionElementCategory: UInt, Hashable, Sendable, CaseIterable {
  /// The cell of an item.
  case cell
  /// A header, a footer, a badge.
  case supplementaryView
  /// A background.
  case decorationView
}
