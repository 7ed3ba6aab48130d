import Workloads

/// A shop's front page: the model behind the scenario `storefront`.
struct Storefront {
  /// A product, a banner or a chip.
  struct Entry: Hashable, Identifiable {
    let id: Int
    let title: String
    /// The price in cents.
    var price: Int
    /// The index of its colours.
    let palette: Int
  }

  /// A department: the products that it shows in four ways.
  struct Department {
    let id: Int
    let title: String
    var grid: [Entry]
    var mosaic: [Entry]
    var shelf: [Entry]
    var list: [Entry]

    /// The number of products.
    var count: Int { grid.count + mosaic.count + shelf.count + list.count }
  }

  private(set) var banners: [Entry] = []
  private(set) var chips: [Entry] = []
  private(set) var departments: [Department] = []
  private var nextID = 0
  private var text: SplitMix64
  private var structure: SplitMix64
  private var edits: SplitMix64

  /// Creates a shop with `count` products, banners and chips.
  init(count: Int, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "storefront", stream: .text)
    structure = SplitMix64(seed: seed, scenario: "storefront", stream: .structure)
    edits = SplitMix64(seed: seed, scenario: "storefront", stream: .updates)
    var rest = count
    banners = entries(min(rest, StorefrontScenario.bannerCount), letters: 18)
    rest -= banners.count
    chips = entries(min(rest, StorefrontScenario.chipCount), letters: 6)
    rest -= chips.count
    while rest > 0 {
      let department = department(min(rest, StorefrontScenario.departmentSize))
      rest -= department.count
      departments.append(department)
    }
  }

  /// The number of entries.
  var count: Int { banners.count + chips.count + departments.reduce(0) { $0 + $1.count } }

  /// The number of sections that show them.
  var sectionCount: Int { 2 + 4 * departments.count }

  /// A checksum of everything that is shown.
  var checksum: Checksum {
    var checksum = Checksum()
    func add(_ entries: [Entry]) {
      for entry in entries {
        checksum.combine(entry.id)
        checksum.combine(entry.title)
        checksum.combine(entry.price)
        checksum.combine(entry.palette)
      }
    }
    add(banners)
    add(chips)
    for department in departments {
      add(department.grid)
      add(department.mosaic)
      add(department.shelf)
      add(department.list)
    }
    return checksum
  }

  /// Changes prices in a department; the number is taken within those that there are.
  mutating func changePrices(_ count: Int, inDepartment number: Int) {
    guard !departments.isEmpty else { return }
    let index = min(max(0, number), departments.count - 1)
    for _ in 0..<count {
      Self.changePrice(&departments[index].grid, &edits)
      Self.changePrice(&departments[index].list, &edits)
    }
  }

  private static func changePrice(_ entries: inout [Entry], _ random: inout SplitMix64) {
    guard !entries.isEmpty else { return }
    let index = Int.random(in: 0..<entries.count, using: &random)
    entries[index].price = Int.random(in: 99...49_999, using: &random)
  }

  /// New products come to a department, and others go.
  mutating func deliver(_ count: Int, toDepartment number: Int) {
    guard !departments.isEmpty else { return }
    let index = min(max(0, number), departments.count - 1)
    departments[index].list.insert(contentsOf: entries(count, letters: 24), at: 0)
    departments[index].shelf.insert(contentsOf: entries(count, letters: 14), at: 0)
    let gone = min(count, departments[index].grid.count)
    departments[index].grid.removeFirst(gone)
  }

  private mutating func department(_ count: Int) -> Department {
    let grid = count * 2 / 5
    let mosaic = count * 3 / 10
    let shelf = count / 10
    defer { nextID += 1 }
    return Department(
      id: nextID,
      title: CatalogWords.phrase(letters: 10, using: &text),
      grid: entries(grid, letters: 16),
      mosaic: entries(mosaic, letters: 12),
      shelf: entries(shelf, letters: 14),
      list: entries(count - grid - mosaic - shelf, letters: 40)
    )
  }

  private mutating func entries(_ count: Int, letters: Int) -> [Entry] {
    (0..<count).map { _ in
      defer { nextID += 1 }
      let length = Int.random(in: letters...letters * 3, using: &structure)
      return Entry(
        id: nextID,
        title: CatalogWords.phrase(letters: length, using: &text),
        price: Int.random(in: 99...49_999, using: &structure),
        palette: Int.random(in: 0..<PhotoPalette.all.count, using: &text)
      )
    }
  }
}
