import Workloads

/// A catalogue of which a part is shown: the model behind the scenario `growth`.
struct GrowingCatalog {
  /// The categories shown, each with the products that follow those of the previous one.
  private(set) var categories: [Catalog.Category] = []
  /// All available products.
  private let products: [Catalog.Product]
  private let titles: [String]
  private var source: ProductSource
  private var updates: SplitMix64
  /// The number of times that the content was replaced; identifiers are never reused.
  private(set) var generation = 0
  private var nextID = 0

  /// Creates a catalogue that can grow to `count` products, and shows the first size.
  init(count: Int, seed: UInt64) {
    var source = ProductSource(seed: seed)
    updates = SplitMix64(seed: seed, scenario: "growth", stream: .updates)
    titles = (0..<min(count, CatalogScenario.categoryCount)).map { _ in source.title() }
    products = (0..<count).map { _ in source.product() }
    self.source = source
    grow(to: min(count, GrowthScenario.Numbers.sizes[0]))
  }

  /// The number of shown products.
  var productCount: Int { categories.reduce(0) { $0 + $1.products.count } }

  /// A checksum of all available products.
  var checksum: Checksum {
    var checksum = Checksum()
    for title in titles { checksum.combine(title) }
    for product in products {
      checksum.combine(product.name)
      checksum.combine(product.detail ?? "")
      checksum.combine(product.priceInCents)
    }
    return checksum
  }

  /// Shows the given number of other products; all rows are new.
  ///
  /// - Precondition: `1 <= count`, and at most the maximum size of the catalogue.
  mutating func grow(to count: Int) {
    precondition(
      (1...products.count).contains(count),
      "\(count) of \(products.count) products cannot be shown"
    )
    generation += 1
    let sizes = Distributions.zipf(total: count, parts: min(count, titles.count), exponent: 1)
    var rest = products[...]
    categories = sizes.enumerated().map { index, size in
      defer { rest = rest.dropFirst(size) }
      return Catalog.Category(
        id: generation * titles.count + index,
        title: titles[index],
        products: rest.prefix(size).map { renewed($0) }
      )
    }
  }

  /// Inserts a new product at a relative position.
  mutating func insert(at share: Double) {
    let index = Int(share * Double(productCount))
    let (category, position) = place(of: index)
    categories[category].products.insert(renewed(source.product()), at: position)
  }

  /// Changes the price of the product at a relative position.
  mutating func update(at share: Double) {
    let (category, position) = place(of: index(at: share))
    let price = Int.random(in: ProductSource.prices, using: &updates)
    categories[category].products[position].priceInCents = price
  }

  /// The product at a relative position.
  func product(at share: Double) -> Catalog.Product {
    let (category, position) = place(of: index(at: share))
    return categories[category].products[position]
  }

  private func index(at share: Double) -> Int {
    min(productCount - 1, Int(share * Double(productCount)))
  }

  /// The place of a product; after the last one, the end of the last category.
  private func place(of index: Int) -> (category: Int, position: Int) {
    var rest = index
    for (category, entry) in categories.enumerated().dropLast() {
      if rest < entry.products.count { return (category, rest) }
      rest -= entry.products.count
    }
    return (categories.count - 1, rest)
  }

  /// The product with a new identifier.
  private mutating func renewed(_ product: Catalog.Product) -> Catalog.Product {
    defer { nextID += 1 }
    return Catalog.Product(
      id: nextID,
      name: product.name,
      detail: product.detail,
      priceInCents: product.priceInCents
    )
  }
}
