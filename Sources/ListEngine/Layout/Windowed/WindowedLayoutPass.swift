public import Foundation
import HeadlessUIKit
import ListSchema
public import Signposts

/// The content that a layout has to place: it gives the presented elements, measures them, and
/// takes frames.
///
/// All frames are in the coordinates of the content.
public final class WindowedLayoutPass {
  /// The view for which the content is placed.
  public let context: ListLayoutLayoutContext
  /// The direction in which the list scrolls.
  public let direction: LayoutDirection
  /// The presented sections, in order.
  public let presentedSections: [WindowedLayoutSection]
  /// The number of sections of the whole content.
  public let sectionCount: Int
  /// The length to leave free before the presented sections, for those before them.
  public let lengthBeforeSections: CGFloat
  /// The length to leave free after the presented sections, for those after them.
  public let lengthAfterSections: CGFloat

  /// The size of everything, presented or not; the layout sets it.
  public var contentSize = CGSize.zero
  /// The start of the first section, presented or not; the layout sets it.
  public var sectionsStart: CGFloat = 0
  /// The natural width of the content, in points; nil if the layout does not know it.
  public var naturalContentWidth: CGFloat?
  /// True if the list moves content that is shorter than the view, as its behaviour says, and the
  /// overscroll footer below the content; at first it is false if the layout knows positions.
  public var alignsShortContent: Bool

  let presentation: PresentationState
  @exclusivity(unchecked) var measurer: Measurer
  private(set) var attachments: LayoutAttachments
  /// The frames placed so far.
  @exclusivity(unchecked) var placed = PlacedContent()
  @exclusivity(unchecked) private var frames: [PlacedSection]

  /// The frames placed of a section.
  private struct PlacedSection {
    var header: CGRect?
    var footer: CGRect?
    var items: [CGRect] = []
    var positions: [ItemPosition] = []
    var isHeaderSticky = false
    var isFooterSticky = false
  }

  init(
    _ presentation: PresentationState,
    _ context: ListLayoutLayoutContext,
    _ direction: LayoutDirection,
    knowsPositions: Bool,
    _ measurer: Measurer,
    _ attachments: LayoutAttachments
  ) {
    self.presentation = presentation
    self.context = context
    self.direction = direction
    self.measurer = measurer
    self.attachments = attachments
    presentedSections = presentation.sections.indices.map {
      WindowedLayoutSection(presentation.sections[$0], at: $0, in: presentation)
    }
    sectionCount = presentation.sectionCount
    lengthBeforeSections = presentation.gaps.sectionsBefore
    lengthAfterSections = presentation.gaps.sectionsAfter
    alignsShortContent = !knowsPositions
    frames = Array(repeating: PlacedSection(), count: presentedSections.count)
    placed.direction = direction
    placed.sticksHeaders = alignsShortContent
    self.attachments.beginPass()
  }

  /// The presented sections, as indices in the whole content.
  public var sections: Range<Int> {
    presentation.sections.startIndex..<presentation.sections.endIndex
  }

  /// True if the last section of all, presented or not, has a header, a footer or an item.
  ///
  /// Tables and flows leave space between it and the list's footer only then, as in Listable.
  public var endsWithContent: Bool {
    if let last = presentedSections.last, last.index == sectionCount - 1 { return last.hasParts }
    return presentation.endsWithContent
  }

  /// Records the work of the layout.
  public var signposter: Signposter { measurer.services.signposter }

  /// The presented items of a section.
  public func items(ofSection section: Int) -> Range<Int> { presented(section).items }

  private func presented(_ section: Int) -> WindowedLayoutSection {
    presentedSections[section - sections.lowerBound]
  }

  /// Returns whether the content has a part.
  public func has(_ part: WindowedLayoutPart) -> Bool { slot(part).model != nil }

  /// The layout-specific options of a header or footer.
  public func layouts(of part: WindowedLayoutPart) -> HeaderFooterLayouts {
    slot(part).model?.layouts ?? HeaderFooterLayouts()
  }

