import CompositionalLayout
import HeadlessUIKit

extension GroupDescription {
  /// The components, depth first and in order.
  var components: [AnyComponent] {
    var result: [AnyComponent] = []
    addComponents(to: &result)
    return result
  }

  private func addComponents(to result: inout [AnyComponent]) {
    for child in children {
      switch child.content {
      case .component(let component): result.append(component)
      case .group(let group): group.addComponents(to: &result)
      }
    }
  }

  /// Whether neither the group nor one within it has a component.
  private var isEmpty: Bool {
    children.allSatisfy { child in
      switch child.content {
      case .component: false
      case .group(let group): group.isEmpty
      }
    }
  }

  /// The elements that are attached to the group and to those within it, depth first.
  var allSupplementaryItems: [AnySupplementaryComponent] {
    supplementaryItems
      + children.flatMap { child -> [AnySupplementaryComponent] in
        guard case .group(let group) = child.content else { return [] }
        return group.allSupplementaryItems
      }
  }

  /// The group of the layout; equal components become one item that is repeated.
  ///
  /// With a direction, it is the group of a section that scrolls only there and shows what is
  /// visible.
  func layoutGroup(unrollingAlong direction: UICollectionViewScrollDirection? = nil)
    -> NSCollectionLayoutGroup
  {
    let items = layoutItems
    let group: NSCollectionLayoutGroup
    if let direction, isUnrollable(direction) {
      group = .oneByOne(
        layoutSize: size,
        isHorizontal: isHorizontal,
        subitems: Self.single(items) ?? items
      )
    } else {
      // Without a limit each subitem has one place, so they cannot be one.
      let dimension = isHorizontal ? size.widthDimension : size.heightDimension
      let subitems = dimension.isEstimated ? items : Self.single(items) ?? items
      group = .group(layoutSize: size, isHorizontal: isHorizontal, owning: subitems)
      group.wrap = wrap
    }
    group.interItemSpacing = interItemSpacing
    group.edgeSpacing = edgeSpacing
    group.contentInsets = contentInsets
    group.supplementaryItems = supplementaryItems.map(\.anchoredItem)
    return group
  }

  /// The places of the children: equal ones that follow one another are one object.
  private var layoutItems: [NSCollectionLayoutItem] {
    var items: [NSCollectionLayoutItem] = []
    items.reserveCapacity(children.count)
    for child in children {
      switch child.content {
      case .component(let component):
        items.append(component.layoutItem(like: items.last))
      case .group(let group):
        // A group without components has no data, so there is never one.
        if !group.isEmpty { items.append(group.layoutGroup()) }
      }
    }
    return items
  }

  /// Whether each child can be a group of its own: then a section shows only the visible ones.
  ///
  /// So it is if the group is as long as its children, in the direction in which the list scrolls.
  func isUnrollable(_ direction: UICollectionViewScrollDirection) -> Bool {
    let dimension = isHorizontal ? size.widthDimension : size.heightDimension
    return isHorizontal == (direction == .horizontal) && dimension.isEstimated
      && supplementaryItems.isEmpty && edgeSpacing == nil
      && interItemSpacing?.isFlexible != true && children.count > 1
  }

  /// The one item that all are equal to.
  private static func single(
    _ items: [NSCollectionLayoutItem]
  ) -> [NSCollectionLayoutItem]? {
    guard let first = items.first, !(first is NSCollectionLayoutGroup),
      items.dropFirst().allSatisfy({ $0 == first })
    else { return nil }
    return [first]
  }
}
