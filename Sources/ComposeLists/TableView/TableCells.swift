import Foundation
import HeadlessUIKit
import ListEngine
import ListSchema

/// Fills the rows and headers of the list in a table with cells and views of the table's data
/// source and delegate.
@MainActor
final class TableCells {
  weak var table: UITableView?
  let cellPool = TableViewPool()
  let headerPool = TableViewPool()
  /// The cells of the rows on screen, as the delegate knows them.
  private var shown: [AnyHashable: ShownCell] = [:]
  private var shownHeaders: [TableSectionSide: ShownPart] = [:]
  /// The cells that were measured and are not shown yet.
  private var measured = MeasuredCells<AnyHashable, RowMarks, UIView>()
  /// The view in which rows are measured, with the cell of the last one.
  private weak var measuringHost: TableViewHost?

  private struct ShownCell {
    let cell: UITableViewCell
    let path: IndexPath
    let marks: RowMarks
  }

  private struct ShownPart {
    let view: UIView
    let section: Int
    let reloads: Int
  }

  init() {}

  /// Fills a row.
  func fill(
    _ host: TableViewHost,
    _ row: RowOnScreen,
    isSelected: Bool,
    _ reason: ApplyReason,
    _ info: ApplyItemContentInfo
  ) {
    guard let table, table.dataSource != nil else { return }
    let content = TableViewHost.Shown(element: row.id, marks: row.marks)
    if reason == .measurement {
      host.standIn = cellOnScreen(content, row, isSelected)
      guard host.standIn == nil else { return }
      measuringHost = host
    }
    let isFilled = !host.shows(content)
    if isFilled {
      if reason != .measurement { endDisplay(in: host, before: row) }
      keepMeasuredCell()
      if reason == .measurement { measured.willMeasure() }
      let known = reason == .measurement ? nil : takeMeasuredCell(of: row, in: host)
      fill(host, content, row.path, known)
    }
    guard let cell = host.view as? UITableViewCell else { return }
    prepare(cell, at: row.path, isFilled: isFilled, isSelected, info.state.isHighlighted)
    guard reason != .measurement, shown[row.id]?.cell !== cell else { return }
    rowDidEndDisplay(row.id)
    shown[row.id] = ShownCell(cell: cell, path: row.path, marks: row.marks)
    table.tableDelegate?.tableView(table, willDisplay: cell, forRowAt: row.path)
  }

  /// Fills a row with its cell: a known one, or that of the data source.
  private func fill(
    _ host: TableViewHost,
    _ content: TableViewHost.Shown,
    _ path: IndexPath,
    _ known: UIView? = nil
  ) {
    guard let table, let dataSource = table.dataSource else { return }
    host.willShow(content)
    cellPool.fill(host) {
      if let known { return known }
      return table.list.provideView(.cellForRowAt, section: path.section, index: path.row) {
        dataSource.tableView(table, cellForRowAt: path)
      }
    }
  }

  /// Forgets the cells that were measured, as the table is loaded again.
  func forgetMeasuredCells() { measured.dropAll(cellPool.put) }

  /// Keeps the cell that was measured last until its row is shown.
  private func keepMeasuredCell() {
    guard let table, let measuringHost,
      measured.hasRoom(inHeight: table.bounds.height, drop: cellPool.put),
      let (content, cell) = measuringHost.takeMeasured()
    else { return }
    cellPool.put(measured.keep(cell, of: content.element, content.marks))
  }

  /// The cell that was filled when a row was measured; nil if there is none, or the row keeps the cell that shows it.
  private func takeMeasuredCell(of row: RowOnScreen, in host: TableViewHost) -> UIView? {
    guard let (cell, isCurrent) = measured.take(row.id, row.marks) else { return nil }
    guard isCurrent, cell.superview == nil, !host.keepsCell(for: row.id, row.marks) else {
      cellPool.put(cell)
      return nil
    }
    return cell
  }

  /// Tells the delegate, before a cell is filled again, that it no longer shows another row, or the same one as
  /// before a reload.
  private func endDisplay(in host: TableViewHost, before row: RowOnScreen) {
    if let old = shown[row.id], !old.marks.isSameCell(as: row.marks) { rowDidEndDisplay(row.id) }
    if let old = host.shownElement, old != row.id, shown[old]?.cell === host.view {
      rowDidEndDisplay(old)
    }
  }

