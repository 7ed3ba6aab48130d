import HeadlessUIKit

@testable import CompositionalLayout

// Short spellings of descriptions, as in the tables of the specification.

typealias Dimension = NSCollectionLayoutDimension
typealias Group = NSCollectionLayoutGroup
typealias Section = NSCollectionLayoutSection
typealias Insets = NSDirectionalEdgeInsets

func fw(_ fraction: CGFloat) -> Dimension { .fractionalWidth(fraction) }
func fh(_ fraction: CGFloat) -> Dimension { .fractionalHeight(fraction) }
func a(_ points: CGFloat) -> Dimension { .absolute(points) }
func e(_ points: CGFloat) -> Dimension { .estimated(points) }
func u(_ points: CGFloat) -> Dimension { .uniformAcrossSiblings(estimate: points) }

func size(_ width: Dimension, _ height: Dimension) -> NSCollectionLayoutSize {
  NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
}

/// An item.
func item(
  _ width: Dimension = fw(1),
  _ height: Dimension = fh(1),
  insets: Insets = .zero,
  edges: NSCollectionLayoutEdgeSpacing? = nil,
  badges: [NSCollectionLayoutSupplementaryItem] = []
) -> NSCollectionLayoutItem {
  let item = NSCollectionLayoutItem(layoutSize: size(width, height), supplementaryItems: badges)
  item.contentInsets = insets
  item.edgeSpacing = edges
  return item
}

/// A group in a row.
func row(
  _ width: Dimension,
  _ height: Dimension,
  _ subitems: [NSCollectionLayoutItem],
  spacing: NSCollectionLayoutSpacing? = nil,
  insets: Insets = .zero
) -> Group {
  let group = Group.horizontal(layoutSize: size(width, height), subitems: subitems)
  group.interItemSpacing = spacing
  group.contentInsets = insets
  return group
}

/// A group in a column.
func column(
  _ width: Dimension,
  _ height: Dimension,
  _ subitems: [NSCollectionLayoutItem],
  spacing: NSCollectionLayoutSpacing? = nil,
  insets: Insets = .zero
) -> Group {
  let group = Group.vertical(layoutSize: size(width, height), subitems: subitems)
  group.interItemSpacing = spacing
  group.contentInsets = insets
  return group
}

/// A row that a number of items share.
func row(
  _ count: Int,
  _ width: Dimension,
  _ height: Dimension,
  _ subitem: NSCollectionLayoutItem,
  spacing: CGFloat = 0,
  insets: Insets = .zero
) -> Group {
  let group = Group.horizontal(layoutSize: size(width, height), subitem: subitem, count: count)
  group.interItemSpacing = .fixed(spacing)
  group.contentInsets = insets
  return group
}

/// A column that a number of items share.
func column(
  _ count: Int,
  _ width: Dimension,
  _ height: Dimension,
  _ subitem: NSCollectionLayoutItem,
  spacing: CGFloat = 0,
  insets: Insets = .zero
) -> Group {
  let group = Group.vertical(layoutSize: size(width, height), subitem: subitem, count: count)
  group.interItemSpacing = .fixed(spacing)
  group.contentInsets = insets
  return group
}

/// A section.
func section(
  _ group: Group,
  insets: Insets = .zero,
  spacing: CGFloat = 0,
  orthogonal: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none,
  boundary: [NSCollectionLayoutBoundarySupplementaryItem] = [],
  decorations: [NSCollectionLayoutDecorationItem] = []
) -> Section {
  let section = Section(group: group)
  section.contentInsets = insets
  section.interGroupSpacing = spacing
  section.orthogonalScrollingBehavior = orthogonal
  section.boundarySupplementaryItems = boundary
  section.decorationItems = decorations
  return section
}

/// A boundary element.
func boundary(
  _ kind: String,
  _ alignment: NSRectAlignment,
  _ width: Dimension,
  _ height: Dimension,
  offset: CGPoint = .zero,
  extends: Bool = true,
  pins: Bool = false
) -> NSCollectionLayoutBoundarySupplementaryItem {
  let item = NSCollectionLayoutBoundarySupplementaryItem(
    layoutSize: size(width, height),
    elementKind: kind,
    alignment: alignment,
    absoluteOffset: offset
  )
  item.extendsBoundary = extends
  item.pinToVisibleBounds = pins
  return item
}

/// Edge spacing: leading, top, trailing, bottom.
func edges(
  _ leading: NSCollectionLayoutSpacing? = nil,
  _ top: NSCollectionLayoutSpacing? = nil,
  _ trailing: NSCollectionLayoutSpacing? = nil,
  _ bottom: NSCollectionLayoutSpacing? = nil
) -> NSCollectionLayoutEdgeSpacing {
  NSCollectionLayoutEdgeSpacing(
    leading: leading,
    top: top,
    trailing: trailing,
    bottom: bottom
  )
}

extension NSDirectionalEdgeInsets {
  /// The same on all sides.
  static func all(_ inset: CGFloat) -> Self {
    Self(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}

/// A configuration with spacing between sections.
func configuration(
  _ interSectionSpacing: CGFloat = 0,
  direction: UICollectionViewScrollDirection = .vertical,
  boundary: [NSCollectionLayoutBoundarySupplementaryItem] = []
) -> UICollectionViewCompositionalLayoutConfiguration {
  let configuration = UICollectionViewCompositionalLayoutConfiguration()
  configuration.interSectionSpacing = interSectionSpacing
  configuration.scrollDirection = direction
  configuration.boundarySupplementaryItems = boundary
  return configuration
}
