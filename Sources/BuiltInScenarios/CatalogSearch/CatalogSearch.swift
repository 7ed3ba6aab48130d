/// A catalogue with a search: the model behind the scenario `catalog-search`.
struct CatalogSearch {
  private let catalog: Catalog
  /// The search text, in lower-case ASCII letters; an empty one shows everything.
  private(set) var query = ""
  /// The categories with products that match, and only these products.
  private(set) var results: [Catalog.Category]

  /// Creates a search in a catalogue, which shows everything at first.
  init(in catalog: Catalog) {
    self.catalog = catalog
    results = catalog.categories
  }

  /// Searches for another text.
  ///
  /// - Complexity: O(letters of all names).
  mutating func search(for query: String) {
    self.query = query
    let wanted = Array(query.utf8)
    guard !wanted.isEmpty else { return results = catalog.categories }
    results = catalog.categories.compactMap { category in
      var found = category
      found.products = category.products.filter { Self.name($0.name, contains: wanted) }
      return found.products.isEmpty ? nil : found
    }
  }

  /// Returns whether a name contains letters, ignoring case.
  private static func name(_ name: String, contains wanted: [UInt8]) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { start in
        wanted.indices.allSatisfy { bytes[start + $0] | 0x20 == wanted[$0] }
      }
    } ?? name.lowercased().contains(String(decoding: wanted, as: UTF8.self))
  }
}