  /// The cell on screen that shows a content as it is to be shown now, configured again for that if need be.
  private func cellOnScreen(
    _ content: TableViewHost.Shown,
    _ row: RowOnScreen,
    _ isSelected: Bool
  ) -> UIView? {
    guard let host = table?.list.contentView(ofItemAt: row.path) as? TableViewHost else {
      return nil
    }
    guard !host.shows(content) else { return host.view }
    guard shown[row.id] != nil, host.keepsCell(for: row.id, row.marks) else { return nil }
    fill(host, content, row.path)
    guard let cell = host.view as? UITableViewCell else { return nil }
    prepare(cell, at: row.path, isFilled: true, isSelected, cell.isHighlighted)
    return cell
  }

  /// Gives a cell the state of its row; one that was filled hears in any case that it is selected, or not.
  private func prepare(
    _ cell: UITableViewCell,
    at path: IndexPath,
    isFilled: Bool,
    _ isSelected: Bool,
    _ isHighlighted: Bool
  ) {
    guard let table else { return }
    cell.table = table
    if isFilled { indent(cell, at: path, in: table) }
    if isFilled || cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
    if cell.isHighlighted != isHighlighted {
      cell.setHighlighted(isHighlighted, animated: false)
      // A cell that was filled had the state of another row: that of its own has not changed.
      if !isFilled { tellOfHighlight(at: path, isHighlighted) }
    }
    table.prepareForEditing(cell, at: path, animated: false)
  }

  /// Gives a cell the level that the delegate wants; without one it keeps its own, but not that of another row.
  private func indent(_ cell: UITableViewCell, at path: IndexPath, in table: UITableView) {
    guard let delegate = table.tableDelegate else { return }
    table.calledDefaults.indentation = false
    let level = delegate.tableView(table, indentationLevelForRowAt: path)
    let isDefault = level == 0 && table.calledDefaults.indentation
    guard !isDefault || cell.hasLevelOfRow else { return }
    cell.hasLevelOfRow = !isDefault
    if level != cell.indentationLevel { cell.indentationLevel = level }
  }

  private func tellOfHighlight(at path: IndexPath, _ isHighlighted: Bool) {
    guard let table else { return }
    if isHighlighted {
      table.tableDelegate?.tableView(table, didHighlightRowAt: path)
    } else {
      table.tableDelegate?.tableView(table, didUnhighlightRowAt: path)
    }
  }

  /// Notes where rows, headers and footers on screen are after an update, for when they leave it.
  func notePlaces(of rows: [(path: IndexPath, content: UIView)]) {
    for (path, content) in rows {
      guard let id = (content as? TableViewHost)?.shownElement, let old = shown[id],
        old.path != path
      else { continue }
      shown[id] = ShownCell(cell: old.cell, path: path, marks: old.marks)
    }
    for (side, old) in shownHeaders {
      guard let section = table?.section(side.id, near: old.section), section != old.section
      else { continue }
      shownHeaders[side] = ShownPart(view: old.view, section: section, reloads: old.reloads)
    }
  }

  /// A row has left the screen.
  func rowDidEndDisplay(_ id: AnyHashable) {
    guard let table, let old = shown.removeValue(forKey: id) else { return }
    table.tableDelegate?.tableView(table, didEndDisplaying: old.cell, forRowAt: old.path)
  }

