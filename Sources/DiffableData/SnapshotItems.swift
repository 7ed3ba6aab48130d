/// The items of all sections, in order: chunks of a few identifiers, and a table that finds them.
///
/// Membership takes one look-up; inserting, deleting and moving an item costs one chunk.
@usableFromInline
struct SnapshotItems<Item: Hashable & Sendable>: Sendable {
  /// The number of identifiers at which a chunk is divided.
  @inlinable static var maxChunkCount: Int { 128 }

  /// Identifiers that follow one another in a section.
  @usableFromInline struct Chunk: Sendable {
    @usableFromInline var items: [Item]
    /// The section's key.
    @usableFromInline var section: Int

    @inlinable
    init(items: [Item], section: Int) {
      self.items = items
      self.section = section
    }
  }

  /// The chunks of a section, in order.
  @usableFromInline struct Section: Sendable {
    @usableFromInline var chunks: [Int32] = []
    @usableFromInline var count = 0

    @inlinable
    init() {}
  }

  @usableFromInline var chunks: [Chunk] = []
  @usableFromInline var unusedChunks: [Int32] = []
  /// By the section's key; keys are not used again.
  @usableFromInline var sections: [Section] = []
  @usableFromInline var chunkOfItem = ItemTable<Item>()

  /// Creates items of no section.
  @inlinable
  init() {}

  /// The number of items.
  @inlinable var count: Int { chunkOfItem.count }

  /// Adds a section without items and returns its key.
  @inlinable
  mutating func addSection() -> Int {
    sections.append(Section())
    return sections.count - 1
  }

  @inlinable
  func contains(_ item: Item) -> Bool { chunkOfItem[item] != nil }

  /// The key of the section of an item.
  @inlinable
  func section(of item: Item) -> Int? { chunkOfItem[item].map { chunks[Int($0)].section } }

  @inlinable
  func count(ofSection section: Int) -> Int { sections[section].count }

  @inlinable
  func items(ofSection section: Int) -> [Item] {
    var result: [Item] = []
    result.reserveCapacity(sections[section].count)
    for chunk in sections[section].chunks { result += chunks[Int(chunk)].items }
    return result
  }

  /// The position of an item in its section.
  ///
  /// - Complexity: O(chunks of the section + the length of a chunk).
  @inlinable
  func position(of item: Item) -> Int? {
    guard let chunk = chunkOfItem[item] else { return nil }
    var before = 0
    for other in sections[chunks[Int(chunk)].section].chunks {
      if other == chunk { break }
      before += chunks[Int(other)].items.count
    }
    return chunks[Int(chunk)].items.position(of: item).map { before + $0 }
  }

  /// The item at a position of a section.
  @inlinable
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
  @inlinable
  mutating func append(_ items: [Item], toSection section: Int) {
    chunkOfItem.reserve(items.count)
    for item in items {
      if let last = sections[section].chunks.last,
        chunks[Int(last)].items.count < Self.maxChunkCount
      {
        chunks[Int(last)].items.append(item)
        chunkOfItem.set(last, for: item)
      } else {
        let chunk = newChunk([item], section)
        sections[section].chunks.append(chunk)
      }
    }
    sections[section].count += items.count
  }

  /// Inserts items that are not there before or after one that is.
  @inlinable
  mutating func insert(_ items: [Item], nextTo target: Item, isAfter: Bool) {
    guard let chunk = chunkOfItem[target],
      let index = chunks[Int(chunk)].items.position(of: target)
    else { return }
    let section = chunks[Int(chunk)].section
    chunks[Int(chunk)].items.insert(contentsOf: items, at: isAfter ? index + 1 : index)
    for item in items { chunkOfItem.set(chunk, for: item) }
    sections[section].count += items.count
    divide(chunk)
  }

  /// Moves an item before or after another one.
  ///
  /// - Returns: the item of both that is not there, if there is one; then nothing is moved.
  @inlinable
  mutating func move(_ item: Item, nextTo target: Item, isAfter: Bool) -> Item? {
    guard let from = chunkOfItem[item],
      let oldIndex = chunks[Int(from)].items.position(of: item)
    else { return item }
    guard let to = chunkOfItem[target] else { return target }
    chunks[Int(from)].items.remove(at: oldIndex)
    sections[chunks[Int(from)].section].count -= 1
    guard let index = chunks[Int(to)].items.position(of: target) else { return target }
    chunks[Int(to)].items.insert(item, at: isAfter ? index + 1 : index)
    sections[chunks[Int(to)].section].count += 1
    if from != to {
      chunkOfItem.set(to, for: item)
      if chunks[Int(from)].items.isEmpty { remove(from) }
    }
    divide(to)
    return nil
  }

