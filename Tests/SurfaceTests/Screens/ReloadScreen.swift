import Foundation
import ListScope

/// A table that notes which cells, headers and footers its delegate hears of.
final class ReloadScreen: UITableViewController {
  /// The ways in which sections get their footers.
  enum Footers: CaseIterable {
    case titles
    case registered
    case kept
    case fixed
  }

  var rows = 4
  let footers: Footers
  private(set) var events: [String] = []
  private var keptFooters: [UITableViewHeaderFooterView] = []

  init(style: UITableView.Style, footers: Footers = .titles) {
    self.footers = footers
    super.init(style: style)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.register(
      UITableViewHeaderFooterView.self,
      forHeaderFooterViewReuseIdentifier: "footer"
    )
    if footers == .fixed { tableView.sectionFooterHeight = 24 }
    keptFooters = (0..<3).map { UITableViewHeaderFooterView(reuseIdentifier: "kept \($0)") }
  }

  /// The events since the last call.
  func takeEvents() -> [String] {
    defer { events = [] }
    return events
  }

  private func name(_ view: UIView) -> String {
    switch view {
    case let cell as UITableViewCell: cell.textLabel?.text ?? ""
    case let view as UITableViewHeaderFooterView: view.textLabel?.text ?? ""
    default: ""
    }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { 2 }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    section == 0 ? rows : 1
  }

  override func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    "H\(section)"
  }

  override func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  {
    footers == .titles || footers == .fixed ? "F\(section)" : nil
  }

  override func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  {
    let view: UITableViewHeaderFooterView?
    switch footers {
    case .titles, .fixed: return nil
    case .registered: view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
    case .kept: view = keptFooters[section]
    }
    view?.textLabel?.text = "F\(section)"
    return view
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    events.append("+\(indexPath.section).\(indexPath.row) \(name(cell))")
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    events.append("-\(indexPath.section).\(indexPath.row) \(name(cell))")
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayHeaderView view: UIView,
    forSection section: Int
  ) {
    events.append("+H\(section) \(name(view))")
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplayingHeaderView view: UIView,
    forSection section: Int
  ) {
    events.append("-H\(section) \(name(view))")
  }

  override func tableView(
    _ tableView: UITableView,
    willDisplayFooterView view: UIView,
    forSection section: Int
  ) {
    events.append("+F\(section) \(name(view))")
  }

  override func tableView(
    _ tableView: UITableView,
    didEndDisplayingFooterView view: UIView,
    forSection section: Int
  ) {
    events.append("-F\(section) \(name(view))")
  }
}
