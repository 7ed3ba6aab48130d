import Foundation
import ListScope

/// All episodes by show, with a search bar above.
final class EpisodesViewController: UIViewController, UISearchBarDelegate {
  private(set) var library: Library
  let player = Player()

  private let mistakes: Mistakes
  private let services: RowServices
  private let searchBar = UISearchBar()
  private let listView = ListView()
  private let actions = ListActions()
  private var shown: [Show] = []
  private var searchText = ""
  /// Counts how often the list was described.
  private var version = 0

  init(library: Library, mistakes: Mistakes) {
    self.library = library
    self.mistakes = mistakes
    shown = library.shows
    services = RowServices(
      ArtworkStore(shows: library.shows.count),
      player,
      Bookmarks(episodes: library.shows.count * 100),
      mistakes
    )
    super.init(nibName: nil, bundle: nil)
    title = "Episodes"
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    searchBar.placeholder = "Search episodes"
    searchBar.delegate = self
    for view in [searchBar, listView] {
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
    ])
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  // MARK: What happens

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    self.searchText = searchText
    shown = library.search(searchText)
    reload()
    actions.scrolling.scrollToTop()
  }

  func endSearch() {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    searchBar(searchBar, textDidChange: "")
  }

  /// A moment of the playing episode has passed.
  func playerTicked() {
    player.tick()
    guard let episode = player.episode else { return }
    change(episode) { $0.progress = player.progress }
    reload()
  }

  func downloadStarted(_ episode: Int) {
    change(episode) { $0.download = .running }
  }

  func downloadEnded(_ episode: Int) {
    change(episode) { $0.download = .done }
  }

  private func change(_ episode: Int, _ change: (inout Episode) -> Void) {
    library.change(episode, change)
    shown = library.search(searchText)
  }

  // MARK: Content

  func reload() {
    listView.configure { configure(list: &$0) }
  }

  func configure(list: inout ListProperties) {
    list.actions = actions
    list.layout = .table { $0.stickySectionHeaders = true }
    for show in shown {
      list(show.number) { section in
        section.header = HeaderFooter(ShowHeader(name: show.name, count: show.episodes.count))
        describe(show.episodes, in: &section)
      }
    }
    version += 1
  }

  private func describe(_ episodes: [Episode], in section: inout Section) {
    let row = { [services] in EpisodeRow(episode: $0, services: services) }
    if mistakes.ticks {
      section += episodes.map { Item(row($0)) }
    } else if mistakes.identifiers {
      let anew = episodes.lazy.map { [version] in $0.identified(inVersion: version) }
      section.setLazyItems(anew, id: \.rowID, content: row)
    } else {
      section.setLazyItems(episodes, id: \.rowID, content: row)
    }
  }
}
