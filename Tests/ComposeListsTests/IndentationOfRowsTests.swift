import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// The levels by which rows are indented.
@MainActor
struct IndentationOfRowsTests {
  private class Rows: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.indentationLevel = 7
      return cell
    }
  }

  private final class PlainRows: Rows, UITableViewDelegate {}

  private final class IndentedRows: Rows, UITableViewDelegate {
    let levels = [0, 1, 2]
    func tableView(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int { levels[indexPath.row] }
  }

  private final class IndentedController: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      3
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    override func tableView(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      super.tableView(tableView, indentationLevelForRowAt: indexPath) + indexPath.row
    }
  }

  private final class ReusingController: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }
    override func tableView(
      _ tableView: UITableView,
      cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    override func tableView(
      _ tableView: UITableView,
      indentationLevelForRowAt indexPath: IndexPath
    ) -> Int {
      super.tableView(tableView, indentationLevelForRowAt: indexPath) + indexPath.row % 2
    }
  }

  private func levels(of table: UITableView) -> [Int?] {
    table.layoutIfNeeded()
    return (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 0))?.indentationLevel }
  }

  @Test("The delegate's levels hold; without them, those of cells")
  func ofDelegates() {
    let cases: [(any UITableViewDataSource & UITableViewDelegate, [Int])] = [
      (PlainRows(), [7, 7, 7]), (IndentedRows(), [0, 1, 2]),
    ]
    for (rows, levels) in cases {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
      table.dataSource = rows
      table.delegate = rows
      #expect(self.levels(of: table) == levels)
    }
  }

  @Test("A controller may add to the levels of its superclass")
  func ofControllers() {
    let controller = IndentedController(style: .plain)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    #expect(levels(of: controller.tableView) == [0, 1, 2])
  }

  @Test("A cell that is used again has the level of its new row, also if that is 0")
  func ofReusedCells() throws {
    let controller = ReusingController(style: .plain)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    let table = try #require(controller.tableView)
    for offset in stride(from: 0, through: 1_200, by: 44) {
      table.contentOffset.y = CGFloat(offset)
      table.layoutIfNeeded()
      for path in table.indexPathsForVisibleRows ?? [] {
        #expect(table.cellForRow(at: path)?.indentationLevel == path.row % 2)
      }
    }
  }
}
