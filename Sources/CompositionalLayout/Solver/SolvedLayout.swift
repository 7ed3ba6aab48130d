import HeadlessUIKit

/// All sections of a layout, each with places for its items.
struct SolvedLayout {
  let configuration: UICollectionViewCompositionalLayoutConfiguration
  let viewport: LayoutViewport
  var sections: [SolvedSection]
  /// The preferred sizes of the layout's own boundary elements.
  var preferredBoundarySizes: [SupplementaryKey: CGSize] = [:]
  /// The scroll offset of each orthogonal section.
  var scrollOffsets: [Int: CGFloat] = [:]
  /// The length of each section with the spacing after it.
  private var lengths: LengthTree
  private(set) var boundary: BoundaryPlacement
  /// The error of the layout's own boundary elements.
  private(set) var error: CompositionalLayoutError?
  /// The distance that elements may stick out of their sections.
  private var outset: CGFloat
  /// The distance that groups may stick out of their sections because of negative distances.
  private var overlap: CGFloat
  /// The least order of the layout's own pinned elements: above all cells.
  private var minimumPinnedIndex: Int

  init(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ viewport: LayoutViewport,
    sections: [SolvedSection],
    preferredBoundarySizes: [SupplementaryKey: CGSize] = [:]
  ) {
    self.configuration = configuration
    self.viewport = viewport
    self.sections = sections
    self.preferredBoundarySizes = preferredBoundarySizes
    let spacing = configuration.usableSpacing
    lengths = LengthTree(sections.map { $0.extent + spacing })
    outset = sections.map(\.outset).max() ?? 0
    overlap = sections.map(\.overlap).max() ?? 0
    minimumPinnedIndex = max(2, sections.map(\.minimumPinnedIndex).max() ?? 2)
    boundary = BoundaryPlacement(
      [],
      axis: configuration.scrollDirection.axis,
      contentExtent: 0,
      container: viewport.size,
      insets: .zero
    ) { $2 }
    error = Self.problem(configuration, viewport)
    placeBoundary()
  }

  var axis: LayoutAxis { configuration.scrollDirection.axis }

  /// The size of everything.
  var contentSize: CGSize {
    var size = viewport.size
    size[axis] = boundary.extent
    return size
  }

  /// Returns the start of a section on the main axis.
  func start(ofSection section: Int) -> CGFloat {
    boundary.contentStart + lengths.offset(of: section)
  }

  /// The sections whose groups may be at a position of the main axis, or the nearest one; there is one.
  func sections(at position: CGFloat) -> ClosedRange<Int> {
    let found = sections(from: position, to: position, outset: overlap)
    let first = min(max(0, found.lowerBound), sections.count - 1)
    return first...max(first, found.upperBound - 1)
  }

  /// The sections that may share a part of a range, if elements stick out of them by a distance.
  private func sections(from start: CGFloat, to end: CGFloat, outset: CGFloat) -> Range<Int> {
    // With negative spacing a section reaches into the next one.
    let spacing = min(0, configuration.usableSpacing)
    return lengths.indices(
      from: start - boundary.contentStart - outset + spacing,
      to: end - boundary.contentStart + outset
    )
  }

  /// Takes over the length of a section that was solved again.
  ///
  /// - Complexity: O(log sections).
  mutating func updateLength(ofSection section: Int) {
    lengths[section] = sections[section].extent + configuration.usableSpacing
    outset = max(outset, sections[section].outset)
    overlap = max(overlap, sections[section].overlap)
    minimumPinnedIndex = max(minimumPinnedIndex, sections[section].minimumPinnedIndex)
    scrollOffsets[section] = scrollOffsets[section].map {
      min($0, sections[section].maxScrollOffset)
    }
    placeBoundary()
  }

  /// The elements that share an area with a rectangle, while the view shows a range.
  func elements(
    in rect: CGRect,
    contentOffset: CGPoint,
    _ work: inout LayoutWork
  ) -> [CollectionLayoutElement] {
    work.queries += 1
    guard rect.size.width > 0, rect.size.height > 0, !rect.origin.x.isNaN, !rect.origin.y.isNaN
    else { return [] }
    var result: [CollectionLayoutElement] = []
    let visible = visibleRange(contentOffset)
    let found = sections(from: rect.start(axis), to: rect.end(axis), outset: outset)
    var offset = lengths.offset(of: found.lowerBound)
    for section in found {
      let query = query(rect, section, startingAt: boundary.contentStart + offset, visible)
      sections[section].addElements(query, to: &result, &work)
      offset += lengths[section]
    }
    result += boundaryElements(visible, &work).filter { $0.frame.sharesArea(with: rect) }
    return result
  }

