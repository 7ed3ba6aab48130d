import Foundation
import HeadlessUIKit
import ListSchema

/// Places content as a table: sections below each other, items below each other in columns.
///
/// A pen goes down the list; every part is placed where it stands and moves it on.
struct TableLayout {
  let appearance: TableAppearance
  let viewWidth: CGFloat
  private let bounds: ListContentBounds
  private let rootWidth: CustomWidth
  private let defaultWidth: CGFloat

  private var measurer: Measurer
  private var pen: CGFloat = 0
  private var naturalWidth: CGFloat = 0
  private var content = ListLayoutContent()

  private init(_ appearance: TableAppearance, viewWidth: CGFloat, measurer: Measurer) {
    self.appearance = appearance
    self.viewWidth = viewWidth
    self.measurer = measurer
    bounds = appearance.bounds ?? ListContentBounds()
    rootWidth = .custom(
      .init(
        padding: HorizontalPadding(leading: bounds.padding.left, trailing: bounds.padding.right),
        width: bounds.width
      )
    )
    defaultWidth = rootWidth.position(viewWidth: viewWidth, defaultWidth: viewWidth).width
  }

  /// Places all that is presented, in a view that is `viewWidth` points wide.
  ///
  /// Sizes come from `measurer`, which counts what it had to measure.
  static func place(
    _ presentation: PresentationState,
    _ appearance: TableAppearance,
    viewWidth: CGFloat,
    _ measurer: inout Measurer
  ) -> ListLayoutContent {
    var layout = TableLayout(appearance, viewWidth: viewWidth, measurer: measurer)
    layout.placeAll(presentation)
    measurer = layout.measurer
    return layout.content
  }

  private mutating func placeAll(_ presentation: PresentationState) {
    let spacing = appearance.layout
    content.containerHeader = place(
      presentation.containerHeader,
      ElementPlace(part: .containerHeader),
      within: .fill,
      countsAsContent: false
    )
    pen += bounds.padding.top
    content.header = place(
      presentation.header,
      ElementPlace(part: .listHeader),
      within: rootWidth
    )
    if content.header != nil, !presentation.sections.isEmpty {
      pen += spacing.headerToFirstSectionSpacing
    }
    content.sections.reserveCapacity(presentation.sections.count)
    let hasFooter = presentation.footer.model != nil
    for (index, section) in presentation.sections.enumerated() {
      place(section, index)
      guard !section.isEmpty else { continue }
      if index < presentation.sections.count - 1 {
        pen += interSectionSpacing(after: section)
      } else if hasFooter {
        pen += spacing.lastSectionToFooterSpacing
      }
    }
    content.footer = place(
      presentation.footer,
      ElementPlace(part: .listFooter),
      within: rootWidth
    )
    pen += bounds.padding.bottom
    let end = pen
    content.overscrollFooter = place(
      presentation.overscrollFooter,
      ElementPlace(part: .overscrollFooter),
      within: rootWidth,
      countsAsContent: false
    )
    pen = end
    content.contentSize = CGSize(width: viewWidth, height: pen)
    content.naturalContentWidth = naturalWidth + bounds.padding.left + bounds.padding.right
  }

  private func interSectionSpacing(after section: PresentationSection) -> CGFloat {
    section.model.layouts.table.customInterSectionSpacing
      ?? (section.footer.model == nil
        ? appearance.layout.interSectionSpacingWithNoFooter
        : appearance.layout.interSectionSpacingWithFooter)
  }

  private mutating func place(_ section: PresentationSection, _ index: Int) {
    let start = pen
    let layout = section.model.layouts.table
    let width = layout.width.merge(with: rootWidth)
    let room = width.position(viewWidth: viewWidth, defaultWidth: defaultWidth)
    var frames = ListLayoutContent.SectionFrames()
    frames.columns = layout.columns.count
    frames.isHeaderSticky =
      section.header.model?.isStickySectionHeader ?? layout.isHeaderSticky
      ?? appearance.stickySectionHeaders
    frames.header = place(
      section.header,
      ElementPlace(part: .sectionHeader, section: index),
      within: width,
      defaultWidth: room.width
    )
    if frames.header != nil, !section.items.isEmpty {
      pen += appearance.layout.sectionHeaderBottomSpacing
    }
    frames.items = placeItems(of: section, index, width, room)
    frames.footer = place(
      section.footer,
      ElementPlace(part: .sectionFooter, section: index),
      within: width,
      defaultWidth: room.width
    )
    frames.extent = start...pen
    content.sections.append(frames)
  }

  /// Places a header or footer; an empty slot takes no room.
  private mutating func place(
    _ slot: HeaderFooterSlot,
    _ place: ElementPlace,
    within parent: CustomWidth,
    defaultWidth: CGFloat? = nil,
    countsAsContent: Bool = true
  ) -> CGRect? {
    guard let model = slot.model, let state = slot.state else { return nil }
    let (origin, width) = model.layouts.table.width.merge(with: parent)
      .position(viewWidth: viewWidth, defaultWidth: defaultWidth ?? self.defaultWidth)
    let size = measurer.size(of: model, state, at: place, width: width)
    if countsAsContent { naturalWidth = max(naturalWidth, size.width) }
    let frame = CGRect(x: origin, y: pen, width: width, height: size.height)
    pen += size.height
    return frame
  }

  /// Places the items of a section, row by row; a table with one column has rows of one item.
  private mutating func placeItems(
    of section: PresentationSection,
    _ index: Int,
    _ width: CustomWidth,
    _ room: (origin: CGFloat, width: CGFloat)
  ) -> [CGRect] {
    let columns = section.model.layouts.table.columns
    let columnWidth =
      ((room.width - columns.spacing * CGFloat(columns.count - 1)) / CGFloat(columns.count))
      .rounded()
    var frames: [CGRect] = []
    frames.reserveCapacity(section.items.count)
    var rowHeight: CGFloat = 0
    var rowSpacing: CGFloat = 0
    let last = section.items.count - 1
    for (position, state) in section.items.enumerated() {
      let item = section.model.rows[position]
      let layout = item.layouts.table
      let column = position % columns.count
      let (origin, itemWidth) =
        columns.count > 1
        ? (room.origin + CGFloat(column) * (columnWidth + columns.spacing), columnWidth)
        : layout.width.merge(with: width)
          .position(viewWidth: viewWidth, defaultWidth: room.width)
      let size = measurer.size(
        of: item,
        state,
        at: ElementPlace(part: .item, section: index, index: position),
        width: itemWidth
      )
      naturalWidth = max(naturalWidth, size.width)
      frames.append(CGRect(x: origin, y: pen, width: itemWidth, height: size.height))
      let isLastRow = position / columns.count == last / columns.count
      let spacing = spacing(after: layout, isLastRow: isLastRow, in: section)
      (rowHeight, rowSpacing) =
        column == 0
        ? (size.height, spacing) : (max(rowHeight, size.height), max(rowSpacing, spacing))
      if column == columns.count - 1 || position == last { pen += rowHeight + rowSpacing }
    }
    return frames
  }

  private func spacing(
    after item: TableAppearance.ItemLayout,
    isLastRow: Bool,
    in section: PresentationSection
  ) -> CGFloat {
    guard isLastRow else { return item.itemSpacing ?? appearance.layout.itemSpacing }
    guard section.footer.model != nil else { return 0 }
    return item.itemToSectionFooterSpacing ?? appearance.layout.itemToSectionFooterSpacing
  }
}

extension PresentationSection {
  /// Whether there is nothing to place.
  fileprivate var isEmpty: Bool {
    items.isEmpty && header.model == nil && footer.model == nil
  }
}
