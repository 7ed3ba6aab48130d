import Foundation
import HeadlessUIKit
import ListEngine

/// The identities of a table's sections and rows, without the type of the rows'.
@MainActor
protocol TableContents: AnyObject {
  /// The number of rows of each section.
  var counts: [Int] { get }
  /// The identity of a section.
  func sectionID(_ section: Int) -> AnyHashable
  /// Fills sections of a list with the rows; without `heights`, cells determine all of them.
  func listSections(_ describe: (Int, inout ListEngine.Section) -> Void, _ heights: RowHeights?)
    -> [ListEngine.Section]
  /// Measures all rows again whose cells determine their heights.
  func measureAll()
  /// Shows rows by other cells, which are not selected.
  func reload(_ paths: [IndexPath])
  /// Shows rows by the same cells, configured again.
  func reconfigure(_ paths: [IndexPath])
  /// Shows sections by other views.
  func reloadSections(_ sections: [Int])
  /// The number of times that a section's header and footer were to be shown anew.
  func reloads(ofSection section: Int) -> Int
  /// The identifier of a row in the list.
  func identifier(at path: IndexPath) -> AnyIdentifier?
  /// The identity of a row.
  func id(at path: IndexPath) -> AnyHashable?
  /// Moves a row.
  func move(_ from: IndexPath, _ to: IndexPath)

  /// The selected rows, in the order in which they were selected.
  var selectedPaths: [IndexPath] { get }
  func isSelected(at path: IndexPath) -> Bool
  func setSelected(_ isSelected: Bool, at path: IndexPath)
  func deselectAll()
}

/// The heights of rows: fixed ones; nil for those that their cells determine.
typealias RowHeights = @MainActor (IndexPath) -> CGFloat?

/// The identities of a table's sections and rows, and what is to be shown anew.
@MainActor
final class TableItems<ItemID: Hashable>: TableContents {
  weak var cells: TableCells?
  /// The properties that all rows share.
  nonisolated(unsafe) let properties: DefaultItemProperties<TableRow<ItemID>>

  private(set) var sections: [AnyHashable] = []
  private(set) var items: [[ItemID]] = []
  private let marks = VersionedMarks<ItemID>()
  private var sectionReloads: [AnyHashable: Int] = [:]
  /// The number of times that everything was to be shown anew.
  private var allReloads = 0
  /// The number of times that all rows were to be measured again.
  private var allMeasurements: Int32 = 0
  private var selected = SelectedItems<ItemID>()
  /// The places of all rows; nil until they are asked for.
  private var places: [ItemID: IndexPath]?

  init(_ cells: TableCells) {
    self.cells = cells
    properties = DefaultItemProperties { properties in
      properties.selectionStyle = .tappable
      properties.onEndDisplay = { [weak cells] info in
        let id = AnyHashable(info.item.content.identifierValue)
        withViews { cells?.rowDidEndDisplay(id) }
      }
      properties.reordering = ItemReordering { [weak cells] result in
        withViews { cells?.mayMove(result.from, to: result.to) ?? false }
      }
      properties.onWasReordered = { [weak cells] _, result in
        withViews { cells?.didMove(result.from, to: result.to) }
      }
    }
  }

  /// Takes over other sections and rows; rows that are gone are not selected any more.
  func set(_ sections: [AnyHashable], _ items: [[ItemID]]) {
    (self.sections, self.items, places) = (sections, items, nil)
    marks.forget(
      itemsExcept: { path(of: $0, near: (0, 0)) != nil },
      items.reduce(0) { $0 + $1.count }
    )
    selected.remove(selected.missing { path(of: $0, near: (0, 0)) != nil })
  }

  var counts: [Int] { items.map(\.count) }

  func sectionID(_ section: Int) -> AnyHashable { sections[section] }

  private func has(_ path: IndexPath) -> Bool {
    path.count == 2 && items.indices.contains(path.section)
      && items[path.section].indices.contains(path.row)
  }

  /// The place of a row; first, it is looked for where it was.
  func path(of id: ItemID, near: (section: Int, row: Int)) -> IndexPath? {
    if items.indices.contains(near.section), items[near.section].indices.contains(near.row),
      items[near.section][near.row] == id
    {
      return IndexPath(row: near.row, section: near.section)
    }
    if let places { return places[id] }
    var found: [ItemID: IndexPath] = [:]
    for (section, rows) in items.enumerated() {
      for (row, id) in rows.enumerated() { found[id] = IndexPath(row: row, section: section) }
    }
    places = found
    return found[id]
  }

