#if canImport(UIKit)
  import ListableUI
  import UIKit
#else
  import ListScope
#endif

/// The contacts by letter, with a search bar above and an index at the side.
final class ContactsViewController: UIViewController, UISearchBarDelegate {
  var book: AddressBook

  private let searchBar = UISearchBar()
  private let listView = ListView()
  private let indexView = SectionIndexView()
  private let emptyLabel = UILabel()
  private let actions = ListActions()
  private var searchText = ""

  init(book: AddressBook) {
    self.book = book
    super.init(nibName: nil, bundle: nil)
    title = "Contacts"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search"
    searchBar.searchBarStyle = .minimal
    searchBar.delegate = self
    emptyLabel.textColor = .secondaryLabel
    emptyLabel.textAlignment = .center
    emptyLabel.numberOfLines = 0
    indexView.addAction(
      UIAction { [unowned self] _ in scrollToSelectedLetter() },
      for: .valueChanged
    )
    for view in [searchBar, listView, indexView, emptyLabel] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      searchBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      searchBar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      searchBar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      listView.topAnchor.constraint(equalTo: searchBar.bottomAnchor),
      listView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      listView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      listView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      indexView.topAnchor.constraint(equalTo: listView.topAnchor),
      indexView.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      indexView.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -2),
      emptyLabel.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      emptyLabel.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      emptyLabel.topAnchor.constraint(equalTo: searchBar.bottomAnchor, constant: 80),
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload(animated: false)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    self.searchText = searchText
    reload(animated: false)
    actions.scrolling.scrollToTop()
  }

  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    searchBar.resignFirstResponder()
  }

  func endSearch() {
    searchBar.text = ""
    searchText = ""
    searchBar.resignFirstResponder()
    reload(animated: true)
  }

  func reload(animated: Bool) {
    listView.configure { list in
      list.animatesChanges = animated
      configure(list: &list)
    }
  }

  func configure(list: inout ListProperties) {
    list.actions = actions
    list.layout = .table { $0.stickySectionHeaders = true }
    list.behavior.keyboardDismissMode = .onDrag
    list.appearance.showsScrollIndicators = false
    let found = book.search(searchText)
    let sections = LocalizedItemCollator.sections(
      with: found.map { Item(ContactRow(contact: $0, match: searchText)) }
    ) { collated, section in
      section.header = LetterHeader(letter: collated.title)
    }
    list += sections
    indexView.titles = sections.compactMap { $0.identifier.anyValue.base as? String }
    indexView.isHidden = !searchText.isEmpty
    emptyLabel.isHidden = !found.isEmpty
    emptyLabel.text = "No contact is called \u{201C}\(searchText)\u{201D}."
  }

  private func scrollToSelectedLetter() {
    guard let letter = indexView.selectedTitle else { return }
    actions.scrolling.scrollToSection(
      with: Section.identifier(with: letter),
      scrollPosition: .init(position: .top)
    )
  }
}
