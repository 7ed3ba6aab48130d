public import CompositionalLayout
public import HeadlessUIKit

/// The reason for which a part of a layout is not shown.
public enum ComposeLayoutError: Error, Hashable, Sendable {
  /// A section has more than one group; only the first is shown.
  case severalGroups(section: Int, count: Int)
  /// Two sections have the same identity.
  case duplicateSection(id: String, section: Int)
  /// Two components have the same identity.
  case duplicateComponent(id: String, section: Int, item: Int)
}

/// Sections of components with their layout, as values.
public struct ComposeLayout: ComponentQueryable {
  /// A section with its components.
  struct SectionContent {
    let id: AnyHashable
    let components: SectionComponents
    let layout: NSCollectionLayoutSection
    /// The components at the boundary by the kinds of their elements.
    let boundaryItems: [String: AnySupplementaryComponent]
    /// The components attached to groups by the kinds of their elements.
    let groupItems: [String: AnySupplementaryComponent]
    let decorationItems: [String: any DecorationComponent]
  }

  /// The settings that all sections share.
  public let configuration: UICollectionViewCompositionalLayoutConfiguration
  /// The components at the boundary of the layout, in the order of the configuration's elements.
  private let boundaryItems: [String: AnySupplementaryComponent]
  let sections: [SectionContent]
  private let validation: Validation

  /// Creates a layout of sections.
  ///
  /// - Parameters:
  ///   - configuration: the settings that all sections share.
  ///   - boundaryItems: components at the boundary of the whole layout.
  ///   - sections: the sections.
  public init(
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration(),
    boundaryItems: [AnySupplementaryComponent] = [],
    @SectionBuilder sections: () -> [Section]
  ) {
    let configuration = configuration.copy()
    let boundary = boundaryItems.numbered
    configuration.boundarySupplementaryItems += boundary.map { $1.boundaryItem(kind: $0) }
    self.boundaryItems = Dictionary(uniqueKeysWithValues: boundary)
    self.configuration = configuration
    let all = sections()
    self.sections = all.map { $0.content(configuration.scrollDirection) }
    validation = Validation(sections: self.sections, groupCounts: all.map(\.groups.count))
  }

  /// The errors of the sections.
  ///
  /// - Complexity: O(components) for the first time.
  public var errors: [ComposeLayoutError] { validation.errors }

  /// A validation of sections, made on demand.
  private final class Validation {
    private let sections: [SectionContent]
    /// The number of groups that each section was given.
    private let groupCounts: [Int]

    init(sections: [SectionContent], groupCounts: [Int]) {
      self.sections = sections
      self.groupCounts = groupCounts
    }

    private(set) lazy var errors: [ComposeLayoutError] = {
      var errors: [ComposeLayoutError] = []
      var ids: Set<AnyHashable> = []
      var components = Set<AnyHashable>(
        minimumCapacity: sections.reduce(0) { $0 + $1.components.count }
      )
      for (index, section) in sections.enumerated() {
        if groupCounts[index] > 1 {
          errors.append(.severalGroups(section: index, count: groupCounts[index]))
        }
        if !ids.insert(section.id).inserted {
          errors.append(.duplicateSection(id: "\(section.id)", section: index))
        }
        for (item, component) in section.components.enumerated()
        where !components.insert(component.id).inserted {
          errors.append(.duplicateComponent(id: "\(component.id)", section: index, item: item))
        }
      }
      return errors
    }()
  }

  /// The number of sections.
  public var numberOfSections: Int { sections.count }

  /// The number of components in each section.
  public var itemCounts: [Int] { sections.map(\.components.count) }

  /// The identity of each section.
  public var sectionIDs: [AnyHashable] { sections.map(\.id) }

  /// The layout, to be prepared with `itemCounts`.
  public func collectionViewLayout() -> UICollectionViewCompositionalLayout {
    let layouts = sections.map(\.layout)
    return withViews((layouts, configuration)) { layouts, configuration in
      UICollectionViewCompositionalLayout(
        sectionProvider: { index, _ in layouts.indices.contains(index) ? layouts[index] : nil },
        configuration: configuration
      )
    }
  }

