/// Finds the chunk of each item: a large table that copies of a snapshot share, and its changes.
///
/// A copy that changes a few items does not copy the table.
@usableFromInline
struct ItemTable<Item: Hashable & Sendable>: Sendable {
  /// The table, changed in place only where it is not shared.
  @usableFromInline final class Shared: @unchecked Sendable {
    // Changed only while one table alone refers to it, as an array's buffer is.
    @usableFromInline var chunks: [Item: Int32]

    @inlinable
    init(_ chunks: [Item: Int32]) {
      self.chunks = chunks
    }
  }

  /// The mark of an item that is in the shared table and no longer there.
  @inlinable static var gone: Int32 { -1 }

  @usableFromInline var shared = Shared([:])
  /// The differences from the shared table.
  @usableFromInline var changes: [Item: Int32] = [:]
  /// The number of items.
  @usableFromInline var count = 0

  /// Creates a table of no items.
  @inlinable
  init() {}

  /// The chunk of an item; nil if there is no such item.
  @inlinable
  subscript(item: Item) -> Int32? {
    if !changes.isEmpty, let chunk = changes[item] { return chunk == Self.gone ? nil : chunk }
    return shared.chunks[item]
  }

  /// Puts an item into a chunk, whether it was there or not.
  @inlinable
  mutating func set(_ chunk: Int32, for item: Item) {
    if isOwned {
      if shared.chunks.updateValue(chunk, forKey: item) == nil { count += 1 }
      return
    }
    if self[item] == nil { count += 1 }
    changes[item] = chunk
    mergeIfLarge()
  }

  /// Takes an item out; returns its chunk, or nil if it was not there.
  @inlinable
  mutating func remove(_ item: Item) -> Int32? {
    if isOwned {
      guard let chunk = shared.chunks.removeValue(forKey: item) else { return nil }
      count -= 1
      return chunk
    }
    guard let chunk = self[item] else { return nil }
    count -= 1
    changes[item] = Self.gone
    mergeIfLarge()
    return chunk
  }

  /// Makes room for further items.
  @inlinable
  mutating func reserve(_ additional: Int) {
    guard isOwned, additional > shared.chunks.count else { return }
    shared.chunks.reserveCapacity(shared.chunks.count + additional)
  }

  @inlinable var isOwned: Bool {
    mutating get { changes.isEmpty && isKnownUniquelyReferenced(&shared) }
  }

  /// Makes a table of its own when there are enough changes that it costs little more.
  @inlinable
  mutating func mergeIfLarge() {
    guard changes.count > 64, changes.count > shared.chunks.count / 4 else { return }
    var all = shared.chunks
    for (item, chunk) in changes { all[item] = chunk == Self.gone ? nil : chunk }
    shared = Shared(all)
    changes = [:]
  }
}
