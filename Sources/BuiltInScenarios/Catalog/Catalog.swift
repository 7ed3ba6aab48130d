import Workloads

/// A shop's catalogue: the model behind the scenario of the same name.
struct Catalog {
  /// A product of the shop.
  struct Product: Hashable {
    let id: Int
    var name: String
    /// A second line; nil for products without one.
    var detail: String?
    var priceInCents: Int
  }

  /// Products of one kind.
  struct Category: Equatable {
    let id: Int
    var title: String
    var products: [Product]
  }

  private(set) var categories: [Category] = []
  private var source: ProductSource

  /// Creates a catalogue of `count` products in at most `categoryCount` categories of Zipf sizes.
  init(count: Int, categoryCount: Int, seed: UInt64) {
    source = ProductSource(seed: seed)
    let sizes = Distributions.zipf(
      total: count,
      parts: min(count, categoryCount),
      exponent: 1
    )
    for (index, size) in source.shuffled(sizes).enumerated() {
      let title = source.title()
      let products = (0..<size).map { _ in source.product() }
      categories.append(Category(id: index, title: title, products: products))
    }
  }

  /// The number of products.
  var productCount: Int { categories.reduce(0) { $0 + $1.products.count } }

  /// A checksum of everything that rows show.
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

  /// Changes the price of a product.
  mutating func changePrice(at index: Int, using generator: inout SplitMix64) {
    let (category, position) = place(of: index)
    categories[category].products[position].priceInCents = Int.random(
      in: 50...9_999,
      using: &generator
    )
  }

  /// Inserts a new product before the one at `index`.
  mutating func insertProduct(at index: Int) {
    let (category, position) = place(of: index)
    categories[category].products.insert(source.product(), at: position)
  }

  /// Removes a product.
  ///
  /// The last one of a category is kept.
  mutating func removeProduct(at index: Int) {
    let (category, position) = place(of: index)
    guard categories[category].products.count > 1 else { return }
    categories[category].products.remove(at: position)
  }

  /// The category of the product at `index` of the whole catalogue, and its position there.
  private func place(of index: Int) -> (category: Int, position: Int) {
    var rest = index
    for (category, entry) in categories.enumerated() {
      if rest < entry.products.count { return (category, rest) }
      rest -= entry.products.count
    }
    preconditionFailure("there is no product \(index) among \(productCount)")
  }
}
