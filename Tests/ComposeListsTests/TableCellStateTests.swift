import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// The state that cells of tables have, and the order in which they and the delegate hear of it.
@MainActor
struct TableCellStateTests {
  private final class Log {
    private var events: [String] = []

    func add(_ event: String) { events.append(event) }
    func take() -> [String] {
      defer { events = [] }
      return events
    }
  }

  private final class LogCell: UITableViewCell {
    weak var log: Log?
    var name = ""

    override func prepareForReuse() {
      super.prepareForReuse()
      log?.add("reuse \(name)")
    }
    override func setSelected(_ selected: Bool, animated: Bool) {
      super.setSelected(selected, animated: animated)
      log?.add("\(name) \(selected ? "selected" : "not selected")")
    }
  }

  private final class Rows: UITableViewDataSource, UITableViewDelegate {
    let log: Log

    init(_ log: Log) {
      self.log = log
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      guard let cell = cell as? LogCell else { return cell }
      (cell.log, cell.name) = (log, "\(indexPath.row)")
      log.add("fill \(indexPath.row)")
      return cell
    }
    func tableView(
      _ tableView: UITableView,
      willDisplay cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { log.add("show \(indexPath.row)") }
    func tableView(
      _ tableView: UITableView,
      didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { log.add("end \(indexPath.row) \((cell as? LogCell)?.name ?? "")") }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
      log.add("highlight \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
      log.add("unhighlight \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView,
      willSelectRowAt indexPath: IndexPath
    ) -> IndexPath? {
      log.add("will select \(indexPath.row)")
      return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      log.add("did select \(indexPath.row)")
    }
    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      log.add("did deselect \(indexPath.row)")
    }
    func tableView(
      _ tableView: UITableView,
      performPrimaryActionForRowAt indexPath: IndexPath
    ) { log.add("primary \(indexPath.row)") }
  }

  private let log = Log()

  private func table() -> (UITableView, Rows) {
    let rows = Rows(log)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 430))
    table.rowHeight = 44
    table.register(LogCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = rows
    table.delegate = rows
    table.layoutIfNeeded()
    return (table, rows)
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("Each cell hears that its row is not selected, after it was filled and before it is shown")
  func firstCells() {
    let (table, rows) = table()
    defer { _ = rows }
    let events = log.take()
    #expect(table.indexPathsForVisibleRows?.map(\.row) == Array(0..<10))
    for row in 0..<10 {
      #expect(
        events.filter { $0.split(separator: " ").contains("\(row)") } == [
          "fill \(row)", "\(row) not selected", "show \(row)",
        ]
      )
    }
    #expect(!events.contains { $0.hasPrefix("reuse") || $0.hasPrefix("end") })
  }

  @Test("A cell leaves its row for the delegate, is prepared for another one, and then filled")
  func reuse() {
    let (table, rows) = table()
    defer { _ = rows }
    _ = log.take()
    table.contentOffset.y = 44 * 30
    table.layoutIfNeeded()
    let events = log.take()
    let reuses = events.indices.filter { events[$0].hasPrefix("reuse") }
    #expect(reuses.count >= 5)
    for index in reuses where index + 1 < events.count {
      let name = events[index].dropFirst("reuse ".count)
      #expect(events[..<index].contains("end \(name) \(name)"))
      #expect(events[index + 1].hasPrefix("fill"))
    }
  }

  @Test("A tap highlights a row, selects it in place of another one, and performs its action")
  func taps() {
    let (table, rows) = table()
    defer { _ = rows }
    _ = log.take()
    #expect(table.simulateTap(onRowAt: row(2)))
    #expect(
      log.take() == [
        "highlight 2", "unhighlight 2", "will select 2", "2 selected", "did select 2", "primary 2",
      ]
    )
    #expect(table.cellForRow(at: row(2))?.isSelected == true)
    #expect(table.simulateTap(onRowAt: row(3)))
    #expect(
      log.take() == [
        "highlight 3", "unhighlight 3", "will select 3", "2 not selected", "did deselect 2",
        "3 selected", "did select 3", "primary 3",
      ]
    )
    #expect(table.cellForRow(at: row(2))?.isSelected == false)
    #expect(table.indexPathsForSelectedRows == [row(3)])
  }

  @Test("A tap while a table is edited performs no action")
  func tapWhileEditing() {
    let (table, rows) = table()
    defer { _ = rows }
    table.allowsSelectionDuringEditing = true
    table.setEditing(true, animated: false)
    _ = log.take()
    #expect(table.simulateTap(onRowAt: row(1)))
    let events = log.take()
    #expect(events.contains("did select 1") && !events.contains("primary 1"))
  }

  @Test("A pressed cell is highlighted until the finger leaves it")
  func press() {
    let (table, rows) = table()
    defer { _ = rows }
    #expect(table.list.pressItem(at: row(1)))
    #expect(table.cellForRow(at: row(1))?.isHighlighted == true)
    #expect(table.cellForRow(at: row(1))?.isSelected == false)
    table.list.cancelPressOfItem(at: row(1))
    #expect(table.cellForRow(at: row(1))?.isHighlighted == false)
  }

  @Test("A row whose cell takes no touches cannot be tapped")
  func cellWithoutTouches() {
    let (table, rows) = table()
    defer { _ = rows }
    table.cellForRow(at: row(1))?.isUserInteractionEnabled = false
    #expect(!table.simulateTap(onRowAt: row(1)))
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("A row that is loaded again is not selected any more, and others are")
  func reloadedRows() {
    let (table, rows) = table()
    defer { _ = rows }
    table.allowsMultipleSelection = true
    for row in 1...3 {
      table.selectRow(at: self.row(row), animated: false, scrollPosition: .none)
    }
    table.reloadRows(at: [row(2)], with: .none)
    #expect(table.indexPathsForSelectedRows == [row(1), row(3)])
    #expect((1...3).map { table.cellForRow(at: row($0))?.isSelected } == [true, false, true])
    table.reconfigureRows(at: [row(1)])
    #expect(table.indexPathsForSelectedRows == [row(1), row(3)])
  }

  @Test("A row that is selected again hears it once, and no other row hears of it")
  func selectedAgain() {
    let (table, rows) = table()
    defer { _ = rows }
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    _ = log.take()
    table.selectRow(at: row(1), animated: false, scrollPosition: .none)
    #expect(log.take() == ["1 selected"])
  }

  @Test("A cell that is selected by its property shows the background for that")
  func selectedByProperty() {
    let cell = UITableViewCell()
    let background = UIView()
    cell.selectedBackgroundView = background
    #expect(background.isHidden)
    cell.isSelected = true
    #expect(!background.isHidden && cell.configurationState.isSelected)
    cell.isSelected = false
    #expect(background.isHidden)
  }
}
