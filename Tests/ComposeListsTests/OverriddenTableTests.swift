import Foundation
import HeadlessUIKit
import Testing

@testable import ComposeLists

/// Subclasses of tables with functions of their own.
@MainActor
struct OverriddenTableTests {
  private final class Table: UITableView {
    var calls: [String] = []

    override func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
      calls.append("register")
      super.register(cellClass, forCellReuseIdentifier: identifier)
    }
    override func dequeueReusableHeaderFooterView(
      withIdentifier identifier: String
    ) -> UITableViewHeaderFooterView? {
      calls.append("header")
      return super.dequeueReusableHeaderFooterView(withIdentifier: identifier)
    }
    override func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
      calls.append("cell")
      return super.cellForRow(at: indexPath)
    }
    override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
      calls.append("insert")
      super.insertRows(at: indexPaths, with: animation)
    }
    override func performBatchUpdates(
      _ updates: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      calls.append("update")
      super.performBatchUpdates(updates, completion: completion)
    }
    override func scrollToRow(
      at indexPath: IndexPath,
      at scrollPosition: ScrollPosition,
      animated: Bool
    ) {
      calls.append("scroll")
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  @Test("A table may override what finds, changes and scrolls to rows")
  func table() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let plain: UITableView = table
    plain.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    _ = plain.dequeueReusableHeaderFooterView(withIdentifier: "header")
    _ = plain.cellForRow(at: IndexPath(row: 0, section: 0))
    plain.performBatchUpdates { plain.insertRows(at: [], with: .none) }
    plain.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
    #expect(table.calls == ["register", "header", "cell", "update", "insert", "scroll"])
  }
}