  private func slot(_ part: WindowedLayoutPart) -> HeaderFooterSlot {
    switch part {
    case .containerHeader: presentation.containerHeader
    case .listHeader: presentation.header
    case .listFooter: presentation.footer
    case .overscrollFooter: presentation.overscrollFooter
    case .sectionHeader(let section): presented(section).presented.header
    case .sectionFooter(let section): presented(section).presented.footer
    case .attachment(let id): attachments[id]?.slot ?? HeaderFooterSlot()
    }
  }

  private func place(of part: WindowedLayoutPart) -> ElementPlace {
    switch part {
    case .containerHeader: ElementPlace(part: .containerHeader)
    case .listHeader: ElementPlace(part: .listHeader)
    case .listFooter: ElementPlace(part: .listFooter)
    case .overscrollFooter: ElementPlace(part: .overscrollFooter)
    case .sectionHeader(let section): ElementPlace(part: .sectionHeader, section: section)
    case .sectionFooter(let section): ElementPlace(part: .sectionFooter, section: section)
    case .attachment(let id): attachments[id]?.place ?? ElementPlace(part: .supplementary)
    }
  }
}

// MARK: - Measuring

extension WindowedLayoutPass {
  /// The size that an item has in a space; it is measured once for each space.
  ///
  /// - Parameters:
  ///   - item: the item.
  ///   - section: the section.
  ///   - space: the space.
  ///   - position: the position of the item in its group.
  /// - Returns: the size.
  public func size(
    ofItem item: Int,
    inSection section: Int,
    fitting space: CGSize,
    position: ItemPosition = .single
  ) -> CGSize {
    size(ofItem: item, in: presented(section), fitting: space, position: position)
  }

  /// The size that an item of a presented section has in a space.
  func size(
    ofItem item: Int,
    in section: WindowedLayoutSection,
    fitting space: CGSize,
    position: ItemPosition = .single
  ) -> CGSize {
    measurer.size(
      of: section.row(at: item),
      section.sizing(ofItem: item),
      section.presented.items[item],
      at: ElementPlace(part: .item, section: section.index, index: item),
      position,
      in: Sizing.MeasureInfo(sizeConstraint: space, direction: direction)
    )
  }

  /// The size that a header or footer has in a space; nil if there is none.
  public func size(of part: WindowedLayoutPart, fitting space: CGSize) -> CGSize? {
    let slot = slot(part)
    guard let model = slot.model, let state = slot.state else { return nil }
    let info = Sizing.MeasureInfo(sizeConstraint: space, direction: direction)
    return measurer.size(of: model, state, at: place(of: part), in: info)
  }

  /// The size that an element which the layout adds has in a space.
  public func size(
    of id: LayoutAttachmentID,
    _ content: any AnyHeaderFooterConvertible,
    fitting space: CGSize
  ) -> CGSize? {
    _ = attachment(id, content)
    return size(of: .attachment(id), fitting: space)
  }

  private func attachment(
    _ id: LayoutAttachmentID,
    _ content: any AnyHeaderFooterConvertible
  ) -> LayoutAttachment {
    attachments.attachment(id, content, update: measurer.services.signposter.scope.update)
  }
}

// MARK: - Placing

extension WindowedLayoutPass {
  /// Places the presented items of a section.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - frames: a frame for each item.
  ///   - positions: the position of each item in its group; empty if no items are grouped.
  ///   - zIndexes: the stacking order of those that are not at 0.
  public func placeItems(
    ofSection section: Int,
    _ frames: [CGRect],
    positions: [ItemPosition] = [],
    zIndexes: [Int: Int] = [:]
  ) {
    let count = items(ofSection: section).count
    precondition(
      frames.count == count && (positions.isEmpty || positions.count == count),
      "section \(section) has \(count) items, not \(frames.count)"
    )
    let index = section - sections.lowerBound
    self.frames[index].items = frames
    self.frames[index].positions = positions
    for (item, index) in zIndexes {
      let place = ElementPlace(part: .item, section: section, index: item)
      placed.zIndexes[place] = index + place.part.defaultZIndex
    }
  }