  func id(at path: IndexPath) -> AnyHashable? {
    has(path) ? AnyHashable(items[path.section][path.row]) : nil
  }

  func identifier(at path: IndexPath) -> AnyIdentifier? {
    guard has(path) else { return nil }
    return TableRow<ItemID>.identifier(with: items[path.section][path.row])
  }

  func move(_ from: IndexPath, _ to: IndexPath) {
    guard has(from), items.indices.contains(to.section) else { return }
    let id = items[from.section].remove(at: from.row)
    items[to.section].insert(id, at: min(max(0, to.row), items[to.section].count))
    places = nil
  }

  // MARK: Showing anew

  func reloadAll() {
    allReloads += 1
    marks.removeAll()
    sectionReloads = [:]
  }

  func reload(_ paths: [IndexPath]) {
    for path in paths where has(path) { reload(items[path.section][path.row]) }
  }

  /// Shows a row by another cell; it is not selected any more, as in UIKit.
  func reload(_ id: ItemID) {
    marks.reload(id)
    selected.remove([id])
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths where has(path) { reconfigure(items[path.section][path.row]) }
  }

  func reconfigure(_ id: ItemID) { marks.reconfigure(id) }

  func reloadSections(_ sections: [Int]) {
    for section in sections where items.indices.contains(section) {
      sectionReloads[self.sections[section], default: 0] += 1
      for id in items[section] { reload(id) }
    }
  }

  /// Measures all rows again whose cells determine their heights.
  func measureAll() { allMeasurements += 1 }

  func reloads(ofSection section: Int) -> Int {
    allReloads + (sectionReloads[sections[section]] ?? 0)
  }

  // MARK: Selection

  func isSelected(_ id: ItemID) -> Bool { selected.contains(id) }

  func isSelected(at path: IndexPath) -> Bool {
    has(path) && isSelected(items[path.section][path.row])
  }

  func setSelected(_ isSelected: Bool, at path: IndexPath) {
    guard has(path) else { return }
    _ = selected.set(items[path.section][path.row], isSelected: isSelected)
  }

  func deselectAll() { selected.removeAll() }

  var selectedPaths: [IndexPath] { selected.inOrder.compactMap { path(of: $0, near: (0, 0)) } }

  // MARK: Content of the list

  func listSections(
    _ describe: (Int, inout ListEngine.Section) -> Void,
    _ heights: RowHeights?
  ) -> [ListEngine.Section] {
    items.indices.map { index in
      var section = ListEngine.Section(sections[index])
      describe(index, &section)
      addRows(ofSection: index, heights, to: &section)
      return section
    }
  }

  /// Makes the rows of a section that are presented; all where any has a fixed height, which the
  /// list has to know.
  private func addRows(
    ofSection section: Int,
    _ heights: RowHeights?,
    to target: inout ListEngine.Section
  ) {
    let ids = items[section]
    let all = Int32(truncatingIfNeeded: allReloads)
    let (marks, version, measurements) = (marks, marks.describe(), allMeasurements)
    func row(_ placed: PlacedID<ItemID>, _ sizing: Sizing) -> Item<TableRow<ItemID>> {
      var mark = RowMarks(marks.mark(placed.id, in: version))
      mark.generation = all
      mark.measurements = measurements
      return Item(
        TableRow(
          identifierValue: placed.id,
          marks: mark,
          section: Int32(section),
          row: Int32(placed.row),
          items: self
        ),
        sizing: sizing
      )
    }
    let fixed = heights.map { heights in
      ids.indices.map { heights(IndexPath(row: $0, section: section)) }
    }
    guard let fixed, fixed.contains(where: { $0 != nil }) else {
      return target.setLazyItems(PlacedIDs(ids: ids), id: \.id) { row($0, .thatFits()) }
    }
    target += zip(PlacedIDs(ids: ids), fixed).map { placed, height in
      row(placed, height.map { .fixed(height: $0) } ?? .thatFits())
    }
  }
}
