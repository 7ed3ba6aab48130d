import Foundation
import HeadlessUIKit

/// Finds items by their identifiers in the whole content of a list.
///
/// Each section has a table of its own, made at the first search in it and kept for as long as the
/// section's rows are the same array: an update costs a search only the tables of the sections that
/// it changed. Lazy rows are searched by their key path, and none is built.
struct ContentIndex {
  /// Sections with fewer rows are looked through row by row.
  private static let minRows = 32

  private var content = Content()
  private var tables: [UnsafeRawPointer: SectionTable] = [:]

  fileprivate struct SectionTable {
    /// Keeps the identifiers of the table alive, and with them the address that it is found by.
    var rows: [AnyItemStorage]
    var table: OccurrenceTable
  }

  /// Goes over to another content; tables of sections that it shares with the last one stay.
  mutating func setContent(_ new: Content) {
    content = new
    guard !tables.isEmpty else { return }
    var addresses: Set<UnsafeRawPointer> = []
    for index in new.sections.indices {
      if let address = new.sections[index].storage.address { addresses.insert(address) }
    }
    tables = tables.filter { addresses.contains($0.key) }
  }

  /// The path of the first item with an identifier; nil where there is none.
  ///
  /// - Complexity: O(sections) look-ups, when their tables are made; O(rows) to make a table.
  mutating func firstIndexPath(of identifier: AnyIdentifier) -> IndexPath? {
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
    let table = tables[address] ?? SectionTable(items.built)
    tables[address] = table
    return table.firstIndex(of: identifier)
  }
}

extension ContentIndex.SectionTable {
  init(_ rows: [AnyItemStorage]) {
    self.init(rows: rows, table: OccurrenceTable(rows.map { IdentifierKey($0.identifier) }))
  }

  func firstIndex(of identifier: AnyIdentifier) -> Int? {
    // The rows keep the identifiers alive that the table compares with.
    withExtendedLifetime(rows) { table.first(IdentifierKey(identifier)) }
  }
}

extension SectionItems {
  /// Where built rows are in memory; nil for others.
  fileprivate var address: UnsafeRawPointer? {
    guard lazy == nil, edited == nil, !built.isEmpty else { return nil }
    return built.withUnsafeBytes { $0.baseAddress }
  }
}
