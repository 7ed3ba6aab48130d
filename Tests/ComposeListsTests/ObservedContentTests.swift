import ComposeLists
import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct ObservedContentTests {
  private final class Rows: UITableViewDataSource {
    var count = 3

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
  }

  @Test("The size and the offset of a table's content are observed by key path")
  func table() {
    let (table, rows) = (UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 200)), Rows())
    table.rowHeight = 44
    table.dataSource = rows
    table.layoutIfNeeded()
    var (heights, offsets): ([CGFloat], [CGFloat]) = ([], [])
    let observations = [
      table.observe(\.contentSize, options: .new) { _, change in
        heights.append(change.newValue?.height ?? -1)
      },
      table.observe(\.contentOffset) { table, _ in offsets.append(table.contentOffset.y) },
    ]
    rows.count = 10
    table.reloadData()
    table.layoutIfNeeded()
    table.contentOffset.y = 30
    #expect(heights.last == 440)
    #expect(offsets == [30])
    #expect(observations.count == 2)
  }
}
