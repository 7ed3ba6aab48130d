public import CompositionalLayout
import HeadlessUIKit
public import ListEngine
import ListSchema
public import Signposts

/// Places windows of a list's content as a compositional layout.
@preconcurrency @MainActor
public final class CompositionalListLayout: @preconcurrency WindowedListLayout {
  /// It does, as far as sizes are not estimated.
  public static var knowsPositions: Bool { true }

  /// It does, as in UIKit.
  public static var startsWhereLinesStart: Bool { true }

  /// The configuration of the layout.
  public var layoutAppearance: CompositionalAppearance {
    didSet { isDescribed = false }
  }

  /// The compositional layout, which has the positions of all elements.
  public let layout: UICollectionViewCompositionalLayout

  private var isDescribed = false
  private var viewport = LayoutViewport(size: .zero)
  private var content = WindowedLayoutContent()
  /// The descriptions of the sections, with headers and footers that they lack.
  private(set) var descriptions: [NSCollectionLayoutSection?] = []
  /// Kinds of elements that there is no content for, with the section.
  var unregisteredKinds: [String: Int] = [:]
  /// Gives elements that the layout's own provider does not know.
  private(set) weak var supplementaries: (any CollectionSupplementaries)?
  /// True if anything is pinned.
  public private(set) var followsOffset = false
  /// True if a section has a handler of visible items.
  public private(set) var changesLooks = false
  /// The last inputs and results of handlers.
  var handled: [Int: HandledItems] = [:]

  /// Creates a layout without content.
  public init(layoutAppearance: CompositionalAppearance) {
    self.layoutAppearance = layoutAppearance
    layout = UICollectionViewCompositionalLayout(sectionProvider: { _, _ in nil })
  }

  /// The errors of the sections.
  public var errors: [CompositionalLayoutError] {
    layout.errors
      + unregisteredKinds.sorted { $0.key < $1.key }.map { kind, section in
        CompositionalLayoutError(
          .unregisteredKind(kind),
          section: section < 0 ? nil : section,
          container: viewport.size,
          group: ""
        )
      }
  }

