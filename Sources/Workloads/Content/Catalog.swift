/// A shop's catalogue: the model behind the scenario of the same name.
struct Catalog {
  /// Something that is sold.
  struct Product: Hashable {
    let id: Int
    var name: String
    /// A second line; nil for products that need none.
    var detail: String?
    var priceInCents: Int
  }

  /// Products of one kind.
  struct Category {
    let id: Int
    var title: String
    var products: [Product]
  }

  private(set) var categories: [Category] = []
  private var nextID = 0
  private var text: SplitMix64
  private var structure: SplitMix64

  /// The share of products that have a second line.
  private static let detailShare = 0.3

  /// Makes a catalogue of `count` products in at most `categoryCount` categories of Zipf sizes.
  init(count: Int, categoryCount: Int, seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "catalog", stream: .text)
    structure = SplitMix64(seed: seed, scenario: "catalog", stream: .structure)
    let sizes = Distributions.zipf(
      total: count,
      parts: min(count, categoryCount),
      exponent: 1
    )
    for (index, size) in sizes.shuffled(using: &structure).enumerated() {
      let title = CatalogWords.phrase(letters: 12, using: &text)
      categories.append(
        Category(id: index, title: title, products: (0..<size).map { _ in newProduct() })
      )
    }
  }

  /// Makes a product that is not in the catalogue yet.
  private mutating func newProduct() -> Product {
    defer { nextID += 1 }
    let letters = Distributions.logNormal(median: 22, sigma: 0.5, using: &text)
    let hasDetail = Double.random(in: 0..<1, using: &structure) < Self.detailShare
    return Product(
      id: nextID,
      name: CatalogWords.phrase(letters: Int(letters), using: &text),
      detail: hasDetail ? CatalogWords.phrase(letters: Int(letters) * 3, using: &text) : nil,
      priceInCents: Int.random(in: 50...9_999, using: &text)
    )
  }

  /// How many products there are.
  var productCount: Int { categories.reduce(0) { $0 + $1.products.count } }

  /// A checksum of all that rows show.
  var checksum: Checksum {
    var checksum = Checksum()
    for category in categories {
      checksum.combine(category.title)
      for product in category.products {
        checksum.combine(product.id)
        checksum.combine(product.name)
        checksum.combine(product.detail ?? "")
        checksum.combine(product.priceInCents)
      }
    }
    return checksum
  }

  /// Gives a product another price.
  mutating func changePrice(at index: Int, using generator: inout SplitMix64) {
    let (category, position) = place(of: index)
    categories[category].products[position].priceInCents = Int.random(
      in: 50...9_999,
      using: &generator
    )
  }

  /// Puts a new product before the one at `index`.
  mutating func insertProduct(at index: Int) {
    let (category, position) = place(of: index)
    categories[category].products.insert(newProduct(), at: position)
  }

  /// Takes a product out.
  ///
  /// The last one of a category stays.
  mutating func removeProduct(at index: Int) {
    let (category, position) = place(of: index)
    guard categories[category].products.count > 1 else { return }
    categories[category].products.remove(at: position)
  }

  /// The category and the position in it of the product at `index` of the whole catalogue.
  private func place(of index: Int) -> (category: Int, position: Int) {
    var rest = index
    for (category, entry) in categories.enumerated() {
      if rest < entry.products.count { return (category, rest) }
      rest -= entry.products.count
    }
    preconditionFailure("there is no product \(index) among \(productCount)")
  }
}
