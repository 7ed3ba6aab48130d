import CompositionalLayout
import HeadlessUIKit

extension GroupDescription {
  /// The components, depth first and in order.
  var componentRuns: [ComponentRun] {
    var result: [ComponentRun] = []
    addComponents(to: &result)
    return result
  }

  private func addComponents(to result: inout [ComponentRun]) {
    for child in children {
      switch child.content {
      case .components(let run): if run.count > 0 { result.append(run) }
      case .group(let group): group.addComponents(to: &result)
      }
    }
  }

  /// True if neither the group nor one within it has a component.
  private var isEmpty: Bool {
    children.allSatisfy { child in
      switch child.content {
      case .components(let run): run.count == 0
      case .group(let group): group.isEmpty
      }
    }
  }

  /// True if a child is a group.
  var hasGroups: Bool {
    children.contains { child in
      if case .group = child.content { true } else { false }
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
    let places = places
    let group: NSCollectionLayoutGroup
    if let direction, isUnrollable(direction) {
      group = .oneByOne(
        layoutSize: size,
        isHorizontal: isHorizontal,
        subitems: places.itemsOrSingle
      )
    } else {
      // Without a limit each subitem has one place, so they cannot be one.
      let dimension = isHorizontal ? size.widthDimension : size.heightDimension
      let subitems = dimension.isEstimated ? places.items : places.itemsOrSingle
      group = .group(layoutSize: size, isHorizontal: isHorizontal, owning: subitems)
      group.wrap = wrap
    }
    group.interItemSpacing = interItemSpacing
    group.edgeSpacing = edgeSpacing
    group.contentInsets = contentInsets
    group.supplementaryItems = supplementaryItems.map(\.anchoredItem)
    return group
  }

  /// The places of the children.
  private var places: ComponentPlaces {
    var places = ComponentPlaces()
    for child in children {
      switch child.content {
      case .components(let run): run.functions.addPlaces(run, &places)
      case .group(let group):
        // A group without components has no data, so there is never one.
        if !group.isEmpty { places.add(group.layoutGroup()) }
      }
    }
    return places
  }

  /// Returns whether each child can be a group of its own: then a section shows only the visible
  /// ones.
  ///
  /// So it is if the group is as long as its children, in the direction in which the list scrolls.
  func isUnrollable(_ direction: UICollectionViewScrollDirection) -> Bool {
    let dimension = isHorizontal ? size.widthDimension : size.heightDimension
    return isHorizontal == (direction == .horizontal) && dimension.isEstimated
      && supplementaryItems.isEmpty && edgeSpacing == nil
      && interItemSpacing?.isFlexible != true && children.reduce(0) { $0 + $1.count } > 1
  }
}
