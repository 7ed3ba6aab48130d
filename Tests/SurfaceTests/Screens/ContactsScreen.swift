import Foundation
import ListScope

struct Contact: Hashable, Sendable {
  let id: Int
  var name: String
  var initial: String { String(name.prefix(1)) }
}

/// The data source of a table with titles, a section index and edits.
final class ContactsDataSource: UITableViewDiffableDataSource<String, Contact> {
  var onRemove: (Contact) -> Void = { _ in }
  var onMove: (Contact, IndexPath) -> Void = { _, _ in }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  {
    sectionIdentifier(for: section)
  }

  override func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    snapshot().sectionIdentifiers
  }

  override func tableView(
    _ tableView: UITableView,
    sectionForSectionIndexTitle title: String,
    at index: Int
  ) -> Int { snapshot().indexOfSection(title) ?? index }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }

  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    tableView.isEditing
  }

  override func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let contact = itemIdentifier(for: indexPath) else { return }
    onRemove(contact)
  }

  override func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let contact = itemIdentifier(for: sourceIndexPath) else { return }
    onMove(contact, destinationIndexPath)
  }
}

/// A table with a diffable data source, whose cells determine their heights.
final class ContactsScreen: UIViewController, UITableViewDelegate, UISearchResultsUpdating {
  private(set) var contacts: [Contact]
  private(set) var favourites: Set<Int> = []
  private(set) var selected: [String] = []
  private(set) var moves: [IndexPath] = []
  let tableView = UITableView(frame: .zero, style: .plain)
  let search = UISearchController(searchResultsController: nil)
  private(set) lazy var dataSource = makeDataSource()

  init(contacts: [Contact]) {
    self.contacts = contacts
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(ContactCell.self, forCellReuseIdentifier: ContactCell.identifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    tableView.delegate = self
    view.addSubview(tableView)
    search.searchResultsUpdater = self
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = editButtonItem
    dataSource.onRemove = { [weak self] contact in
      self?.contacts.removeAll { $0 == contact }
      self?.apply(animated: true)
    }
    dataSource.onMove = { [weak self] _, path in self?.moves.append(path) }
    apply(animated: false)
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    tableView.setEditing(editing, animated: animated)
  }

  func reveal(_ contact: Contact) {
    guard let path = dataSource.indexPath(for: contact) else { return }
    tableView.scrollToRow(at: path, at: .middle, animated: false)
    tableView.selectRow(at: path, animated: false, scrollPosition: .none)
  }

  private func makeDataSource() -> ContactsDataSource {
    ContactsDataSource(tableView: tableView) { [weak self] tableView, path, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: ContactCell.identifier, for: path)
      let isFavourite = self?.favourites.contains(contact.id) ?? false
      (cell as? ContactCell)?.show(contact, isFavourite: isFavourite)
      return cell
    }
  }

  private func apply(animated: Bool) {
    let query = search.searchBar.text?.lowercased() ?? ""
    let found = contacts.filter { query.isEmpty || $0.name.lowercased().contains(query) }
    var snapshot = NSDiffableDataSourceSnapshot<String, Contact>()
    let groups = Dictionary(grouping: found, by: \.initial).sorted { $0.key < $1.key }
    for (initial, group) in groups {
      snapshot.appendSections([initial])
      snapshot.appendItems(group.sorted { $0.name < $1.name })
    }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  func updateSearchResults(for searchController: UISearchController) { apply(animated: true) }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return }
    selected.append(contact.name)
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let contact = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let mark = UIContextualAction(style: .normal, title: "Mark") { [weak self] _, _, completion in
      guard let self else { return completion(false) }
      favourites.formSymmetricDifference([contact.id])
      var snapshot = dataSource.snapshot()
      snapshot.reconfigureItems([contact])
      dataSource.apply(snapshot, animatingDifferences: false)
      completion(true)
    }
    mark.backgroundColor = .systemOrange
    return UISwipeActionsConfiguration(actions: [mark])
  }
}

final class ContactCell: UITableViewCell {
  static let identifier = "contact"
  let label = UILabel()
  let mark = UIImageView(image: UIImage(systemName: "heart.fill"))
  private(set) var uses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    label.numberOfLines = 0
    mark.setContentHuggingPriority(.required, for: .horizontal)
    let stack = UIStackView(arrangedSubviews: [label, mark])
    stack.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
      stack.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      stack.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    uses += 1
  }

  func show(_ contact: Contact, isFavourite: Bool) {
    label.text = contact.name
    mark.isHidden = !isFavourite
  }
}
