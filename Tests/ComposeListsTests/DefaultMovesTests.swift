import CompositionalLayout
import Foundation
import HeadlessUIKit
import ListEngine
import Testing

@testable import ComposeLists

/// Moves and removals by a user where a data source leaves optional functions out.
@MainActor
struct DefaultMovesTests {
  // MARK: Tables

  private static func cell(_ value: Int) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = "\(value)"
    return cell
  }

  /// Rows that can be neither moved nor removed.
  private final class StillRows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell(indexPath.row) }
  }

  /// Rows that are moved; nothing says which can be.
  private final class MovingRows: UITableViewDataSource {
    var values = Array(0..<4)
    var removed: [Int] = []
    var haveControls = false

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      values.count
    }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = cell(values[indexPath.row])
      cell.showsReorderControl = haveControls
      return cell
    }
    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { values.insert(values.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
    func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      removed.append(values.remove(at: indexPath.row))
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  /// Rows that could be moved, if the data source did not say that they cannot.
  private final class FixedRows: UITableViewDataSource {
    var moves = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell(indexPath.row) }
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves += 1 }
  }

  /// A screen whose rows are moved.
  private final class RowsScreen: UITableViewController {
    var moves: [IndexPath] = []

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }
    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { moves.append(destinationIndexPath) }
  }

  /// A screen that moves no rows.
  private final class StillScreen: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      4
    }
  }

  private func table(_ rows: any UITableViewDataSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    table.dataSource = rows
    table.layoutIfNeeded()
    return table
  }

  private func settle(_ view: ListHostScrollView) {
    for _ in 0..<30 {
      view.list.runLoop.advance(by: 1.0 / 60)
      view.layoutIfNeeded()
    }
  }

  private func texts(_ table: UITableView) -> [String?] {
    table.visibleCells.map { $0.textLabel?.text }
  }

  private func row(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test(
    "Cells say whether they have a control for moves, where the data source does not decide",
    arguments: [true, false]
  )
  func controls(cellsHaveThem: Bool) {
    let (rows, fixed) = (MovingRows(), FixedRows())
    rows.haveControls = cellsHaveThem
    let table = table(rows)
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
    #expect(!table.visibleCells.isEmpty)
    #expect(table.visibleCells.allSatisfy { $0.showsReorderControl == cellsHaveThem })
    table.dataSource = fixed
    table.layoutIfNeeded()
    #expect(!table.visibleCells.contains { $0.showsReorderControl })
  }

  @Test("No row is removed by a control where the data source removes none")
  func noRemoval() {
    let (rows, still) = (MovingRows(), StillRows())
    #expect(table(rows).simulateCommit(.delete, forRowAt: row(1)) && rows.values == [0, 2, 3])
    #expect(!table(still).simulateCommit(.delete, forRowAt: row(1)))
  }

  @Test("Rows can be moved if the data source moves them, and does not say that they cannot be")
  func movedRows() {
    let rows = MovingRows()
    let table = table(rows)
    #expect(table.simulateMove(ofRowAt: row(0), to: row(2)) == nil)
    table.setEditing(true, animated: false)
    #expect(table.simulateMove(ofRowAt: row(0), to: row(2)) == row(2))
    settle(table)
    #expect(rows.values == [1, 2, 0, 3] && texts(table) == ["1", "2", "0", "3"])
    let fixed = FixedRows()
    table.dataSource = fixed
    table.layoutIfNeeded()
    #expect(table.simulateMove(ofRowAt: row(0), to: row(2)) == nil && fixed.moves == 0)
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.simulateMove(ofRowAt: row(0), to: row(1)) == row(1))
  }

  @Test("Rows of a data source that moves none stay where they are, also after a drag")
  func stillRows() {
    let rows = StillRows()
    defer { _ = rows }
    let table = table(rows)
    table.setEditing(true, animated: false)
    #expect(table.simulateMove(ofRowAt: row(0), to: row(9)) == nil)
    settle(table)
    #expect(texts(table) == ["0", "1", "2", "3"])
    let dragged = self.table(rows)
    dragged.setEditing(true, animated: false)
    #expect(dragged.list.beginReorderingItem(at: row(0)))
    #expect(dragged.list.moveReorderedItem(to: row(2)) == row(2))
    dragged.list.endReordering()
    settle(dragged)
    #expect(texts(dragged) == ["0", "1", "2", "3"])
    // Now it is known, and the row does not follow the finger.
    #expect(dragged.list.beginReorderingItem(at: row(0)))
    #expect(dragged.list.moveReorderedItem(to: row(2)) == row(0))
    dragged.list.endReordering()
  }

  @Test("A drag moves a row of a data source that does not say which can be moved")
  func draggedRow() {
    let rows = MovingRows()
    let table = table(rows)
    table.setEditing(true, animated: false)
    #expect(table.list.beginReorderingItem(at: row(3)))
    #expect(table.list.moveReorderedItem(to: row(1)) == row(1))
    table.list.endReordering()
    settle(table)
    #expect(rows.values == [0, 3, 1, 2] && texts(table) == ["0", "3", "1", "2"])
  }

  @Test("A screen's rows can be moved if it overrides the function that moves them")
  func screens() {
    let screen = RowsScreen(style: .plain)
    screen.setEditing(true, animated: false)
    screen.tableView.layoutIfNeeded()
    #expect(screen.tableView.simulateMove(ofRowAt: row(3), to: row(0)) == row(0))
    #expect(screen.moves == [row(0)])
    let still = StillScreen(style: .plain)
    still.setEditing(true, animated: false)
    still.tableView.layoutIfNeeded()
    #expect(still.tableView.simulateMove(ofRowAt: row(3), to: row(0)) == nil)
  }

  private func swipe(_ table: UITableView) {
    table.list.swipeItem(at: row(1), .began(velocity: CGPoint(x: -300, y: 0)))
    table.list.swipeItem(at: row(1), .moved(translation: -60))
    table.list.swipeItem(at: row(1), .ended(velocity: CGPoint(x: -300, y: 0)))
  }

  @Test("A swipe removes a row, and offers nothing once the data source turned out to remove none")
  func removals() {
    let rows = MovingRows()
    let table = table(rows)
    swipe(table)
    #expect(table.list.tapSwipeAction(0, ofItemAt: row(1)))
    settle(table)
    #expect(rows.removed == [1] && texts(table) == ["0", "2", "3"])
    let still = StillRows()
    defer { _ = still }
    let stillTable = self.table(still)
    swipe(stillTable)
    #expect(stillTable.list.tapSwipeAction(0, ofItemAt: row(1)))
    #expect(stillTable.list.swipeActionsState(ofItemAt: row(1)) == .closed)
    swipe(stillTable)
    #expect(stillTable.list.swipeActionsState(ofItemAt: row(1)) == .closed)
  }

  // MARK: Collections

  /// Items that cannot be moved.
  private final class StillItems: UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { 4 }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { DefaultMovesTests.cell(indexPath.item, collectionView, indexPath) }
  }

  /// Items that are moved; nothing says which can be.
  private final class MovingItems: UICollectionViewDataSource {
    var values = Array(0..<4)

    func collectionView(
      _ collectionView: UICollectionView,
      numberOfItemsInSection section: Int
    ) -> Int { values.count }
    func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      DefaultMovesTests.cell(values[indexPath.item], collectionView, indexPath)
    }
    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) { values.insert(values.remove(at: sourceIndexPath.item), at: destinationIndexPath.item) }
  }

  private static func cell(
    _ value: Int,
    _ view: UICollectionView,
    _ path: IndexPath
  ) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    cell.tag = value
    return cell
  }

  private func collection(_ items: any UICollectionViewDataSource) -> UICollectionView {
    let view = UICollectionView.plain(items)
    view.layoutIfNeeded()
    return view
  }

  private func values(_ view: UICollectionView) -> [Int?] {
    view.indexPathsForVisibleItems.sorted().map { view.cellForItem(at: $0)?.tag }
  }

  /// Moves the first item to the place of the third one; false if it cannot be moved.
  private func moveFirst(_ view: UICollectionView) -> Bool {
    guard view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) else {
      return false
    }
    view.updateInteractiveMovementTargetPosition(CGPoint(x: 100, y: 125))
    view.endInteractiveMovement()
    settle(view)
    return true
  }

  @Test("Items can be moved if the data source moves them")
  func movedItems() {
    let items = MovingItems()
    let view = collection(items)
    #expect(moveFirst(view))
    #expect(items.values == [1, 2, 0, 3] && values(view) == [1, 2, 0, 3])
    #expect(moveFirst(view))
    #expect(items.values == [2, 0, 1, 3] && values(view) == [2, 0, 1, 3])
  }

  @Test("An item of a data source that moves none returns to its place, and is not lifted again")
  func stillItems() {
    let items = StillItems()
    defer { _ = items }
    let view = collection(items)
    #expect(moveFirst(view))
    #expect(values(view) == [0, 1, 2, 3])
    #expect(!moveFirst(view))
    #expect(values(view) == [0, 1, 2, 3])
  }
}
