import Foundation
import HeadlessUIKit

// Rows that the list will present next, measured a few at a time while it scrolls.
extension ListView {
  /// The number of rows measured ahead of the presented ones each time that the list scrolls: the
  /// next ones in the direction of the scroll; 0, the default, measures none.
  ///
  /// So a window that moves finds the sizes of its new rows, instead of measuring all of them in one
  /// frame. At most as many rows are measured ahead as the batching policy presents on that side of
  /// the visible ones; a line of several rows is measured as a whole. Headers and footers, and rows
  /// of layouts that know where everything is, are not measured ahead.
  public var measuringAhead: Int {
    get { windowState.measuringAhead }
    set { windowState.measuringAhead = newValue }
  }

  /// Measures the next rows in the direction of a scroll.
  ///
  /// - Complexity: O(rows to measure).
  func measureAhead(_ direction: RowsAhead.Direction) {
    guard measuringAhead > 0, !presentation.containsAllItems, interaction.drag == nil,
      placement.placesWindows, placement.placer.positions == nil, !presentation.sections.isEmpty,
      let range = rowsAhead(direction)
    else { return }
    measure(range.items, ofSection: range.section)
    let end = direction == .down ? range.items.upperBound : range.items.lowerBound
    presentation.ahead.setNext(
      ItemPlace(section: range.section, item: end),
      direction,
      update: updateCount
    )
  }

  /// The next rows to measure, all of one section; nil if enough are measured.
  private func rowsAhead(
    _ direction: RowsAhead.Direction
  ) -> (section: Int, items: Range<Int>)? {
    let window = presentation.window
    let sections = contentState.all.sections
    let edge =
      direction == .down
      ? ItemPlace(section: window.sections.upperBound - 1, item: window.endItem)
      : ItemPlace(section: window.sections.lowerBound, item: window.firstItem)
    var place = presentation.ahead.next(direction, update: updateCount) ?? edge
    let measured = abs(rowCount(from: edge, to: place))
    let count = min(measuringAhead, windowState.maxRowsAhead(direction) - measured)
    guard count > 0 else { return nil }
    if direction == .down {
      while place.item >= sections[place.section].count {
        guard place.section + 1 < sections.count else { return nil }
        place = ItemPlace(section: place.section + 1, item: 0)
      }
    } else {
      while place.item == 0 {
        guard place.section > 0 else { return nil }
        place = ItemPlace(section: place.section - 1, item: sections[place.section - 1].count)
      }
    }
    let section = sections[place.section]
    guard let unit = placement.placer.layout.lineLength(in: section), unit > 0 else { return nil }
    return direction == .down
      ? (place.section, place.item..<roundedUp(place.item, by: count, unit, section.count))
      : (place.section, max(0, place.item - count) / unit * unit..<place.item)
  }

  private func roundedUp(_ item: Int, by count: Int, _ unit: Int, _ limit: Int) -> Int {
    min(limit, (item + min(count, limit - item) + unit - 1) / unit * unit)
  }

  /// Returns the number of rows from one place to another; negative from a later to an earlier one.
  private func rowCount(from start: ItemPlace, to end: ItemPlace) -> Int {
    guard start.section <= end.section else { return -rowCount(from: end, to: start) }
    let between = (start.section..<end.section).reduce(0) {
      $0 + contentState.all.sections[$1].count
    }
    return between + end.item - start.item
  }

  /// Places some rows of a section by themselves, and keeps the sizes that were not known.
  private func measure(_ items: Range<Int>, ofSection section: Int) {
    let window = ContentWindow(
      sections: section..<section + 1,
      firstItem: items.lowerBound,
      endItem: items.upperBound
    )
    var slice = contentState.all.slice(window, isPresented: false)
    slice.removeHeadersAndFooters()
    let rows = slice.content.sections[0].rows
    guard rows.contains(where: needsMeasuring) else { return }
    var ahead = PresentationState()
    _ = ahead.update(
      SectionedDiff(old: [], new: slice.content.sections),
      to: slice,
      update: updateCount
    )
    takeOverTextMeasurer()
    var measurer = Measurer(services: services)
    _ = placement.placer.place(ahead, in: layoutContext, &measurer)
    measurer.announceTypes()
    for (row, state) in zip(rows, ahead.sections.elements[0].items) where needsMeasuring(row) {
      presentation.ahead.insert(row, state.sizes)
    }
  }

  private func needsMeasuring(_ row: AnyItemStorage) -> Bool {
    row.sizing.fixedSize == nil && !presentation.ahead.contains(row)
      && !presentation.offWindow.contains(row.identifier)
  }
}

extension WindowState {
  /// Returns the maximum number of rows beyond the presented ones that are measured ahead.
  func maxRowsAhead(_ direction: RowsAhead.Direction) -> Int {
    switch policy {
    case .window(let before, let after): direction == .down ? after : before
    case .prefix(let count, _): direction == .down ? count : 0
    }
  }
}
