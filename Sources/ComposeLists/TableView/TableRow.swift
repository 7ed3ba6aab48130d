import Foundation
import HeadlessUIKit
import ListEngine

/// The number of times that a row was to be shown anew: by another cell, and by the same one.
struct RowMarks: Hashable {
  var reloads: Int32 = 0
  var configurations: Int32 = 0
  /// The number of times that the whole table was to be shown anew.
  var generation: Int32 = 0
  /// The number of times that the height was to be measured again, by the same cell as it is.
  var measurements: Int32 = 0

  /// Returns whether the same cell shows both, configured again or not.
  func isSameCell(as other: RowMarks) -> Bool {
    reloads == other.reloads && generation == other.generation
  }

  /// Returns whether a cell that shows these marks is as others require.
  func isShownAs(_ other: RowMarks) -> Bool {
    isSameCell(as: other) && configurations == other.configurations
  }
}

extension RowMarks {
  init(_ mark: ItemMark) {
    self.init(
      reloads: Int32(truncatingIfNeeded: mark.reloads),
      configurations: Int32(truncatingIfNeeded: mark.reconfigurations)
    )
  }
}

/// A row of a table as the content of a list's row.
struct TableRow<ItemID: Hashable>: ItemContent {
  let identifierValue: ItemID
  let marks: RowMarks
  /// Where the row was when it was given to the list.
  let section: Int32
  let row: Int32
  let items: TableItems<ItemID>

  /// Rows look the same until the table is told something else.
  func isEquivalent(to other: Self) -> Bool { marks == other.marks && items === other.items }

  func wasMoved(comparedTo other: Self) -> Bool { false }

  var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  var defaultItemProperties: DefaultItemProperties<TableRow> { items.properties }

  func apply(
    to views: ItemContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyItemContentInfo
  ) {
    guard let path = items.path(of: identifierValue, near: (Int(section), Int(row))) else { return }
    items.cells?.fill(
      views.content,
      RowOnScreen(id: AnyHashable(identifierValue), path: path, marks: marks),
      isSelected: items.isSelected(identifierValue),
      reason,
      info
    )
  }

  static func createReusableContentView(frame: CGRect) -> TableViewHost {
    TableViewHost(frame: frame)
  }
}

/// A row that a cell shows.
struct RowOnScreen {
  let id: AnyHashable
  let path: IndexPath
  let marks: RowMarks
}

/// A header or footer of a section of a table as the content of a list's header or footer.
struct TableSectionPart: HeaderFooterContent {
  let isHeader: Bool
  let section: Int
  /// The identity of the section.
  let id: AnyHashable
  let reloads: Int
  let cells: TableCells

  func isEquivalent(to other: Self) -> Bool {
    isHeader == other.isHeader && id == other.id && reloads == other.reloads
      && cells === other.cells
  }

  var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    cells.fill(views.content, self, reason)
  }

  static func createReusableContentView(frame: CGRect) -> TableViewHost {
    TableViewHost(frame: frame)
  }
}

/// The view above or below all rows of a table, as the header or footer of a list.
struct TableEdge: HeaderFooterContent {
  let view: UIView

  func isEquivalent(to other: Self) -> Bool { view === other.view }

  var reappliesToVisibleView: ReappliesToVisibleView { .ifNotEquivalent }

  func apply(
    to views: HeaderFooterContentViews<Self>,
    for reason: ApplyReason,
    with info: ApplyHeaderFooterContentInfo
  ) {
    guard reason != .measurement else { return }
    _ = views.content.install(view)
  }

  static func createReusableContentView(frame: CGRect) -> TableViewHost {
    TableViewHost(frame: frame)
  }
}