  /// The elements of one section that share an area with a rectangle.
  func elements(
    ofSection section: Int,
    in rect: CGRect,
    contentOffset: CGPoint,
    _ work: inout LayoutWork
  ) -> [CollectionLayoutElement] {
    work.queries += 1
    var result: [CollectionLayoutElement] = []
    let query = query(
      rect,
      section,
      startingAt: start(ofSection: section),
      visibleRange(contentOffset)
    )
    sections[section].addElements(query, to: &result, &work)
    return result
  }

  private func query(
    _ rect: CGRect,
    _ section: Int,
    startingAt start: CGFloat,
    _ visible: (start: CGFloat, end: CGFloat)
  ) -> ElementQuery {
    ElementQuery(
      rect: rect,
      sectionStart: start,
      visible: visible,
      scrollOffset: scrollOffsets[section] ?? 0
    )
  }

  /// The layout's own boundary elements, pinned ones where they stay.
  func boundaryElements(
    _ visible: (start: CGFloat, end: CGFloat),
    _ work: inout LayoutWork
  ) -> [CollectionLayoutElement] {
    guard error == nil else { return [] }
    let items = configuration.boundarySupplementaryItems
    return zip(items.indices, boundary.frames).map { index, frame in
      let item = items[index]
      var origin = frame.origin
      origin[axis.cross] += insets(.automatic).before(axis.cross)
      if item.pinToVisibleBounds {
        work.pinnedElements += 1
        origin[axis] = boundary.pinned(
          origin[axis],
          length: frame.size[axis],
          side: item.alignment.side(axis),
          section: (0, boundary.extent),
          visible: visible
        )
      }
      return item.attributes(
        CGRect(origin: viewport.rounding.point(origin), size: frame.size),
        IndexPath(index: index),
        minimumPinnedIndex: minimumPinnedIndex
      )
    }
  }

  /// The main range in which pinned elements stay, from where the first section starts.
  func visibleRange(_ contentOffset: CGPoint) -> (start: CGFloat, end: CGFloat) {
    let insets = viewport.adjustedContentInset
    var offset = contentOffset[axis]
    if isReversed { offset = contentSize[axis] - offset - viewport.size[axis] }
    return (offset + insets.before(axis), offset + viewport.size[axis] - insets.after(axis))
  }

  /// True if the first section is at the end of the content.
  var isReversed: Bool { viewport.isRightToLeft && axis == .horizontal }

  /// Returns the insets that a section with a reference keeps clear of, across only.
  func insets(_ reference: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    configuration.insets(reference, viewport)
  }

  mutating func placeBoundary() {
    let spacing = sections.isEmpty ? 0 : configuration.usableSpacing
    let sizes = preferredBoundarySizes
    let insets = insets(.automatic)
    var container = viewport.size
    container[axis.cross] -= insets.both(axis.cross)
    boundary = BoundaryPlacement(
      error == nil ? configuration.boundarySupplementaryItems : [],
      axis: axis,
      contentExtent: lengths.offset(of: lengths.count) - spacing,
      container: container,
      insets: .zero
    ) { [rounding = viewport.rounding] index, item, container in
      let key = SupplementaryKey(kind: item.elementKind, item: index)
      return item.layoutSize.size(in: container, sizes[key], rounding)
    }
  }

  private static func problem(
    _ configuration: UICollectionViewCompositionalLayoutConfiguration,
    _ viewport: LayoutViewport
  ) -> CompositionalLayoutError? {
    guard configuration.interSectionSpacing.isLength else {
      return CompositionalLayoutError(
        .notFinite,
        section: nil,
        container: viewport.size,
        group: "interSectionSpacing"
      )
    }
    for item in configuration.boundarySupplementaryItems {
      guard let reason = item.problem else { continue }
      return CompositionalLayoutError(
        reason,
        section: nil,
        container: viewport.size,
        group: item.elementKind
      )
    }
    return nil
  }
}

extension UICollectionViewCompositionalLayoutConfiguration {
  /// The distance between sections; 0 if it is not a usable number.
  var usableSpacing: CGFloat { interSectionSpacing.isLength ? interSectionSpacing : 0 }

  /// Returns the insets that a section with a reference keeps clear of, across only.
  func insets(
    _ reference: UIContentInsetsReference,
    _ viewport: LayoutViewport
  ) -> NSDirectionalEdgeInsets {
    let reference = reference == .automatic ? contentInsetsReference : reference
    return viewport.insetsReferences[reference].only(scrollDirection.axis.cross)
  }
}
