/// A catalogue and what is searched for in it: the model behind the scenario `catalog-search`.
struct CatalogSearch {
  private let catalog: Catalog
  /// What is searched for, in lower-case letters of ASCII; empty shows everything.
  private(set) var query = ""
  /// The categories that have products with the query in their names, and of those only these.
  private(set) var results: [Catalog.Category]

  /// Makes the search in a catalogue, which shows all of it.
  init(in catalog: Catalog) {
    self.catalog = catalog
    results = catalog.categories
  }

  /// Searches for something else.
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

  /// Whether letters stand in a name, in upper or in lower case.
  private static func name(_ name: String, contains wanted: [UInt8]) -> Bool {
    name.utf8.withContiguousStorageIfAvailable { bytes in
      guard bytes.count >= wanted.count else { return false }
      return (0...bytes.count - wanted.count).contains { start in
        wanted.indices.allSatisfy { bytes[start + $0] | 0x20 == wanted[$0] }
      }
    } ?? name.lowercased().contains(String(decoding: wanted, as: UTF8.self))
  }
}