  /// Deletes items; those that are not there are ignored.
  ///
  /// - Returns: the number of items that were not there.
  @inlinable
  mutating func delete(_ items: [Item]) -> Int {
    // By numbers: where code is not specialised for their type, moving the items costs more.
    var gone: [(chunk: Int32, index: Int)] = []
    gone.reserveCapacity(items.count)
    for index in items.indices {
      if let chunk = chunkOfItem.remove(items[index]) { gone.append((chunk, index)) }
    }
    if gone.count > 1 { gone.sort { ($0.chunk, $0.index) < ($1.chunk, $1.index) } }
    var start = 0
    while start < gone.count {
      let chunk = gone[start].chunk
      var end = start + 1
      while end < gone.count, gone[end].chunk == chunk { end += 1 }
      removeItems(gone[start..<end].map { items[$0.index] }, from: Int(chunk))
      sections[chunks[Int(chunk)].section].count -= end - start
      if chunks[Int(chunk)].items.isEmpty { remove(chunk) }
      start = end
    }
    return items.count - gone.count
  }

  @inlinable
  mutating func removeItems(_ gone: [Item], from chunk: Int) {
    // A few are found sooner one by one.
    guard gone.count > 4 else {
      for item in gone {
        if let index = chunks[chunk].items.position(of: item) {
          chunks[chunk].items.remove(at: index)
        }
      }
      return
    }
    let gone = Set(gone)
    chunks[chunk].items.removeAll { gone.contains($0) }
  }

  /// Returns the numbers of items at the start and at the end of a section that are surely those of
  /// another snapshot.
  ///
  /// Compares chunks that both share, not items.
  ///
  /// - Complexity: O(chunks of the section).
  @inlinable
  func sharedCounts(
    ofSection section: Int,
    with other: Self,
    section otherSection: Int
  ) -> (prefix: Int, suffix: Int) {
    let (own, others) = (sections[section].chunks, other.sections[otherSection].chunks)
    let most = min(own.count, others.count)
    func isShared(_ first: Int32, _ second: Int32) -> Bool {
      chunks[Int(first)].items.isShared(with: other.chunks[Int(second)].items)
    }
    var (prefix, suffix) = (0, 0)
    var count = 0
    while count < most, isShared(own[count], others[count]) {
      prefix += chunks[Int(own[count])].items.count
      count += 1
    }
    var last = 0
    while last < most - count, isShared(own[own.count - 1 - last], others[others.count - 1 - last])
    {
      suffix += chunks[Int(own[own.count - 1 - last])].items.count
      last += 1
    }
    return (prefix, suffix)
  }

  /// The items of a section without some at its start and end, which are whole chunks.
  ///
  /// - Complexity: O(chunks of the section): no item is copied.
  @inlinable
  func items(
    ofSection section: Int,
    without shared: (prefix: Int, suffix: Int)
  ) -> ChunkedItems<Item> {
    let count = sections[section].count - shared.prefix - shared.suffix
    guard count > 0 else { return ChunkedItems([], count: 0) }
    var result: [[Item]] = []
    var (before, found) = (0, 0)
    for chunk in sections[section].chunks where found < count {
      let items = chunks[Int(chunk)].items
      if before >= shared.prefix, !items.isEmpty {
        result.append(items)
        found += items.count
      }
      before += items.count
    }
    return ChunkedItems(result, count: count)
  }

  /// Deletes all items of a section.
  @inlinable
  mutating func deleteAll(ofSection section: Int) {
    for chunk in sections[section].chunks {
      for item in chunks[Int(chunk)].items { _ = chunkOfItem.remove(item) }
      chunks[Int(chunk)].items = []
      unusedChunks.append(chunk)
    }
    sections[section] = Section()
  }

  @inlinable
  mutating func newChunk(_ items: [Item], _ section: Int) -> Int32 {
    let chunk = Chunk(items: items, section: section)
    let number: Int32
    if let unused = unusedChunks.popLast() {
      number = unused
      chunks[Int(number)] = chunk
    } else {
      number = Int32(chunks.count)
      chunks.append(chunk)
    }
    for item in items { chunkOfItem.set(number, for: item) }
    return number
  }

  @inlinable
  mutating func remove(_ chunk: Int32) {
    let section = chunks[Int(chunk)].section
    sections[section].chunks.removeAll { $0 == chunk }
    unusedChunks.append(chunk)
  }

  /// Divides a chunk that has become too long.
  @inlinable
  mutating func divide(_ chunk: Int32) {
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

extension Array {
  /// Returns whether both are copies of one array that was not changed.
  @inlinable
  func isShared(with other: [Element]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { own in
      other.withUnsafeBufferPointer { own.baseAddress == $0.baseAddress }
    }
  }
}
