import Foundation

/// Places the items of rows side by side, one row after another.
struct RowGaps {
  let underflow: FlowAppearance.RowUnderflowAlignment
  /// The distance between items.
  let spacing: CGFloat
  let room: SectionRoom
  /// The item spacing of the previous row; that of the list before the first row.
  private(set) var previous: CGFloat

  init(
    underflow: FlowAppearance.RowUnderflowAlignment,
    spacing: CGFloat,
    room: SectionRoom,
    previous: CGFloat
  ) {
    self.underflow = underflow
    self.spacing = spacing
    self.room = room
    self.previous = previous
  }

  /// Calls a function for every item of a row, with its offset across the list.
  mutating func place(
    _ row: ArraySlice<CGSize>,
    isLast: Bool,
    _ body: (CGFloat, CGSize) -> Void
  ) {
    let free = room.length - row.reduce(0) { $0 + $1.width }
    if case .fill(let lastRow) = underflow {
      fill(row, free, isLast ? lastRow : .fill, body)
    } else {
      align(row, free - spacing * CGFloat(row.count - 1), body)
    }
  }

  private mutating func align(
    _ row: ArraySlice<CGSize>,
    _ free: CGFloat,
    _ body: (CGFloat, CGSize) -> Void
  ) {
    var x = room.x
    switch underflow {
    case .leading, .fill: break
    case .centered: x += (free / 2).rounded()
    case .trailing: x += free
    }
    for size in row {
      body(x, size)
      x += size.width + spacing
    }
    previous = spacing
  }

  private mutating func fill(
    _ row: ArraySlice<CGSize>,
    _ free: CGFloat,
    _ lastRow: FlowAppearance.RowUnderflowAlignment.FillLastRowAlignment,
    _ body: (CGFloat, CGSize) -> Void
  ) {
    var gaps = ProgressiveGaps(free, count: row.count - 1)
    var x = room.x
    for size in row {
      body(x, size)
      let gap = gaps.next() ?? 0
      x += size.width
      switch lastRow {
      case .fill: x += gap
      case .matchPreviousRowSpacing: x += min(gap, previous)
      case .defaultItemSpacing: x += min(gap, spacing)
      }
    }
    previous = free / CGFloat(max(1, row.count - 1))
  }
}

/// Gaps that fill a space exactly: each one is an even share of what is left, rounded.
struct ProgressiveGaps: Sequence, IteratorProtocol {
  private var free: CGFloat
  private var count: Int

  /// Divides a space, in points, into a number of gaps.
  init(_ free: CGFloat, count: Int) {
    self.free = free
    self.count = count
  }

  mutating func next() -> CGFloat? {
    guard count > 0 else { return nil }
    let gap = (free / CGFloat(count)).rounded()
    free -= gap
    count -= 1
    return gap
  }
}