  /// Places a header or footer that there is.
  ///
  /// - Parameters:
  ///   - part: the header or footer.
  ///   - frame: its frame.
  ///   - zIndex: its stacking order, if it is not the usual one; items have 0.
  ///   - isSticky: whether a section's header stays at the top while its section is on screen, or
  ///     its footer at the bottom.
  public func place(
    _ part: WindowedLayoutPart,
    at frame: CGRect,
    zIndex: Int? = nil,
    isSticky: Bool = false
  ) {
    guard has(part) else { return }
    switch part {
    case .containerHeader: placed.containerHeader = frame
    case .listHeader: placed.header = frame
    case .listFooter: placed.footer = frame
    case .overscrollFooter: placed.overscrollFooter = frame
    case .sectionHeader(let section):
      frames[section - sections.lowerBound].header = frame
      frames[section - sections.lowerBound].isHeaderSticky = isSticky
    case .sectionFooter(let section):
      frames[section - sections.lowerBound].footer = frame
      frames[section - sections.lowerBound].isFooterSticky = isSticky
    case .attachment:
      preconditionFailure("an element that the layout adds is placed with its content")
    }
    if let zIndex {
      placed.zIndexes[place(of: part)] = zIndex + ListSchema.ContentPart.item.defaultZIndex
    }
  }

  /// Places an element that the layout adds; items have the stacking order 0.
  ///
  /// - Parameters:
  ///   - id: its identifier.
  ///   - content: its content.
  ///   - frame: its frame.
  ///   - zIndex: its stacking order.
  public func place(
    _ id: LayoutAttachmentID,
    _ content: any AnyHeaderFooterConvertible,
    at frame: CGRect,
    zIndex: Int
  ) {
    placed.attachments.append(
      PlacedAttachment(
        id: id,
        attachment: attachment(id, content),
        frame: frame,
        defaultFrame: frame,
        zIndex: zIndex + ListSchema.ContentPart.item.defaultZIndex
      )
    )
  }

  /// Records how long a section is, for the time when it is not presented.
  ///
  /// Layouts that know positions need not do so.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - head: the length up to its first item, presented or not.
  ///   - items: the length of each presented item, with the spacing after it; the items of a line
  ///     share its length.
  ///   - tail: the length after its last item, with the distance to the next section.
  ///
  /// - Precondition: there is a length for each presented item.
  public func recordLengths(
    ofSection section: Int,
    head: CGFloat = 0,
    items: [Double],
    tail: CGFloat = 0
  ) {
    precondition(
      items.count == self.items(ofSection: section).count,
      "section \(section) presents \(self.items(ofSection: section).count) items, and \(items.count) lengths were recorded"
    )
    placed.lengths.append(
      PlacedLengths(
        section: section,
        head: Double(head),
        firstRow: self.items(ofSection: section).lowerBound,
        rows: items,
        tail: Double(tail)
      )
    )
  }

  /// Replaces the frames of one section that an earlier pass has placed by those of this pass.
  func finish(section: Int, in content: inout PlacedContent) {
    attachments.endPass(ofSection: section)
    content.replace(frames(ofSection: section), ofSection: section)
    content.zIndexes.merge(placed.zIndexes) { $1 }
    let first = content.attachments.firstIndex { $0.id.section == section }
    content.attachments.removeAll { $0.id.section == section }
    content.attachments.insert(
      contentsOf: placed.attachments,
      at: first ?? content.attachments.count
    )
  }

  private func frames(ofSection section: Int) -> SectionFrames {
    let placed = frames[section - sections.lowerBound]
    return SectionFrames(
      header: placed.header,
      items: placed.items,
      firstItem: items(ofSection: section).lowerBound,
      footer: placed.footer,
      positions: placed.positions,
      isHeaderSticky: placed.isHeaderSticky,
      isFooterSticky: placed.isFooterSticky,
      direction
    )
  }

  /// Returns all frames of this pass.
  func finish() -> PlacedContent {
    attachments.endPass()
    placed.contentSize = contentSize
    placed.sectionsStart = sectionsStart
    placed.naturalContentWidth = naturalContentWidth
    placed.setSections(
      sections.map(frames(ofSection:)),
      first: sections.lowerBound
    )
    return placed
  }
}