  /// The component at a place; nil if there is none.
  public func anyComponent(at indexPath: IndexPath) -> AnyComponent? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    let components = sections[indexPath.section].components
    return components.indices.contains(indexPath.item) ? components[indexPath.item] : nil
  }

  /// The component that an element shows; nil if there is none.
  ///
  /// - Parameters:
  ///   - elementKind: the kind of the element.
  ///   - indexPath: the item, or the section and the number of a group, or 0 for a boundary.
  /// - Returns: the component.
  public func supplementaryComponent(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> AnySupplementaryComponent? {
    guard indexPath.count == 2 else { return boundaryItems[elementKind] }
    guard sections.indices.contains(indexPath.section) else { return nil }
    let section = sections[indexPath.section]
    if indexPath.item == 0, let found = section.boundaryItems[elementKind] { return found }
    let badges = anyComponent(at: indexPath)?.base.supplementComponents() ?? []
    return badges.first { $0.elementKind == elementKind } ?? section.groupItems[elementKind]
  }

  /// The background of a kind of a section; nil if there is none.
  public func decorationComponent(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> (any DecorationComponent)? {
    guard indexPath.count == 2, sections.indices.contains(indexPath.section) else { return nil }
    return sections[indexPath.section].decorationItems[elementKind]
  }
}

extension Section {
  /// The section with its layout in a list that scrolls in a direction.
  fileprivate func content(
    _ direction: UICollectionViewScrollDirection
  ) -> ComposeLayout.SectionContent {
    let group = groups.first
    let components = SectionComponents(group?.componentRuns ?? [])
    let layout = layout(of: components.isEmpty ? nil : group, direction)
    let boundary = boundaryItems.numbered
    layout.boundarySupplementaryItems = boundary.map { $1.boundaryItem(kind: $0) }
    layout.decorationItems = decorationItems.map(\.layoutItem)
    return ComposeLayout.SectionContent(
      id: id,
      components: components,
      layout: layout,
      boundaryItems: Dictionary(uniqueKeysWithValues: boundary),
      groupItems: Dictionary(
        (group?.allSupplementaryItems ?? []).map { ($0.elementKind, $0) }
      ) { $1 },
      decorationItems: Dictionary(decorationItems.map { ($0.elementKind, $0) }) { $1 }
    )
  }
}

extension Section {
  /// The layout of the section with its group, or without components.
  private func layout(
    of group: GroupDescription?,
    _ direction: UICollectionViewScrollDirection
  ) -> NSCollectionLayoutSection {
    guard let group else { return layout(.placeholder) }
    guard group.isUnrollable(direction), canUnroll(group, layout(.placeholder)) else {
      return layout(group.layoutGroup())
    }
    let layout = layout(group.layoutGroup(unrollingAlong: direction))
    layout.interGroupSpacing = group.interItemSpacing?.spacing ?? 0
    return layout
  }

  /// Returns whether the rows of a column may be groups of the section's own.
  private func canUnroll(_ group: GroupDescription, _ own: NSCollectionLayoutSection) -> Bool {
    guard own.orthogonalScrollingBehavior == .none else { return false }
    // Groups within it may take fewer components than they have; then the section repeats the group.
    let isSpaced =
      own.interGroupSpacing != 0 && own.interGroupSpacing != group.interItemSpacing?.spacing ?? 0
    return !isSpaced || !group.hasGroups
  }
}

extension [AnySupplementaryComponent] {
  /// The components, each with a kind of its own.
  fileprivate var numbered: [(String, AnySupplementaryComponent)] {
    var kinds: Set<String> = []
    return map { component in
      var (kind, number) = (component.elementKind, 1)
      while !kinds.insert(kind).inserted {
        number += 1
        kind = "\(component.elementKind)-\(number)"
      }
      return (kind, component)
    }
  }
}

extension NSCollectionLayoutGroup {
  /// The group of a section without components: nothing is ever placed in it.
  fileprivate static var placeholder: NSCollectionLayoutGroup {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(1)
    )
    return .horizontal(layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
  }
}
