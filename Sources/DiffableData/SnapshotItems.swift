/// The items of all sections, in order: chunks of a few identifiers, and a table that finds them.
///
/// Membership takes one look-up; inserting, deleting and moving an item costs one chunk.
struct SnapshotItems<Item: Hashable & Sendable>: Sendable {
  /// The number of identifiers at which a chunk is divided.
  static var maxChunkCount: Int { 128 }

  /// Identifiers that follow one another in a section.
  private struct Chunk: Sendable {
    var items: [Item]
    /// The section's key.
    var section: Int
  }

  /// The chunks of a section, in order.
  private struct Section: Sendable {
    var chunks: [Int32] = []
    var count = 0
  }

  private var chunks: [Chunk] = []
  private var unusedChunks: [Int32] = []
  /// By the section's key; keys are not used again.
  private var sections: [Section] = []
  private var chunkOfItem: [Item: Int32] = [:]

  /// How many items there are.
  var count: Int { chunkOfItem.count }

  /// Adds a section without items and returns its key.
  mutating func addSection() -> Int {
    sections.append(Section())
    return sections.count - 1
  }

  func contains(_ item: Item) -> Bool { chunkOfItem[item] != nil }

  /// The key of the section of an item.
  func section(of item: Item) -> Int? { chunkOfItem[item].map { chunks[Int($0)].section } }

  func count(ofSection section: Int) -> Int { sections[section].count }

  func items(ofSection section: Int) -> [Item] {
    var result: [Item] = []
    result.reserveCapacity(sections[section].count)
    for chunk in sections[section].chunks { result += chunks[Int(chunk)].items }
    return result
  }

  /// The position of an item in its section.
  ///
  /// - Complexity: O(chunks of the section + the length of a chunk).
  func position(of item: Item) -> Int? {
    guard let chunk = chunkOfItem[item] else { return nil }
    var before = 0
    for other in sections[chunks[Int(chunk)].section].chunks {
      if other == chunk { break }
      before += chunks[Int(other)].items.count
    }
    return chunks[Int(chunk)].items.firstIndex(of: item).map { before + $0 }
  }

  /// The item at a position of a section.
  func item(at position: Int, section: Int) -> Item? {
    guard position >= 0 else { return nil }
    var rest = position
    for chunk in sections[section].chunks {
      let items = chunks[Int(chunk)].items
      if rest < items.count { return items[rest] }
      rest -= items.count
    }
    return nil
  }

  /// Adds items that are not there at the end of a section.
  mutating func append(_ items: [Item], toSection section: Int) {
    chunkOfItem.reserveCapacity(chunkOfItem.count + items.count)
    for item in items {
      if let last = sections[section].chunks.last,
        chunks[Int(last)].items.count < Self.maxChunkCount
      {
        chunks[Int(last)].items.append(item)
        chunkOfItem[item] = last
      } else {
        let chunk = newChunk([item], section)
        sections[section].chunks.append(chunk)
      }
    }
    sections[section].count += items.count
  }

  /// Inserts items that are not there before or after one that is.
  mutating func insert(_ items: [Item], nextTo target: Item, isAfter: Bool) {
    guard let chunk = chunkOfItem[target],
      let index = chunks[Int(chunk)].items.firstIndex(of: target)
    else { return }
    let section = chunks[Int(chunk)].section
    chunks[Int(chunk)].items.insert(contentsOf: items, at: isAfter ? index + 1 : index)
    for item in items { chunkOfItem[item] = chunk }
    sections[section].count += items.count
    divide(chunk)
  }

  /// Deletes items; those that are not there are ignored.
  ///
  /// - Returns: how many were not there.
  mutating func delete(_ items: [Item]) -> Int {
    var touched: [Int32: Set<Item>] = [:]
    var missing = 0
    for item in items {
      guard let chunk = chunkOfItem.removeValue(forKey: item) else {
        missing += 1
        continue
      }
      touched[chunk, default: []].insert(item)
    }
    for (chunk, gone) in touched {
      if gone.count == 1, let item = gone.first,
        let index = chunks[Int(chunk)].items.firstIndex(of: item)
      {
        chunks[Int(chunk)].items.remove(at: index)
      } else {
        chunks[Int(chunk)].items.removeAll { gone.contains($0) }
      }
      sections[chunks[Int(chunk)].section].count -= gone.count
      if chunks[Int(chunk)].items.isEmpty { remove(chunk) }
    }
    return missing
  }

  /// Deletes all items of a section.
  mutating func deleteAll(ofSection section: Int) {
    for chunk in sections[section].chunks {
      for item in chunks[Int(chunk)].items { chunkOfItem[item] = nil }
      chunks[Int(chunk)].items = []
      unusedChunks.append(chunk)
    }
    sections[section] = Section()
  }

  private mutating func newChunk(_ items: [Item], _ section: Int) -> Int32 {
    let chunk = Chunk(items: items, section: section)
    let number: Int32
    if let unused = unusedChunks.popLast() {
      number = unused
      chunks[Int(number)] = chunk
    } else {
      number = Int32(chunks.count)
      chunks.append(chunk)
    }
    for item in items { chunkOfItem[item] = number }
    return number
  }

  private mutating func remove(_ chunk: Int32) {
    let section = chunks[Int(chunk)].section
    sections[section].chunks.removeAll { $0 == chunk }
    unusedChunks.append(chunk)
  }

  /// Divides a chunk that has become too long.
  private mutating func divide(_ chunk: Int32) {
    let items = chunks[Int(chunk)].items
    guard items.count > Self.maxChunkCount else { return }
    let section = chunks[Int(chunk)].section
    let half = Self.maxChunkCount / 2
    chunks[Int(chunk)].items = Array(items.prefix(half))
    let parts = stride(from: half, to: items.count, by: half).map { start in
      newChunk(Array(items[start..<min(start + half, items.count)]), section)
    }
    let index = sections[section].chunks.firstIndex(of: chunk) ?? 0
    sections[section].chunks.insert(contentsOf: parts, at: index + 1)
  }
}