  /// Fills a header or footer.
  func fill(_ host: TableViewHost, _ part: TableSectionPart, _ reason: ApplyReason) {
    guard let table, let section = table.section(part.id, near: part.section) else { return }
    let side = TableSectionSide(isHeader: part.isHeader, id: part.id)
    let marks = RowMarks(reloads: Int32(truncatingIfNeeded: part.reloads))
    let content = TableViewHost.Shown(element: AnyHashable(side), marks: marks)
    if reason == .measurement {
      let slot: HeaderFooterPosition =
        part.isHeader ? .sectionHeader(section) : .sectionFooter(section)
      let onScreen = table.list.contentView(of: slot) as? TableViewHost
      host.standIn = onScreen?.shows(content) == true ? onScreen?.view : nil
      guard host.standIn == nil else { return }
    }
    if !host.shows(content) {
      if reason != .measurement { endDisplay(in: host, before: side, reloads: part.reloads) }
      host.willShow(content)
      headerPool.fill(host) {
        let provider: ListSchema.ViewProvider =
          part.isHeader ? .viewForHeaderInSection : .viewForFooterInSection
        return table.list.provideView(provider, section: section, index: 0) {
          view(for: part.isHeader, section, table)
        }
      }
    }
    guard reason != .measurement, let view = host.view, shownHeaders[side]?.view !== view else {
      return
    }
    partDidEndDisplay(isHeader: part.isHeader, part.id)
    shownHeaders[side] = ShownPart(view: view, section: section, reloads: part.reloads)
    if part.isHeader {
      table.tableDelegate?.tableView(table, willDisplayHeaderView: view, forSection: section)
    } else {
      table.tableDelegate?.tableView(table, willDisplayFooterView: view, forSection: section)
    }
  }

  /// Tells the delegate, before a view is filled again, that it is no longer another header or footer, or the same
  /// one as before a reload.
  private func endDisplay(in host: TableViewHost, before side: TableSectionSide, reloads: Int) {
    if let old = shownHeaders[side], old.reloads != reloads {
      partDidEndDisplay(isHeader: side.isHeader, side.id)
    }
    if let old = host.shownElement?.base as? TableSectionSide, old != side,
      shownHeaders[old]?.view === host.view
    {
      partDidEndDisplay(isHeader: old.isHeader, old.id)
    }
  }

  /// A header or footer has left the screen.
  func partDidEndDisplay(isHeader: Bool, _ id: AnyHashable) {
    let side = TableSectionSide(isHeader: isHeader, id: id)
    guard let table, let old = shownHeaders.removeValue(forKey: side) else { return }
    let (view, section) = (old.view, old.section)
    if isHeader {
      table.tableDelegate?.tableView(table, didEndDisplayingHeaderView: view, forSection: section)
    } else {
      table.tableDelegate?.tableView(table, didEndDisplayingFooterView: view, forSection: section)
    }
  }

  /// The delegate's view above or below a section, or one with the data source's title.
  private func view(for isHeader: Bool, _ section: Int, _ table: UITableView) -> UIView? {
    let own =
      isHeader
      ? table.tableDelegate?.tableView(table, viewForHeaderInSection: section)
      : table.tableDelegate?.tableView(table, viewForFooterInSection: section)
    if let own { return own }
    guard let title = title(isHeader, section, table) else { return nil }
    let identifier = Self.titleIdentifier
    let view =
      headerPool.dequeue(identifier) as? UITableViewHeaderFooterView
      ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.textLabel?.text = title
    return view
  }

  /// The reuse identifier of the views that show titles.
  private static let titleIdentifier = "title of a section"

  private func title(_ isHeader: Bool, _ section: Int, _ table: UITableView) -> String? {
    isHeader
      ? table.dataSource?.tableView(table, titleForHeaderInSection: section)
      : table.dataSource?.tableView(table, titleForFooterInSection: section)
  }

  /// Returns whether there is something above or below a section; asks for the view if there is no
  /// title.
  func hasPart(_ isHeader: Bool, _ section: Int) -> Bool {
    guard let table else { return false }
    if title(isHeader, section, table) != nil { return true }
    guard let view = view(for: isHeader, section, table) else { return false }
    headerPool.put(view)
    return true
  }

  // MARK: Dragging

  /// Returns whether the user may drag a row to a place.
  func mayMove(_ from: IndexPath, to: IndexPath) -> Bool {
    guard let table, table.isEditing, table.canMove(rowAt: from) else { return false }
    return table.target(ofMoving: from, to: to) == to
  }

  /// The user has dragged a row.
  func didMove(_ from: IndexPath, to: IndexPath) { table?.rowWasDragged(from, to) }
}

/// A side of a section, where a header or a footer is.
struct TableSectionSide: Hashable {
  let isHeader: Bool
  let id: AnyHashable
}
