import CompositionalLayout
import HeadlessUIKit
public import ListEngine
import ListSchema
import Signposts

// Measuring and placing what is presented.
extension CompositionalListLayout {
  /// Measures and places the presented elements.
  ///
  /// - Complexity: O(presented · log items).
  public func place(_ pass: WindowedLayoutPass) {
    layout.contentOffset = pass.context.contentOffset
    selfSize(pass)
    for section in pass.sections { place(section, pass) }
    for element in layout.boundaryElements(pins: false) { place(element, inSection: -1, pass) }
    pass.contentSize = contentSize
    pass.sectionsStart = sectionsStart
  }

  /// Places the presented items of a section that was scrolled by itself, in the sizes they have.
  ///
  /// - Complexity: O(presented items of the section · log items).
  public func placeSection(_ section: Int, _ pass: WindowedLayoutPass) -> Bool {
    layout.contentOffset = pass.context.contentOffset
    place(section, pass)
    return true
  }

  private func place(_ section: Int, _ pass: WindowedLayoutPass) {
    let items = pass.items(ofSection: section)
    var frames: [CGRect] = []
    frames.reserveCapacity(items.count)
    var zIndexes: [Int: Int] = [:]
    layout.forEachCell(items, ofSection: section) { item, frame, zIndex, _ in
      frames.append(frame)
      if zIndex != 0 { zIndexes[item] = zIndex }
    }
    // A section with an error has no places: its items take no space.
    while frames.count < items.count { frames.append(emptyFrame(section)) }
    pass.placeItems(ofSection: section, frames, zIndexes: zIndexes)
    let decorations = layout.decorationElements(ofSection: section)
    // Cells are at 0 in the list, and at 1 above backgrounds in the layout.
    let cellIndex = decorations.isEmpty ? 0 : 1
    let others =
      layout.boundaryElements(ofSection: section, pins: false)
      + layout.attachedElements(items, ofSection: section)
    for element in decorations + others {
      place(element, inSection: section, above: cellIndex, pass)
    }
  }

  private func emptyFrame(_ section: Int) -> CGRect {
    let start = range(ofSection: section).lowerBound
    return layoutAppearance.direction == .vertical
      ? CGRect(x: 0, y: start, width: 0, height: 0) : CGRect(x: start, y: 0, width: 0, height: 0)
  }

  private func place(
    _ element: CollectionLayoutElement,
    inSection section: Int,
    above cellIndex: Int = 0,
    _ pass: WindowedLayoutPass
  ) {
    guard let kind = element.representedElementKind else { return }
    let zIndex = element.zIndex - cellIndex
    if let part = element.part(section), pass.has(part) {
      return pass.place(part, at: element.frame, zIndex: zIndex)
    }
    guard let content = content(of: element, kind, section) else { return }
    pass.place(element.attachment(section), content, at: element.frame, zIndex: zIndex)
  }

  /// Returns the content of an element that is not a header or footer of the content.
  private func content(
    of element: CollectionLayoutElement,
    _ kind: String,
    _ section: Int
  ) -> (any AnyHeaderFooterConvertible)? {
    // Data sources are not asked for decorations, whose classes the layout knows.
    let source = element.representedElementCategory == .decorationView ? nil : supplementaries
    let content =
      layoutAppearance.supplementaryProvider(kind, element.indexPath)
      ?? source?.element(ofKind: kind, at: element.indexPath)
    if content == nil { unregisteredKinds[kind] = section }
    return content
  }

  /// Moves pinned elements.
  ///
  /// - Complexity: O(presented sections + log sections).
  public func updateLayout(of content: inout PlacedContent, in context: ListLayoutLayoutContext) {
    content.pin(pinnedFrames(in: context))
  }

  /// The frames of pinned elements.
  private func pinnedFrames(in context: ListLayoutLayoutContext) -> [WindowedLayoutPart: CGRect] {
    layout.contentOffset = context.contentOffset
    var frames: [WindowedLayoutPart: CGRect] = [:]
    func add(_ elements: [CollectionLayoutElement], _ section: Int) {
      for element in elements {
        frames[.attachment(element.attachment(section))] = element.frame
        if let part = element.part(section) { frames[part] = element.frame }
      }
    }
    add(layout.boundaryElements(pins: true), -1)
    for section in sectionsOnScreen(in: context) {
      add(layout.boundaryElements(ofSection: section, pins: true), section)
    }
    return frames
  }

  /// The sections that the view shows.
  ///
  /// - Complexity: O(log sections).
  func sectionsOnScreen(in context: ListLayoutLayoutContext) -> ClosedRange<Int> {
    let start = layoutAppearance.direction.y(for: context.contentOffset)
    let length = layoutAppearance.direction.height(for: context.viewBounds.size)
    guard let first = layout.items(at: start)?.first.section,
      let last = layout.items(at: start + length)?.last.section
    else { return 0...0 }
    return first...max(first, last)
  }
}

