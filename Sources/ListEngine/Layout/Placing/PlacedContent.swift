public import Foundation
import HeadlessUIKit
import ListSchema

/// The positions of all presented elements, in the coordinates of the content.
///
/// A flat value: layouts fill it in one pass (`WindowedLayoutPass`), without an object for each
/// element.
public struct PlacedContent {
  var direction = LayoutDirection.vertical
  /// The size of the content, in points.
  var contentSize = CGSize.zero
  /// The maximum measured length of any element across the list, with the padding.
  ///
  /// Nil for layouts that do not compute it.
  var naturalContentWidth: CGFloat?
  /// Above everything, over the whole width.
  var containerHeader: CGRect?
  /// Above the sections.
  var header: CGRect?
  /// Below the sections.
  var footer: CGRect?
  /// Below the content, and not part of it.
  var overscrollFooter: CGRect?
  /// The positions of sticky headers.
  var sticky = StickyHeaders()
  /// The frame at which a custom layout has pinned the list's header; nil if it has not.
  private(set) var pinnedHeader: CGRect?
  /// The stacking order of elements that differs from their part's default.
  var zIndexes: [ElementPlace: Int] = [:]
  /// The frames of the presented sections' parts, each at its index in the whole content.
  private(set) var sections = OffsetArray<SectionFrames>([])
  /// The start of the first section along the list, presented or not.
  var sectionsStart: CGFloat = 0
  /// The lengths of the presented sections, if the layout can skip others.
  var lengths: [PlacedLengths] = []
  /// The elements that the layout adds.
  var attachments: [PlacedAttachment] = []
  /// True if the layout wants visible elements to look different from how they were placed.
  var changesLooks = false
  private var reach = ReachIndex()
  private var hasStickyParts = false

  /// True if headers stick as the appearance says; otherwise the layout pins them.
  var sticksHeaders = true

  /// True if there is a header or footer that may stick.
  var hasHeaders: Bool { sticksHeaders && (hasStickyParts || header != nil) }

  /// The length of the content along the list.
  var contentLength: CGFloat { direction.height(for: contentSize) }

  /// Stores the frames of all sections.
  mutating func setSections(_ sections: [SectionFrames], first: Int = 0) {
    self.sections = OffsetArray(sections, startIndex: first)
    hasStickyParts = sections.contains(where: \.hasStickyParts)
    reach = ReachIndex(count: sections.count) { sections[$0].extent }
  }

  /// Stores other frames of one section.
  ///
  /// - Complexity: O(presented sections).
  mutating func replace(_ frames: SectionFrames, ofSection index: Int) {
    sections[index] = frames
    reach = ReachIndex(count: sections.count) { sections.elements[$0].extent }
  }

  /// Stores the positions that a custom layout has pinned: the list's header, and per section.
  ///
  /// - Complexity: O(sections).
  mutating func pin(
    _ header: CGRect?,
    sectionHeaders: [CGRect?],
    sectionFooters: [CGRect?] = []
  ) {
    pinnedHeader = header
    for (index, frame) in zip(sections.indices, sectionFooters) {
      sections[index].pinnedFooter = frame
    }
    for (index, frame) in zip(sections.indices, sectionHeaders) {
      sections[index].pinnedHeader = frame
    }
    reach = ReachIndex(count: sections.count) { sections.elements[$0].extent }
  }

  /// Moves the list's header, the headers and footers of sections, and the elements that a layout
  /// adds: those with a frame to that frame, and all others back to where they were placed.
  ///
  /// The list's footer, the container header and the overscroll footer stay where they are.
  ///
  /// - Complexity: O(presented sections).
  public mutating func pin(_ frames: [WindowedLayoutPart: CGRect]) {
    pin(
      frames[.listHeader],
      sectionHeaders: sections.indices.map { frames[.sectionHeader($0)] },
      sectionFooters: sections.indices.map { frames[.sectionFooter($0)] }
    )
    for index in attachments.indices {
      let attachment = attachments[index]
      attachments[index].frame = frames[.attachment(attachment.id)] ?? attachment.defaultFrame
    }
  }

  /// The sections that may overlap a rectangle; a superset of those that do.
  func candidateSections(in rect: CGRect) -> Range<Int> {
    let range = reach.candidates(from: direction.minY(for: rect), to: direction.maxY(for: rect))
    return range.lowerBound + sections.startIndex..<range.upperBound + sections.startIndex
  }

  /// The visible frame of the list's header.
  var visibleHeader: CGRect? {
    if let pinnedHeader { return pinnedHeader }
    guard let header else { return nil }
    let start = sticky.pinnedStart(ofListHeaderAt: direction.minY(for: header))
    return start.map { direction.frame(header, startingAt: $0) } ?? header
  }

  /// The visible frame of a section's header.
  func visibleHeader(ofSection index: Int) -> CGRect? {
    let section = sections[index]
    if let pinned = section.pinnedHeader { return pinned }
    guard sticksHeaders, let header = section.header, section.isHeaderSticky else {
      return section.header
    }
    let start = sticky.pinnedStart(
      ofSectionHeaderAt: direction.minY(for: header),
      length: direction.height(for: header.size),
      sectionEnd: section.extent.end
    )
    return start.map { direction.frame(header, startingAt: $0) } ?? header
  }

  /// The visible frame of a section's footer.
  func visibleFooter(ofSection index: Int) -> CGRect? {
    let section = sections[index]
    if let pinned = section.pinnedFooter { return pinned }
    guard let footer = section.footer, section.isFooterSticky else { return section.footer }
    let start = sticky.pinnedStart(
      ofSectionFooterAt: direction.minY(for: footer),
      length: direction.height(for: footer.size),
      sectionStart: section.header.map { direction.maxY(for: $0) } ?? section.extent.start
    )
    return start.map { direction.frame(footer, startingAt: $0) } ?? footer
  }

  /// Places the overscroll footer below the content, then aligns content shorter than the view.
  ///
  /// The container header stays at the start of the view.
  mutating func align(
    in context: ListLayoutLayoutContext,
    _ alignment: Behavior.Underflow.Alignment
  ) {
    let end = context.overscrollStart(contentLength: contentLength, direction)
    overscrollFooter = overscrollFooter.map { direction.frame($0, startingAt: end) }
    let distance = context.underflowOffset(contentLength: contentLength, alignment, direction)
    if distance > 0 { move(by: distance) }
  }

  private mutating func move(by distance: CGFloat) {
    header = header.map { direction.moved($0, by: distance) }
    footer = footer.map { direction.moved($0, by: distance) }
    sectionsStart += distance
    setSections(sections.map { $0.moved(by: distance) }, first: sections.startIndex)
    for index in attachments.indices {
      attachments[index].frame = direction.moved(attachments[index].frame, by: distance)
      attachments[index].defaultFrame = direction.moved(
        attachments[index].defaultFrame,
        by: distance
      )
    }
  }
}
