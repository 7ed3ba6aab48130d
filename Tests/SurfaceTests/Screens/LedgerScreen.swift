import Foundation
import ListScope

/// A table of the classic kind: header views, changes of single rows, heights by the delegate.
final class LedgerScreen: UITableViewController {
  struct Month {
    var name: String
    var amounts: [Int]
    var total: Int { amounts.reduce(0, +) }
  }

  private(set) var months: [Month]
  private(set) var opened: [IndexPath] = []
  private(set) var displayedHeaders = 0
  private(set) var detailTaps: [IndexPath] = []
  let summary = UILabel()

  init(months: [Month]) {
    self.months = months
    super.init(style: .grouped)
    title = "Ledger"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(MonthHeader.self, forHeaderFooterViewReuseIdentifier: "month")
    tableView.rowHeight = 48
    tableView.sectionHeaderHeight = 36
    summary.frame = CGRect(x: 0, y: 0, width: 0, height: 80)
    tableView.tableHeaderView = summary
    tableView.tableFooterView = UIView()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add,
      primaryAction: UIAction { [weak self] _ in self?.add() }
    )
    showTotal()
  }

  func add() {
    months[0].amounts.insert(7, at: 0)
    tableView.performBatchUpdates {
      self.tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    } completion: { _ in
      self.showHeader(0)
    }
    showTotal()
  }

  func rotate(_ section: Int) {
    months[section].amounts.append(months[section].amounts.removeFirst())
    tableView.beginUpdates()
    tableView.moveRow(
      at: IndexPath(row: 0, section: section),
      to: IndexPath(row: months[section].amounts.count - 1, section: section)
    )
    tableView.endUpdates()
  }

  func drop(_ section: Int) {
    months.remove(at: section)
    tableView.deleteSections([section], with: .fade)
    showTotal()
  }

  /// Changes the data, and tells the table something else.
  func addWrongly() {
    months[0].amounts += [1, 2]
    tableView.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
  }

  private func showHeader(_ section: Int) {
    (tableView.headerView(forSection: section) as? MonthHeader)?.show(months[section])
  }

  private func showTotal() { summary.text = String(months.reduce(0) { $0 + $1.total }) }

  override func numberOfSections(in tableView: UITableView) -> Int { months.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    months[section].amounts.count
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "amount")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "amount")
    let amount = months[indexPath.section].amounts[indexPath.row]
    cell.textLabel?.text = "Amount \(amount)"
    cell.detailTextLabel?.text = String(amount)
    cell.accessoryType = amount > 90 ? .detailDisclosureButton : .none
    return cell
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete else { return }
    months[indexPath.section].amounts.remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .left)
    showHeader(indexPath.section)
  }

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "month") as? MonthHeader
    header?.show(months[section])
    return header
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    months[section].amounts.isEmpty ? "Nothing" : nil
  }

  override func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat {
    months[indexPath.section].amounts[indexPath.row] > 90 ? 72 : 48
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    displayedHeaders += 1
  }

  override func tableView(
    _ tableView: UITableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {
    detailTaps.append(indexPath)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    opened.append(indexPath)
    tableView.deselectRow(at: indexPath, animated: true)
  }
}

final class MonthHeader: UITableViewHeaderFooterView {
  private(set) var shown = ""
  private let label = UILabel()

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  func show(_ month: LedgerScreen.Month) {
    shown = "\(month.name) \(month.total)"
    label.text = shown
  }
}
