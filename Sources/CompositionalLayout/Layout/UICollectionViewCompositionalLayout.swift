public import HeadlessUIKit

/// Describes a section, by its index and the room there is; nil is an error of that section.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (_ section: Int, _ layoutEnvironment: any NSCollectionLayoutEnvironment) ->
  NSCollectionLayoutSection?

/// A layout made of sections, groups and items, that computes what is visible.
///
/// It has no view: `prepare(itemCounts:in:)` says what there is to lay out and how large the view
/// is, `contentOffset` what the view shows. The cost of a question does not depend on the number of
/// items that are not in the rectangle. Whatever is wrong with a section is in `errors`; such a
/// section is empty.
public final class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// The configuration that all sections share; a new value invalidates the layout.
  public var configuration: UICollectionViewCompositionalLayoutConfiguration {
    didSet {
      configuration = configuration.copy()
      invalidateLayout()
    }
  }

  /// The offset of the view's origin in the content.
  public var contentOffset = CGPoint.zero

  /// The layout that knows where the elements of a view are that shows this one; nil for this one.
  package var solver: () -> UICollectionViewCompositionalLayout? = { nil }

  /// The counts of the work so far.
  public internal(set) var work = LayoutWork()

  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// True if all sections have the same description, whatever the environment.
  let isUniform: Bool
  var solved: SolvedLayout
  private var isSolved = false

  /// Creates a layout whose sections are described by a closure.
  ///
  /// - Parameters:
  ///   - sectionProvider: describes a section.
  ///   - configuration: the settings that all sections share.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = sectionProvider
    isUniform = false
    self.configuration = configuration.copy()
    solved = SolvedLayout(self.configuration, LayoutViewport(size: .zero), sections: [])
    super.init()
  }

  /// Creates a layout whose sections are all alike.
  ///
  /// - Parameters:
  ///   - section: the description of every section.
  ///   - configuration: the settings that they share.
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration =
      UICollectionViewCompositionalLayoutConfiguration()
  ) {
    provider = { [section = section.copy()] _, _ in section }
    isUniform = true
    self.configuration = configuration.copy()
    solved = SolvedLayout(self.configuration, LayoutViewport(size: .zero), sections: [])
    super.init()
  }

  /// The sections that have no layout, and why.
  public var errors: [CompositionalLayoutError] {
    (solved.error.map { [$0] } ?? []) + solved.sections.compactMap(\.error)
  }

  /// The size of everything.
  public override var collectionViewContentSize: CGSize {
    (solver() ?? self).solved.contentSize
  }

  /// The view for which the layout was prepared.
  public var viewport: LayoutViewport { solved.viewport }

  /// Makes the next preparation solve everything again, with new descriptions.
  public override func invalidateLayout() {
    super.invalidateLayout()
    isSolved = false
  }

  /// The elements that share an area with a rectangle of the content.
  ///
  /// In the order of sections; in each the decorations, the cells and the supplementaries by kind.
  ///
  /// - Complexity: O(log n + found).
  public override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    (solver() ?? self).elements(in: rect).map { $0.attributes }
  }

  /// The cell of an item; nil if there is no such item.
  ///
  /// - Complexity: O(log n).
  public override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (solver() ?? self).element(ofItemAt: indexPath)?.attributes
  }

  /// A supplementary; nil if there is none of that kind.
  ///
  /// - Parameters:
  ///   - elementKind: the kind.
  ///   - indexPath: the item, or the section and the number of a group, or 0 for a boundary.
  /// - Returns: its attributes.
  /// - Complexity: O(log n).
  public override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (solver() ?? self).supplementaryElement(ofKind: elementKind, at: indexPath)?.attributes
  }

  /// A background; nil if there is none of that kind.
  public override func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    (solver() ?? self).decorationElement(ofKind: elementKind, at: indexPath)?.attributes
  }

  /// Solves the layout of sections with numbers of items in a view.
  ///
  /// Preferred sizes that are known stay so, unless the length of the view across changes. To
  /// change the items of a prepared layout use `performUpdates(_:itemCounts:)`.
  ///
  /// - Parameters:
  ///   - itemCounts: the number of items in each section.
  ///   - viewport: the view.
  public func prepare(itemCounts: [Int], in viewport: LayoutViewport) {
    let old = solved
    let viewport = viewport.withUsableNumbers
    if isSolved, viewport == old.viewport, itemCounts == old.sections.map(\.dataCount) { return }
    let axis = configuration.scrollDirection.axis
    let keepsSizes =
      viewport.size[axis.cross] == old.viewport.size[axis.cross]
      && old.axis == axis && !old.sections.isEmpty
    let sections = itemCounts.enumerated().map { index, count in
      solve(
        section: index,
        count: count,
        in: viewport,
        keeping: keepsSizes && index < old.sections.count ? old.sections[index] : nil
      )
    }
    solved = SolvedLayout(
      configuration,
      viewport,
      sections: sections,
      preferredBoundarySizes: keepsSizes ? old.preferredBoundarySizes : [:]
    )
    for (section, offset) in old.scrollOffsets { setOrthogonalOffset(offset, ofSection: section) }
    isSolved = true
  }

  /// Describes and solves a section, with the preferred sizes of an earlier solution.
  func solve(
    section index: Int,
    count: Int,
    in viewport: LayoutViewport,
    keeping old: SolvedSection?,
    preferredSizes: [Int: CGSize]? = nil
  ) -> SolvedSection {
    work.providerCalls += 1
    var description = provider(index, environment(in: viewport))
    if !isUniform { description = description?.copy() }
    let room = room(for: description, in: viewport)
    let sizes = preferredSizes ?? old?.preferredSizes ?? [:]
    if let description, var section = old, section.hasTemplates(of: description, in: room) {
      if section.dataCount == count, section.preferredSizes == sizes {
        // Nothing that it depends on has changed.
        section.take(description, section: index)
        return section
      }
      section.rebuild(description, section: index, itemCount: count, preferredSizes: sizes)
      work.add(section.takeWork())
      return section
    }
    var result = SolvedSection(
      description ?? .missing,
      section: index,
      itemCount: count,
      room: room,
      preferredSizes: sizes,
      preferredSupplementarySizes: old?.preferredSupplementarySizes ?? [:],
      problem: description == nil ? .missingSection : nil
    )
    work.add(result.takeWork())
    return result
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns the environment for the provider of a section's description.
  package func environment(in viewport: LayoutViewport) -> LayoutEnvironment {
    LayoutEnvironment(
      contentSize: container(.automatic, viewport).size,
      traitCollection: viewport.traitCollection
    )
  }

  /// The description of a section; nil if the provider has none.
  package func description(
    ofSection section: Int,
    _ environment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection? { provider(section, environment) }

  /// Returns the room that the layout of a section depends on, besides its description and its
  /// items.
  func room(
    for description: NSCollectionLayoutSection?,
    in viewport: LayoutViewport
  ) -> SectionRoom {
    let axis = configuration.scrollDirection.axis
    let own = container(description?.contentInsetsReference ?? .automatic, viewport)
    let boundary = container(
      description?.supplementaryContentInsetsReference ?? .automatic,
      viewport
    )
    return SectionRoom(
      axis: axis,
      container: own.size,
      crossStart: own.start,
      boundaryLength: boundary.size[axis.cross],
      boundaryStart: boundary.start,
      rounding: viewport.rounding,
      traits: viewport.traitCollection
    )
  }

  /// Returns the remaining size of a view, and its start across.
  private func container(
    _ reference: UIContentInsetsReference,
    _ viewport: LayoutViewport
  ) -> (size: CGSize, start: CGFloat) {
    let cross = configuration.scrollDirection.axis.cross
    let insets = configuration.insets(reference, viewport)
    var size = viewport.size
    size[cross] = max(0, size[cross] - insets.both(cross))
    return (size, insets.before(cross))
  }
}

extension NSCollectionLayoutSection {
  /// The description in place of one that a provider did not give.
  static var missing: NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1),
      heightDimension: .absolute(1)
    )
    return NSCollectionLayoutSection(group: .horizontal(layoutSize: size, subitems: []))
  }
}
