import Foundation
import Signposts

/// The appearance of a layout of sections below each other: the common part of tables and flows.
protocol SectionsLayout: ListLayoutAppearance, FiniteDistances {
  /// The animations of rows that declare none.
  static var defaults: ListLayoutDefaults { get }

  /// True if the list has a natural width.
  var hasNaturalWidth: Bool { get }
  /// Below the list's header, when there is a section.
  var headerToFirstSectionSpacing: CGFloat { get }
  /// Below a section's header, when the section has items.
  var sectionHeaderBottomSpacing: CGFloat { get }
  /// Between the last section and the list's footer.
  var lastSectionToFooterSpacing: CGFloat { get }

  /// Below a section that is not the last one, with or without a footer.
  func spacing(afterSection layouts: SectionLayouts, hasFooter: Bool) -> CGFloat
  /// The width and position of a header or footer.
  func width(ofHeaderFooter layouts: HeaderFooterLayouts) -> CustomWidth
  /// The width and position of a section.
  func width(ofSection layouts: SectionLayouts) -> CustomWidth
  /// Returns whether a section requests a sticky header; nil leaves it to the layout.
  func isHeaderSticky(inSection layouts: SectionLayouts) -> Bool?
  /// Returns whether a section's footer stays at the end of the view while the section is on screen.
  func isFooterSticky(inSection layouts: SectionLayouts) -> Bool
  /// The distance above a section's header, if there is one.
  func headerTopPadding(ofSection layouts: SectionLayouts) -> CGFloat

  /// The number of items of a section in each line: `WindowedListLayout.lineLength`.
  func lineLength(in section: Section, _ room: LayoutRoom) -> Int?
  /// The lengths of a section's rows: `WindowedListLayout.knownLengths`.
  func knownLengths(
    ofRowsIn section: Section,
    onlyIfAll: Bool,
    _ room: LayoutRoom
  ) -> LengthRuns?

  /// Places the items of a section, and moves to the start of its footer.
  func placeItems(
    of section: WindowedLayoutSection,
    in room: SectionRoom,
    with pen: inout LayoutPen
  ) -> PlacedItems
}

/// The frames of a section's items.
struct PlacedItems {
  var frames: [CGRect] = []
  /// The position of every item in its group; empty if no items are grouped.
  var positions: [ItemPosition] = []
  /// The length of every item, with the spacing after it; the items of a line share its length.
  var lengths: [Double] = []

  /// Adds a line of items, of which the frames are known.
  mutating func endLine(_ count: Int, length: CGFloat) {
    lengths += repeatElement(Double(length) / Double(count), count: count)
  }
}

/// A table or a flow, with its appearance.
final class SectionsListLayout<LayoutAppearance: SectionsLayout>: WindowedListLayout,
  LengthRoomLayout
{
  static var defaults: ListLayoutDefaults { LayoutAppearance.defaults }

  // Never read while they are changed.
  @exclusivity(unchecked) var layoutAppearance: LayoutAppearance {
    didSet { used = layoutAppearance.withFiniteDistances }
  }
  /// The appearance with distances of which sums can be made.
  @exclusivity(unchecked) private var used: LayoutAppearance
  @exclusivity(unchecked) private var room: LayoutRoom

  init(layoutAppearance: LayoutAppearance) {
    self.layoutAppearance = layoutAppearance
    used = layoutAppearance.withFiniteDistances
    room = LayoutRoom(used, in: ListLayoutLayoutContext(viewBounds: .zero))
  }

  func prepare(
    _ content: WindowedLayoutContent?,
    in context: ListLayoutLayoutContext,
    _ signposter: Signposter
  ) {
    room = LayoutRoom(used, in: context)
  }

  func place(_ pass: WindowedLayoutPass) { used.place(pass, in: room) }

  var lengthRoom: LengthRoom { .sections(view: room.viewWidth, content: room.rootWidth) }

  func lineLength(in section: Section) -> Int? { used.lineLength(in: section, room) }

  func knownLengths(ofRowsIn section: Section, onlyIfAll: Bool) -> LengthRuns? {
    used.knownLengths(ofRowsIn: section, onlyIfAll: onlyIfAll, room)
  }

  func knownEnds(of section: Section, isLast: Bool) -> (head: Double, tail: Double)? {
    used.knownEnds(of: section, isLast: isLast)
  }
}

