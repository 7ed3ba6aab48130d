import Foundation
import ListScope

/// A table with many sections, whose headers and footers have their names.
final class OutlineScreen: UITableViewController {
  private(set) var names = (0..<20).map { "Part \($0)" }
  private var counts = (0..<20).map { 1 + $0 % 3 }
  private let hasFixedHeights: Bool

  init(style: UITableView.Style, hasFixedHeights: Bool) {
    self.hasFixedHeights = hasFixedHeights
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
    guard hasFixedHeights else { return }
    (tableView.sectionHeaderHeight, tableView.sectionFooterHeight) = (30, 20)
  }

  func removeSection(_ section: Int) {
    names.remove(at: section)
    counts.remove(at: section)
    tableView.deleteSections([section], with: .fade)
  }

  func addSection(at section: Int) {
    names.insert("New", at: section)
    counts.insert(2, at: section)
    tableView.insertSections([section], with: .fade)
  }

  func emptySection(_ section: Int) {
    let rows = (0..<counts[section]).map { IndexPath(row: $0, section: section) }
    counts[section] = 0
    tableView.deleteRows(at: rows, with: .none)
  }

  override func numberOfSections(in tableView: UITableView) -> Int { names.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = "\(indexPath)"
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  { "H" + names[section] }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  { "F" + names[section] }
}
