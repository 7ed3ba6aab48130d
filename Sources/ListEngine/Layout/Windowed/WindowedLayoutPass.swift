public import Foundation
import HeadlessUIKit
import ListSchema
public import Signposts

/// What a windowed layout has to place: it says what is presented, measures it, and takes frames.
public final class WindowedLayoutPass {
  /// The view for which the content is placed.
  public let context: ListLayoutLayoutContext
  /// The direction in which the list scrolls.
  public let direction: LayoutDirection
  /// The presented sections.
  public let sections: Range<Int>

  /// Records the work of the layout.
  public var signposter: Signposter { measurer.services.signposter }

  private let presentation: PresentationState
  var measurer: Measurer
  var attachments: LayoutAttachments
  private let update: UInt32

  // What was placed so far.
  private(set) var placed = PlacedContent()
  private var frames: [Int: [CGRect]] = [:]
  private var parts: [WindowedLayoutPart: CGRect] = [:]

  init(
    _ presentation: PresentationState,
    _ context: ListLayoutLayoutContext,
    _ direction: LayoutDirection,
    _ measurer: Measurer,
    _ attachments: LayoutAttachments
  ) {
    self.presentation = presentation
    self.context = context
    self.direction = direction
    self.measurer = measurer
    self.attachments = attachments
    update = measurer.services.signposter.scope.update
    sections = presentation.sections.startIndex..<presentation.sections.endIndex
    placed.direction = direction
    self.attachments.beginPass()
  }

  /// The presented items of a section.
  public func items(ofSection section: Int) -> Range<Int> {
    let items = presentation.sections[section].items
    return items.startIndex..<items.endIndex
  }

  /// The size that an item has in a space; it is measured once for each space.
  public func size(ofItem item: Int, inSection section: Int, fitting space: CGSize) -> CGSize {
    let presented = presentation.sections[section]
    return measurer.size(
      of: presented.row(at: item),
      presented.items[item],
      at: ElementPlace(part: .item, section: section, index: item),
      in: Sizing.MeasureInfo(sizeConstraint: space, direction: direction)
    )
  }

  /// Whether there is a header or footer.
  public func has(_ part: WindowedLayoutPart) -> Bool { slot(part).0?.model != nil }

  /// The size that a header or footer has in a space; nil if there is none.
  public func size(of part: WindowedLayoutPart, fitting space: CGSize) -> CGSize? {
    let (slot, place) = slot(part)
    guard let model = slot?.model, let state = slot?.state else { return nil }
    let info = Sizing.MeasureInfo(sizeConstraint: space, direction: direction)
    return measurer.size(of: model, state, at: place, in: info)
  }

  /// The size that an element which the layout adds has in a space.
  public func size(
    of id: LayoutAttachmentID,
    _ content: any AnyHeaderFooterConvertible,
    fitting space: CGSize
  ) -> CGSize? {
    _ = attachments.attachment(id, content, update: update)
    return size(of: .attachment(id), fitting: space)
  }

  /// Places the presented items of a section.
  ///
  /// - Parameters:
  ///   - section: the section.
  ///   - frames: a frame for each item.
  ///   - zIndexes: the stacking order of those that are not at 0.
  public func placeItems(ofSection section: Int, _ frames: [CGRect], zIndexes: [Int: Int] = [:]) {
    precondition(
      frames.count == items(ofSection: section).count,
      "section \(section) has \(items(ofSection: section).count) items, not \(frames.count)"
    )
    self.frames[section] = frames
    for (item, index) in zIndexes {
      let place = ElementPlace(part: .item, section: section, index: item)
      placed.zIndexes[place] = index + place.part.defaultZIndex
    }
  }

  /// Places a header or footer that there is; items have the stacking order 0.
  public func place(_ part: WindowedLayoutPart, at frame: CGRect, zIndex: Int) {
    let (slot, place) = slot(part)
    guard slot?.model != nil else { return }
    parts[part] = frame
    placed.zIndexes[place] = zIndex + ListSchema.ContentPart.item.defaultZIndex
  }

  /// Places an element that the layout adds; items have the stacking order 0.
  ///
  /// - Parameters:
  ///   - id: what identifies it.
  ///   - content: what it shows.
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
        attachment: attachments.attachment(id, content, update: update),
        frame: frame,
        defaultFrame: frame,
        zIndex: zIndex + ListSchema.ContentPart.item.defaultZIndex
      )
    )
  }

  /// What was placed, as a whole.
  func finish(contentSize: CGSize, sectionsStart: CGFloat) -> PlacedContent {
    attachments.endPass()
    placed.contentSize = contentSize
    placed.sectionsStart = sectionsStart
    placed.header = parts[.listHeader]
    placed.footer = parts[.listFooter]
    placed.setSections(
      sections.map { section in
        SectionFrames(
          header: parts[.sectionHeader(section)],
          items: frames[section] ?? [],
          firstItem: items(ofSection: section).lowerBound,
          footer: parts[.sectionFooter(section)],
          direction
        )
      },
      first: sections.lowerBound
    )
    return placed
  }

  private func slot(_ part: WindowedLayoutPart) -> (HeaderFooterSlot?, ElementPlace) {
    switch part {
    case .listHeader: (presentation.header, ElementPlace(part: .listHeader))
    case .listFooter: (presentation.footer, ElementPlace(part: .listFooter))
    case .sectionHeader(let section):
      (
        presentation.sections[section].header, ElementPlace(part: .sectionHeader, section: section)
      )
    case .sectionFooter(let section):
      (
        presentation.sections[section].footer, ElementPlace(part: .sectionFooter, section: section)
      )
    case .attachment(let id):
      (
        attachments[id]?.slot, attachments[id]?.place ?? ElementPlace(part: .supplementary)
      )
    }
  }
}
