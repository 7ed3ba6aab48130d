import Foundation
import ListScope

/// All recipes by course, with a search bar above.
final class CookbookViewController: UIViewController, UISearchBarDelegate {
  var cookbook: Cookbook
  private let slips: Slips
  private let searchBar = UISearchBar()
  private let listView = ListView()
  private let actions = ListActions()
  private var clock = 0.0
  private var found: Set<Int>?
  private var theme = Theme()
  private let journal = Journal()
  private let nutrients = (0..<50).map { Nutrients.data(of: $0) }
  /// The highest number of a recipe.
  private var lastID: Int

  init(cookbook: Cookbook, slips: Slips) {
    self.cookbook = cookbook
    self.slips = slips
    lastID = cookbook.courses.reduce(0) { $0 + $1.recipes.count }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("there are no storyboards") }

  override func viewDidLoad() {
    super.viewDidLoad()
    searchBar.delegate = self
    view.addSubview(searchBar)
    view.addSubview(listView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bar = CGRect(x: 0, y: 40, width: view.bounds.width, height: 52)
    if searchBar.frame != bar { searchBar.frame = bar }
    let rest = CGRect(x: 0, y: 92, width: bar.width, height: view.bounds.height - 92)
    if listView.frame != rest { listView.frame = rest }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    reload()
  }

  // MARK: What happens

  /// A recipe comes from the server, at the top of a course.
  func added(to course: Int, using random: inout SplitMix64) {
    lastID += 1
    cookbook.courses[course].recipes.insert(Cookbook.recipe(lastID, using: &random), at: 0)
  }

  func favored(_ course: Int, _ place: Int) {
    cookbook.courses[course].recipes[place].isFavorite.toggle()
  }

  /// Called ten times a second.
  func polled(at time: Double) {
    clock = time
    if slips.polling { reload() }
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    found = searchText.isEmpty ? nil : matches(searchText)
    reload()
  }

  func endSearch() {
    searchBar.text = ""
    searchBar.resignFirstResponder()
    searchBar(searchBar, textDidChange: "")
  }

  private func matches(_ text: String) -> Set<Int> {
    let recipes = cookbook.courses.flatMap(\.recipes)
    guard slips.typing else {
      return Set(recipes.filter { $0.title.utf8.count % 3 == text.utf8.count % 3 }.map(\.id))
    }
    let wanted = text + " with everything that goes with it"
    let ranked = recipes.map { (id: $0.id, distance: Likeness.distance($0.summary, wanted)) }
    return Set(ranked.filter { $0.distance < 60 }.map(\.id))
  }

  // MARK: Content

  func reload() {
    listView.configure { configure(list: &$0) }
  }

  func configure(list: inout ListProperties) {
    list.actions = actions
    list.layout = .table { $0.stickySectionHeaders = true }
    list.animatesChanges = false
    if slips.theme { theme.version += 1 }
    if slips.scrolling {
      list.stateObserver.onDidScroll { [weak self] _ in self?.reload() }
    }
    if slips.saving {
      list.stateObserver.onVisibilityChanged { [weak self] info in
        let items = info.displayed + info.endedDisplay
        self?.save(items.map { "\($0.anyIdentifier.anyValue)" })
      }
    }
    guard !slips.sections else { return describeSections(&list) }
    for course in cookbook.courses {
      list(course.name) { section in
        section.header = HeaderFooter(
          CourseHeader(course: course, all: cookbook.courses, slips: slips)
        )
        section.footer = nil
        describe(course, in: &section)
      }
    }
  }

  private func describeSections(_ list: inout ListProperties) {
    for course in cookbook.courses {
      for (place, recipe) in course.recipes.enumerated() {
        list(recipe.key) { section in
          section.header = HeaderFooter(CourseHeader(course: course, all: [], slips: slips))
          section += item(recipe, place)
        }
      }
    }
  }

  private func item(_ recipe: Recipe, _ place: Int) -> Item<RecipeRow> {
    var item = Item(row(recipe, place), sizing: .thatFits())
    if slips.loading {
      item.onDisplay = { [journal] _ in
        for part in 0..<3 {
          journal.write(Nutrients.summary(of: Nutrients.data(of: recipe.id + part)))
        }
      }
    }
    return item
  }

  private func save(_ changed: [String]) {
    var state: [String: Double] = [:]
    for (place, recipe) in cookbook.courses.flatMap(\.recipes).enumerated() {
      state[recipe.key] = Double(place)
    }
    for name in changed { state[name] = 1 }
    journal.save(state)
  }

  private func describe(_ course: Course, in section: inout Section) {
    var recipes = course.recipes
    if let found { recipes = recipes.filter { found.contains($0.id) } }
    if slips.sorting {
      recipes.sort { $0.title.localizedCaseInsensitiveCompare($1.title) == .orderedAscending }
    }
    for (place, recipe) in recipes.enumerated() {
      if place % 4 == 0 {
        section += TipRow(id: "\(course.name) \(place)", tip: recipe.summary, slips: slips)
      }
      section += item(recipe, place)
    }
  }

  private func row(_ recipe: Recipe, _ place: Int) -> RecipeRow {
    RecipeRow(
      id: slips.places ? place : recipe.id,
      recipe: recipe,
      stars: stars(of: recipe),
      theme: theme,
      slips: slips,
      generatedAt: slips.stamp ? clock : 0,
      nutrients: slips.nutrients ? nutrients[recipe.id % 50] : Data(),
      journal: journal
    )
  }

  private func stars(of recipe: Recipe) -> Int {
    if slips.ratings {
      return cookbook.ratings.first { $0.recipe == recipe.key }?.stars ?? 0
    }
    return cookbook.stars[recipe.id] ?? 0
  }
}