// MARK: - Self-sizing

extension CompositionalListLayout {
  /// Measures what has estimated sides until nothing changes.
  private func selfSize(_ pass: WindowedLayoutPass) {
    guard hasEstimates(pass) else { return }
    let before = contentSize
    let items = pass.sections.reduce(0) { $0 + pass.items(ofSection: $1).count }
    var (passes, changed, isOscillating) = (0, 0, false)
    pass.signposter.interval(.selfSize, .selfSizeBegin(items: items)) {
      while true {
        let count = sizeItems(pass) + sizeElements(pass)
        passes += 1
        changed += count
        guard count > 0 else { break }
        isOscillating = passes == UICollectionViewCompositionalLayout.maxSelfSizingPasses
        guard !isOscillating else { break }
      }
    } end: {
      .selfSizeEnd(
        passes: passes,
        changed: changed,
        oscillating: isOscillating ? 1 : 0,
        correctionPoints: layoutAppearance.direction.height(for: contentSize)
          - layoutAppearance.direction.height(for: before)
      )
    }
  }

  /// Returns whether anything presented has an estimated side.
  private func hasEstimates(_ pass: WindowedLayoutPass) -> Bool {
    layout.configuration.boundarySupplementaryItems.contains { $0.layoutSize.isSelfSized }
      || pass.sections.contains { section in
        layout.contents(ofSection: section).map { $0.hasEstimatedItems || $0.hasEstimatedElements }
          ?? false
      }
  }

  /// Measures the items with estimated sides; returns how many were not as expected.
  private func sizeItems(_ pass: WindowedLayoutPass) -> Int {
    var sizes: [IndexPath: CGSize] = [:]
    for section in pass.sections
    where layout.contents(ofSection: section)?.hasEstimatedItems == true {
      let items = pass.items(ofSection: section)
      layout.forEachCell(items, ofSection: section) { item, frame, _, size in
        guard size.isSelfSized else { return }
        let measured = pass.size(
          ofItem: item,
          inSection: section,
          fitting: size.space(frame.size, in: contentSize)
        )
        guard layout.isNews(measured, ofItem: item, inSection: section, size, frame.size)
        else { return }
        sizes[IndexPath(item: item, section: section)] = measured
      }
    }
    guard !sizes.isEmpty else { return 0 }
    layout.setPreferredSizes(sizes)
    return sizes.count
  }

  /// Measures supplementaries with estimated sides; returns how many were not as expected.
  private func sizeElements(_ pass: WindowedLayoutPass) -> Int {
    var changed = 0
    for section in pass.sections
    where layout.contents(ofSection: section)?.hasEstimatedElements == true {
      let elements =
        layout.boundaryElements(ofSection: section, pins: false)
        + layout.attachedElements(pass.items(ofSection: section), ofSection: section)
      for element in elements where size(element, section, pass) { changed += 1 }
    }
    for element in layout.boundaryElements(pins: false) where size(element, -1, pass) {
      changed += 1
    }
    return changed
  }

  private func size(
    _ element: CollectionLayoutElement,
    _ section: Int,
    _ pass: WindowedLayoutPass
  ) -> Bool {
    guard element.isEstimated, let kind = element.representedElementKind,
      let size = layout.layoutSize(of: element)
    else { return false }
    let space = size.space(element.frame.size, in: contentSize)
    var measured = element.part(section).flatMap { pass.size(of: $0, fitting: space) }
    if measured == nil, let content = content(of: element, kind, section) {
      measured = pass.size(of: element.attachment(section), content, fitting: space)
    }
    guard let measured, size.differs(measured, element.frame.size) else { return false }
    layout.setPreferredSize(
      measured,
      forSupplementaryViewOfKind: kind,
      at: element.indexPath
    )
    return true
  }
}

extension CollectionLayoutElement {
  /// The header or footer of the content that the element is for, if there is one.
  func part(_ section: Int) -> WindowedLayoutPart? {
    guard representedElementCategory == .supplementaryView else { return nil }
    return switch representedElementKind {
    case ListView.elementKindSectionHeader where section >= 0: .sectionHeader(section)
    case ListView.elementKindSectionFooter where section >= 0: .sectionFooter(section)
    case ListView.elementKindListHeader where section < 0: .listHeader
    case ListView.elementKindListFooter where section < 0: .listFooter
    default: nil
    }
  }

  /// Returns the identifier of the element among those that the layout adds.
  func attachment(_ section: Int) -> LayoutAttachmentID {
    LayoutAttachmentID(
      kind: representedElementKind ?? "",
      section: section,
      index: indexPath.last ?? 0,
      isDecoration: representedElementCategory == .decorationView
    )
  }
}
