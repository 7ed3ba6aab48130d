import Workloads

/// An endless source of products with unique identifiers.
struct ProductSource {
  /// The median length of a name, in letters. (Own; no published distribution was found.)
  static let medianLetters = 22.0
  /// The standard deviation of the logarithm of that length. (Own.)
  static let lettersSigma = 0.5
  /// The share of products that have a second line. (Own.)
  static let detailShare = 0.3
  /// Prices, in cents. (Own.)
  static let prices = 50...9_999

  private var nextID = 0
  private var text: SplitMix64
  private var structure: SplitMix64

  /// Creates the products of a seed.
  init(seed: UInt64) {
    text = SplitMix64(seed: seed, scenario: "catalog", stream: .text)
    structure = SplitMix64(seed: seed, scenario: "catalog", stream: .structure)
  }

  /// The sizes of categories, in the order of the categories.
  mutating func shuffled(_ sizes: [Int]) -> [Int] { sizes.shuffled(using: &structure) }

  /// The title of a category.
  mutating func title() -> String { CatalogWords.phrase(letters: 12, using: &text) }

  /// A new product.
  mutating func product() -> Catalog.Product {
    defer { nextID += 1 }
    let letters = Distributions.logNormal(
      median: Self.medianLetters,
      sigma: Self.lettersSigma,
      using: &text
    )
    let hasDetail = Double.random(in: 0..<1, using: &structure) < Self.detailShare
    return Catalog.Product(
      id: nextID,
      name: CatalogWords.phrase(letters: Int(letters), using: &text),
      detail: hasDetail ? CatalogWords.phrase(letters: Int(letters) * 3, using: &text) : nil,
      priceInCents: Int.random(in: Self.prices, using: &text)
    )
  }
}
