import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Mistakes in the use of tables: each is said, and has a consequence that is stated.
@MainActor
struct TableBadInputTests {
  private final class Numbers: UITableViewDataSource, UITableViewDelegate {
    var counts = [3, 2]
    var identifier = "cell"
    var selections = 0
    var reloadsWhenSelected = false
    var moves: [IndexPath] = []

    func numberOfSections(in tableView: UITableView) -> Int { counts.count }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      counts[section]
    }

    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: identifier)
        ?? UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append(destinationIndexPath) }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      selections += 1
      if reloadsWhenSelected { tableView.reloadData() }
    }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Drop") { _, _, done in done(true) }
      ])
    }
  }

  private final class Messages: @unchecked Sendable {
    var all: [String] = []
  }

  private func messages(_ body: () -> Void) -> [String] {
    let messages = Messages()
    ListMessages.$receive.withValue({ messages.all.append($0) }, operation: body)
    return messages.all
  }

  private func table(_ numbers: Numbers) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = numbers
    table.delegate = numbers
    table.layoutIfNeeded()
    return table
  }

  private func counts(_ table: UITableView) -> [Int] {
    (0..<table.numberOfSections).map { table.numberOfRows(inSection: $0) }
  }

  @Test("Numbers of rows that do not follow from an update are said, and all is loaded again")
  func inconsistentUpdate() {
    let numbers = Numbers()
    let table = table(numbers)
    numbers.counts = [5, 2]
    let said = messages {
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    #expect(said.count == 1 && said[0].contains("5") && said[0].contains("3"))
    #expect(counts(table) == [5, 2] && table.visibleCells.count == 7)
    numbers.counts = [5]
    #expect(messages { table.deleteSections([4], with: .fade) }.count == 1)
    #expect(counts(table) == [5])
    numbers.counts = [4]
    #expect(
      messages {
        table.performBatchUpdates {
          table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        }
      }.count == 1
    )
    #expect(counts(table) == [4])
  }

  @Test("Places that there are not are ignored")
  func missingRows() {
    let numbers = Numbers()
    let table = table(numbers)
    let missing = IndexPath(row: 9, section: 7)
    table.scrollToRow(at: missing, at: .top, animated: false)
    table.selectRow(at: missing, animated: false, scrollPosition: .none)
    table.deselectRow(at: missing, animated: false)
    table.reloadRows(at: [missing], with: .none)
    table.reconfigureRows(at: [missing])
    #expect(table.contentOffset == .zero && table.indexPathForSelectedRow == nil)
    #expect(table.cellForRow(at: missing) == nil && table.rectForRow(at: missing) == .zero)
    #expect(table.numberOfRows(inSection: -1) == 0 && table.rect(forSection: 9) == .zero)
    #expect(!table.simulateTap(onRowAt: missing))
    #expect(!table.simulateCommit(.delete, forRowAt: missing))
    #expect(counts(table) == [3, 2])
  }

  @Test("A cell that was not registered ends the program with its reuse identifier")
  func unregisteredCell() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let path = IndexPath(row: 0, section: 0)
        _ = table.dequeueReusableCell(withIdentifier: "unknown", for: path)
      }
    }
  }

  @Test("A delegate that loads everything again in its callbacks is called once for each tap")
  func reloadingDelegate() {
    let numbers = Numbers()
    numbers.reloadsWhenSelected = true
    let table = table(numbers)
    for row in 0..<3 { table.simulateTap(onRowAt: IndexPath(row: row, section: 0)) }
    #expect(numbers.selections == 3 && table.indexPathForSelectedRow == nil)
    #expect(counts(table) == [3, 2] && table.visibleCells.count == 5)
  }

  @Test("A row that code moves while it is edited and dragged stays consistent")
  func moveWhileEditing() {
    let numbers = Numbers()
    let table = table(numbers)
    table.setEditing(true, animated: false)
    let first = table.cellForRow(at: IndexPath(row: 0, section: 0))
    table.moveRow(at: IndexPath(row: 0, section: 0), to: IndexPath(row: 2, section: 0))
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 2, section: 0)) === first)
    #expect(first?.isEditing == true && first?.editingStyle == .delete)
    numbers.counts = [2, 3]
    #expect(
      table.simulateMove(
        ofRowAt: IndexPath(row: 2, section: 0),
        to: IndexPath(row: 9, section: 1)
      ) == IndexPath(row: 9, section: 1)
    )
    #expect(numbers.moves == [IndexPath(row: 9, section: 1)])
    #expect(counts(table) == [2, 3])
    #expect(
      table.simulateMove(
        ofRowAt: IndexPath(row: 0, section: 0),
        to: IndexPath(row: 0, section: 9)
      ) == nil
    )
  }

  @Test("A section that is removed under an open swipe takes the swipe with it")
  func sectionRemovedUnderSwipe() {
    let numbers = Numbers()
    let table = table(numbers)
    let path = IndexPath(row: 1, section: 0)
    table.list.swipeItem(at: path, .began(velocity: CGPoint(x: -300, y: 0)))
    table.list.swipeItem(at: path, .moved(translation: -60))
    table.list.swipeItem(at: path, .ended(velocity: CGPoint(x: -300, y: 0)))
    #expect(table.list.swipeActionsState(ofItemAt: path) != .closed)
    numbers.counts = [2]
    #expect(messages { table.deleteSections([0], with: .fade) }.isEmpty)
    for _ in 0..<30 {
      table.list.runLoop.advance(by: 1.0 / 60)
      table.layoutIfNeeded()
    }
    #expect(counts(table) == [2] && table.visibleCells.count == 2)
    #expect(!table.list.tapSwipeAction(0, ofItemAt: path))
    for row in 0..<2 {
      let state = table.list.swipeActionsState(ofItemAt: IndexPath(row: row, section: 0))
      #expect(state == .closed)
    }
  }
}