  /// Takes over content and the view that shows it.
  public func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  ) {
    layout.contentOffset = context.contentOffset
    supplementaries = context.environment[CollectionSupplementariesKey.self]
    // A horizontal list turns itself round, and its insets.
    let isRightToLeft = context.isRightToLeft && layoutAppearance.direction == .vertical
    let viewport = LayoutViewport(context, isRightToLeft: isRightToLeft)
    guard content != nil || !isDescribed || viewport != self.viewport else { return }
    // In another space sections are described differently as they should.
    let isSameSpace = viewport == self.viewport
    self.viewport = viewport
    let sections =
      content?.sections
      ?? self.content.sections.enumerated().map { index, section in
        var section = section
        section.oldIndex = index
        section.splices = []
        return section
      }
    self.content = content ?? self.content
    compile(sections, countsNew: isSameSpace, signposter)
    solve(sections, signposter)
    followsOffset = layout.pinsElements
    changesLooks = layout.hasVisibleItemsHandlers
    // The handlers may be other ones.
    handled = [:]
    isDescribed = true
  }

  /// Asks for the descriptions of the sections.
  private func compile(
    _ sections: [WindowedLayoutContent.Section],
    countsNew: Bool,
    _ signposter: Signposter
  ) {
    signposter.interval(.compile, .compileBegin(sections: sections.count)) {
      unregisteredKinds = [:]
      let environment = layout.environment(in: viewport)
      var changed = 0
      let old = descriptions
      descriptions = sections.indices.map { index in
        var description = layoutAppearance.sectionProvider(index, environment)
        if !layoutAppearance.ownsDescriptions { description = description?.copy() }
        description?.addBoundary(of: sections[index])
        let origin = sections[index].oldIndex.flatMap { old.indices.contains($0) ? old[$0] : nil }
        if countsNew, let origin, isNew(description, insteadOf: origin) { changed += 1 }
        return description
      }
      return changed
    } end: { changed in
      .compileEnd(
        providerCalls: sections.count,
        newDescriptions: changed,
        estimatedOrthogonal: descriptions.count {
          $0?.isEstimated(along: configuration.scrollDirection) == true
        }
      )
    }
  }

  /// Returns whether a section is described differently than before.
  ///
  /// The result of a closure is computed anew every time, whatever the description says.
  private func isNew(
    _ description: NSCollectionLayoutSection?,
    insteadOf old: NSCollectionLayoutSection?
  ) -> Bool {
    guard let description, let old else { return (description == nil) != (old == nil) }
    return !description.isPlacedEqually(old) && !description.hasCustomGroups
  }

  /// Finds the places of what is described differently, or has other items.
  private func solve(_ sections: [WindowedLayoutContent.Section], _ signposter: Signposter) {
    let before = layout.work
    let items = sections.reduce(0) { $0 + $1.itemCount }
    signposter.interval(.solve, .solveBegin(sections: sections.count, items: items)) {
      layout.update(
        to: sections.indices.map { index in
          LayoutSectionUpdate(
            descriptions[index],
            itemCount: sections[index].itemCount,
            origin: sections[index].oldIndex,
            splices: sections[index].splices.map {
              .init(position: $0.position, removed: $0.removed, inserted: $0.inserted)
            }
          )
        },
        configuration,
        in: viewport
      )
    } end: {
      .solveEnd(
        solvedSections: layout.work.solvedSections - before.solvedSections,
        solvedGroups: layout.work.solvedGroups - before.solvedGroups,
        errors: layout.errors.count
      )
    }
  }

  /// The configuration with the list's own header and footer.
  private var configuration: UICollectionViewCompositionalLayoutConfiguration {
    let own = layoutAppearance.configuration
    let kinds = own.boundarySupplementaryItems.map(\.elementKind)
    let needsHeader = content.hasHeader && !kinds.contains(ListView.elementKindListHeader)
    let needsFooter = content.hasFooter && !kinds.contains(ListView.elementKindListFooter)
    guard needsHeader || needsFooter else { return own }
    let configuration = own.copy()
    if needsHeader {
      configuration.boundarySupplementaryItems.append(
        .estimated(ListView.elementKindListHeader, .top)
      )
    }
    if needsFooter {
      configuration.boundarySupplementaryItems.append(
        .estimated(ListView.elementKindListFooter, .bottom)
      )
    }
    return configuration
  }
}

extension LayoutViewport {
  /// The viewport of a list, whose lines may start at the right.
  fileprivate init(_ context: ListLayoutLayoutContext, isRightToLeft: Bool) {
    func insets(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: insets.top,
        leading: isRightToLeft ? insets.right : insets.left,
        bottom: insets.bottom,
        trailing: isRightToLeft ? insets.left : insets.right
      )
    }
    var references = ContentInsetsReferences()
    references.safeArea = insets(context.safeAreaInsets)
    references.layoutMargins = insets(context.layoutMargins)
    references.readableContent = references.layoutMargins
    self.init(
      size: context.viewBounds.size,
      adjustedContentInset: insets(context.adjustedContentInset),
      insetsReferences: references,
      traitCollection: context.traitCollection,
      isRightToLeft: isRightToLeft
    )
  }
}

extension NSCollectionLayoutSection {
  /// Adds the header and the footer that the content has and the description lacks.
  fileprivate func addBoundary(of section: WindowedLayoutContent.Section) {
    func add(_ kind: String, _ alignment: NSRectAlignment) {
      guard !boundarySupplementaryItems.contains(where: { $0.elementKind == kind }) else { return }
      boundarySupplementaryItems.append(.estimated(kind, alignment))
    }
    if section.hasHeader { add(ListView.elementKindSectionHeader, .top) }
    if section.hasFooter { add(ListView.elementKindSectionFooter, .bottom) }
  }
}

extension NSCollectionLayoutBoundarySupplementaryItem {
  /// An element over the whole width with an estimated height.
  fileprivate static func estimated(
    _ kind: String,
    _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1),
        heightDimension: .estimated(44)
      ),
      elementKind: kind,
      alignment: alignment
    )
  }
}
