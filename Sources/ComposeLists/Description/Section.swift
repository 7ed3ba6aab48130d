public import CompositionalLayout
public import HeadlessUIKit

/// A section: one group that holds its components, and what is around it.
///
/// A value: each modifier returns a changed copy. A section without a group is empty.
public struct Section {
  /// The identity of the section.
  public let id: AnyHashable
  /// The groups: one, or none for an empty section; more are an error.
  let groups: [GroupDescription]
  var boundaryItems: [AnySupplementaryComponent] = []
  var decorationItems: [any DecorationComponent] = []
  /// Changes the description of the layout.
  private var modifiers: [(NSCollectionLayoutSection) -> Void] = []

  /// Creates a section of a group.
  ///
  /// - Parameters:
  ///   - id: the identity of the section.
  ///   - group: the group.
  public init(id: some Hashable, @GroupBuilder group: () -> [GroupDescription]) {
    self.id = AnyHashable(id)
    groups = group()
  }

  /// Sets the way in which the section scrolls across the layout's direction.
  public func orthogonalScrollingBehavior(
    _ value: UICollectionLayoutSectionOrthogonalScrollingBehavior
  ) -> Section {
    with { $0.orthogonalScrollingBehavior = value }
  }

  /// The distance between groups.
  public func interGroupSpacing(_ value: CGFloat) -> Section {
    with { $0.interGroupSpacing = value }
  }

  /// The distances between the section's boundary and its groups.
  ///
  /// - Parameters:
  ///   - top: the distance from the top.
  ///   - leading: the distance from where lines start.
  ///   - bottom: the distance from the bottom.
  ///   - trailing: the distance from where lines end.
  /// - Returns: a changed copy.
  public func contentInsets(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) -> Section {
    let insets = NSDirectionalEdgeInsets(
      top: top,
      leading: leading,
      bottom: bottom,
      trailing: trailing
    )
    return with { $0.contentInsets = insets }
  }

  /// Sets the insets that the section keeps clear of.
  public func contentInsetsReference(_ value: UIContentInsetsReference) -> Section {
    with { $0.contentInsetsReference = value }
  }

  /// Sets whether boundary elements keep the content insets of the section.
  public func supplementariesFollowContentInsets(_ value: Bool) -> Section {
    with { $0.supplementariesFollowContentInsets = value }
  }

  /// Changes the looks of visible elements at every step of a scroll.
  public func visibleItemsInvalidationHandler(
    _ value: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  ) -> Section {
    with { $0.visibleItemsInvalidationHandler = value }
  }

  /// Adds a header, a footer or another element at the boundary; can be used more than once.
  public func boundarySupplementaryItem(_ value: some SupplementaryComponent) -> Section {
    var copy = self
    copy.boundaryItems.append(AnySupplementaryComponent(value))
    return copy
  }

  /// Adds a background; can be used more than once.
  public func decorationItem(_ value: some DecorationComponent) -> Section {
    var copy = self
    copy.decorationItems.append(value)
    return copy
  }

  private func with(_ change: @escaping (NSCollectionLayoutSection) -> Void) -> Section {
    var copy = self
    copy.modifiers.append(change)
    return copy
  }

  /// The layout of the section around a group.
  func layout(_ group: NSCollectionLayoutGroup) -> NSCollectionLayoutSection {
    let section = NSCollectionLayoutSection(owning: group)
    for modifier in modifiers { modifier(section) }
    return section
  }
}

extension Section: Hashable {
  /// Returns whether both have the same identity.
  public static func == (first: Section, second: Section) -> Bool { first.id == second.id }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }
}
