import ComposeLists
import DiffableData
import Foundation
import HeadlessUIKit
import ListEngine
import Workloads

/// The mails in a table view whose data source is the controller.
final class ClassicMailTable: UIViewController, MailScreen, UITableViewDataSource {
  var inbox: Inbox
  private let table: UITableView
  var controller: UIViewController? { self }

  init(_ parameters: RunParameters) {
    inbox = Inbox(count: parameters.items, seed: parameters.seed)
    table = .mails(parameters)
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
  }

  func numberOfSections(in tableView: UITableView) -> Int { Inbox.Box.allCases.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Inbox.Box(rawValue: section).map { inbox[$0].count } ?? 0
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    Inbox.Box(rawValue: section)?.title
  }

  func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueMailCell(for: indexPath)
    if let box = Inbox.Box(rawValue: indexPath.section) { cell.show(inbox[box][indexPath.row]) }
    return cell
  }

  func didChange(_ mail: MailPlace) { table.reconfigureRows(at: [mail.path]) }
  func didInsert(_ mail: MailPlace) { table.insertRows(at: [mail.path], with: .automatic) }
  func didRemove(_ mail: MailPlace) { table.deleteRows(at: [mail.path], with: .automatic) }
}

/// The mails in a table view with a diffable data source.
final class DiffableMailTable: UIViewController, MailScreen {
  var inbox: Inbox
  private let table: UITableView
  private var source: MailSource?
  var controller: UIViewController? { self }

  /// A data source that has titles.
  private final class MailSource: UITableViewDiffableDataSource<Inbox.Box, Int> {
    override func tableView(
      _ tableView: UITableView,
      titleForHeaderInSection section: Int
    ) -> String? { sectionIdentifier(for: section)?.title }
  }

  init(_ parameters: RunParameters) {
    inbox = Inbox(count: parameters.items, seed: parameters.seed)
    table = .mails(parameters)
    super.init(nibName: nil, bundle: nil)
  }

  override func loadView() { view = table }

  override func viewDidLoad() {
    super.viewDidLoad()
    let source = MailSource(tableView: table) { [unowned self] table, path, _ in
      let cell = table.dequeueMailCell(for: path)
      if let box = Inbox.Box(rawValue: path.section) { cell.show(inbox[box][path.row]) }
      return cell
    }
    source.signposter = table.list.signposter
    self.source = source
    var snapshot = NSDiffableDataSourceSnapshot<Inbox.Box, Int>()
    snapshot.appendSections(Inbox.Box.allCases)
    for box in Inbox.Box.allCases { snapshot.appendItems(inbox[box].map(\.id), toSection: box) }
    source.apply(snapshot, animatingDifferences: false)
  }

  private func apply(_ change: (inout NSDiffableDataSourceSnapshot<Inbox.Box, Int>) -> Void) {
    guard let source else { return }
    var snapshot = source.snapshot()
    change(&snapshot)
    source.signposter = table.list.signposter
    source.apply(snapshot)
  }

  func didChange(_ mail: MailPlace) { apply { $0.reconfigureItems([mail.id]) } }

  func didInsert(_ mail: MailPlace) {
    apply { snapshot in
      let first = snapshot.itemIdentifiers(inSection: mail.box).first
      if let first {
        snapshot.insertItems([mail.id], beforeItem: first)
      } else {
        snapshot.appendItems([mail.id], toSection: mail.box)
      }
    }
  }

  func didRemove(_ mail: MailPlace) { apply { $0.deleteItems([mail.id]) } }
}

extension MailPlace {
  /// The place in a table.
  var path: IndexPath { IndexPath(row: index, section: box.rawValue) }
}

/// A cell that shows a mail.
final class MailTableCell: UITableViewCell {
  /// The reuse identifier.
  static let identifier = "mail"

  private let row = MailRowView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(row)
  }

  /// Shows a mail.
  func show(_ mail: Inbox.Mail) { row.show(mail) }

  override func sizeThatFits(_ size: CGSize) -> CGSize { row.sizeThatFits(size) }

  override func layoutSubviews() {
    super.layoutSubviews()
    row.frame = contentView.bounds
  }
}

extension UITableView {
  /// A table with cells for mails.
  fileprivate static func mails(_ parameters: RunParameters) -> UITableView {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(MailTableCell.self, forCellReuseIdentifier: MailTableCell.identifier)
    table.sectionHeaderTopPadding = 0
    table.separatorStyle = .none
    if parameters.sizing == .fixed { table.rowHeight = InboxScenario.Numbers.fixedHeight }
    return table
  }

  /// A cell for a mail.
  fileprivate func dequeueMailCell(for path: IndexPath) -> MailTableCell {
    let cell = dequeueReusableCell(withIdentifier: MailTableCell.identifier, for: path)
    guard let cell = cell as? MailTableCell else {
      preconditionFailure("no cell of a mail is registered, but \(type(of: cell))")
    }
    return cell
  }
}
