import Foundation
import ListScope

/// A form whose cells are kept, each made once, as forms are often written.
final class StaticScreen: UITableViewController {
  let rows: [[UITableViewCell]] = (0..<2).map { section in
    (0..<3).map { row in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: row == 0 ? "kept" : nil)
      cell.textLabel?.text = "Field \(section).\(row)"
      return cell
    }
  }
  var isExpanded = true

  override func numberOfSections(in tableView: UITableView) -> Int { rows.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    isExpanded ? rows[section].count : 1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { rows[indexPath.section][indexPath.row] }
}
