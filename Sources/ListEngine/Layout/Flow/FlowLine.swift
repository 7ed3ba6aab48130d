import Foundation

/// Items that are placed in one row of a flow: as many as fit, and at least one, however wide.
struct FlowLine {
  /// The distance between items.
  let spacing: CGFloat
  /// The length of the row.
  let room: CGFloat
  /// The number of items.
  private(set) var count = 0
  private var x: CGFloat = 0

  init(spacing: CGFloat, room: CGFloat) {
    self.spacing = spacing
    self.room = room
  }

  /// Adds an item if there is room for it; returns whether there is.
  mutating func add(_ width: CGFloat) -> Bool {
    guard count == 0 || x + width <= room else { return false }
    x += width + spacing
    count += 1
    return true
  }
}

/// The widths of a section's items.
struct FlowItemWidths {
  /// The common width; nil if widths are measured.
  let common: CGFloat?
  /// The width of items that fill a row.
  let row: CGFloat

  /// The width of an item; nil if it is measured.
  func width(of item: FlowAppearance.ItemLayout) -> CGFloat? {
    item.width == .fillRow ? row : common
  }
}

extension FlowAppearance {
  /// The number of columns, if no item differs and no other number of them fits; otherwise lines
  /// break depending on the view, or on the widths of all previous items.
  func lineLength(in section: Section, _ room: LayoutRoom) -> Int? {
    let flow = section.layouts.flow
    // The last row's gaps depend on those of the row before, which may not be presented.
    guard case .columns(let count) = flow.itemSizing ?? itemSizing,
      (flow.rowUnderflowAlignment ?? rowUnderflowAlignment) != .fill(.matchPreviousRowSpacing),
      section.hasDefaultItemLayouts
    else { return nil }
    let room = SectionRoom(width(ofSection: section.layouts), in: room)
    let width = columnWidth(count, in: flow, room)
    var line = FlowLine(spacing: breakSpacing(in: flow), room: room.length)
    while line.count <= count, line.add(width) {}
    return line.count == count ? count : nil
  }

  /// The item spacing that determines how many items fit in a row.
  func breakSpacing(in section: SectionLayout) -> CGFloat {
    rowBreaking == .listItemSpacing
      ? spacings.itemSpacing : section.itemSpacing ?? spacings.itemSpacing
  }

  /// The widths of a section's items.
  func itemWidths(in section: SectionLayout, _ room: SectionRoom) -> FlowItemWidths {
    let common: CGFloat? =
      switch section.itemSizing ?? itemSizing {
      case .natural: nil
      case .fixed(let width): width
      case .columns(let count): columnWidth(count, in: section, room)
      }
    return FlowItemWidths(common: common, row: room.length)
  }

  private func columnWidth(
    _ count: Int,
    in section: SectionLayout,
    _ room: SectionRoom
  ) -> CGFloat {
    precondition(count >= 1, "a flow needs at least one column, not \(count)")
    let spacing = section.itemSpacing ?? spacings.itemSpacing
    return ((room.length - spacing * CGFloat(count - 1)) / CGFloat(count)).rounded(.down)
  }
}