extension SectionsLayout {
  func isFooterSticky(inSection layouts: SectionLayouts) -> Bool { false }

  func headerTopPadding(ofSection layouts: SectionLayouts) -> CGFloat { 0 }

  /// The layout, with this appearance.
  public func toLayoutDescription() -> LayoutDescription {
    SectionsListLayout<Self>.describe(self)
  }

  /// Places all presented content.
  func place(_ pass: WindowedLayoutPass, in room: LayoutRoom) {
    var pen = LayoutPen(pass, in: room)
    let root = room.rootWidth
    place(.containerHeader, .fill, with: &pen)
    pen.y += room.topPadding
    if place(.listHeader, root, with: &pen), !pass.presentedSections.isEmpty {
      pen.y += headerToFirstSectionSpacing
    }
    pass.sectionsStart = pen.y
    pen.y += pass.lengthBeforeSections
    for section in pass.presentedSections { place(section, with: &pen) }
    pen.y += pass.lengthAfterSections
    if pass.has(.listFooter), pass.endsWithContent { pen.y += lastSectionToFooterSpacing }
    place(.listFooter, root, with: &pen)
    pen.y += room.bottomPadding
    pass.contentSize = pen.contentSize
    place(.overscrollFooter, root, with: &pen)
    if hasNaturalWidth { pass.naturalContentWidth = pen.naturalWidth }
  }

  private func place(_ section: WindowedLayoutSection, with pen: inout LayoutPen) {
    let start = pen.y
    let room = SectionRoom(width(ofSection: section.layouts), in: pen.room)
    let isSticky =
      section.isHeaderSticky ?? isHeaderSticky(inSection: section.layouts) ?? stickySectionHeaders
    let header = WindowedLayoutPart.sectionHeader(section.index)
    if pen.pass.has(header) { pen.y += headerTopPadding(ofSection: section.layouts) }
    if place(header, room.width, length: room.length, isSticky: isSticky, with: &pen),
      section.itemCount > 0
    {
      pen.y += sectionHeaderBottomSpacing
    }
    let head = pen.y - start
    pen.y += section.lengthBeforeItems
    let items = placeItems(of: section, in: room, with: &pen)
    pen.pass.placeItems(
      ofSection: section.index,
      items.frames,
      positions: items.positions
    )
    pen.y += section.lengthAfterItems
    let tailStart = pen.y
    place(
      .sectionFooter(section.index),
      room.width,
      length: room.length,
      isSticky: isFooterSticky(inSection: section.layouts),
      with: &pen
    )
    pen.y += spacing(below: section, in: pen.pass)
    pen.pass.recordLengths(
      ofSection: section.index,
      head: head,
      items: items.lengths,
      tail: pen.y - tailStart
    )
  }

  /// The distance to the next section.
  ///
  /// A section without any part takes no space and no spacing, as in Listable.
  private func spacing(
    below section: WindowedLayoutSection,
    in pass: WindowedLayoutPass
  ) -> CGFloat {
    guard section.hasParts, section.index < pass.sectionCount - 1 else { return 0 }
    return spacing(afterSection: section.layouts, hasFooter: section.hasFooter)
  }

  @discardableResult
  private func place(
    _ part: WindowedLayoutPart,
    _ parent: CustomWidth,
    length: CGFloat? = nil,
    isSticky: Bool = false,
    with pen: inout LayoutPen
  ) -> Bool {
    guard pen.pass.has(part) else { return false }
    return pen.place(
      part,
      width(ofHeaderFooter: pen.pass.layouts(of: part)).merge(with: parent),
      defaultWidth: length,
      isSticky: isSticky
    )
  }
}
