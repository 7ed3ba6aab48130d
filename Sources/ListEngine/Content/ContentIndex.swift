import Diff
import Foundation
import HeadlessUIKit
import ListSchema
import Signposts

/// Finds items by their identifiers in the whole content of a list.
///
/// Each section has a table of its own, built by the first search in it and kept as long as the
/// section's rows are the same array: after an update, a search only rebuilds the tables of the
/// sections that it changed. Rows of one type have their own: `AnyRows`.
struct ContentIndex {
  /// Sections with fewer rows are searched linearly, and contents with fewer without an interval.
  private static let minRows = 32

  /// Marks searches.
  var signposter = Signposter.disabled
  private var content = Content()
  /// How many items the content has.
  private(set) var itemCount = 0
  private var tables: [UnsafeRawPointer: SectionTable] = [:]

  fileprivate struct SectionTable {
    /// The rows of the table; as long as they are kept, their address is its key.
    var rows: [AnyItemStorage]
    var table: OccurrenceTable
  }

  /// Switches to other content; tables of sections that it shares with the previous one are kept.
  mutating func setContent(_ new: Content) {
    content = new
    // Once: it takes time linear in the sections.
    itemCount = new.itemCount
    guard !tables.isEmpty else { return }
    var addresses: Set<UnsafeRawPointer> = []
    for index in new.sections.indices {
      if let address = new.sections[index].storage.address { addresses.insert(address) }
    }
    tables = tables.filter { addresses.contains($0.key) }
  }

  /// The path of the first item with an identifier; nil if there is none.
  ///
  /// - Complexity: O(sections) lookups once their tables are built; O(rows) to build a table.
  mutating func firstIndexPath(of identifier: AnyIdentifier) -> IndexPath? {
    guard itemCount >= Self.minRows else { return search(identifier) }
    let signposter = signposter
    return signposter.interval(.index, .indexBegin(items: itemCount)) { search(identifier) }
  }

  private mutating func search(_ identifier: AnyIdentifier) -> IndexPath? {
    for (section, content) in content.sections.enumerated() {
      if let item = firstIndex(of: identifier, in: content.storage) {
        return IndexPath(item: item, section: section)
      }
    }
    return nil
  }

  private mutating func firstIndex(of identifier: AnyIdentifier, in items: SectionItems) -> Int? {
    guard let address = items.address, items.count >= Self.minRows else {
      return items.firstIndex(of: identifier)
    }
    if let table = tables[address] { return table.firstIndex(of: identifier) }
    let table = SectionTable(items.built)
    tables[address] = table
    return table.firstIndex(of: identifier)
  }
}

extension ContentIndex.SectionTable {
  init(_ rows: [AnyItemStorage]) {
    self.init(
      rows: rows,
      table: OccurrenceTable(hashes: rows.map(\.identifier.cachedHash)) {
        rows[$0].identifier == rows[$1].identifier
      }
    )
  }

  func firstIndex(of identifier: AnyIdentifier) -> Int? {
    table.first(hash: identifier.cachedHash) { rows[$0].identifier == identifier }
  }
}

extension SectionItems {
  /// The address of built rows in memory; nil for others.
  var address: UnsafeRawPointer? {
    guard rows == nil, edited == nil, !built.isEmpty else { return nil }
    return built.withUnsafeBytes { $0.baseAddress }
  }
}
