/// Items in several arrays that follow one another; none of these is empty.
@usableFromInline
struct ChunkedItems<Item: Hashable & Sendable>: Sendable {
  @usableFromInline let chunks: [[Item]]
  /// The number of items.
  @usableFromInline let count: Int

  @inlinable
  init(_ chunks: [[Item]], count: Int) {
    self.chunks = chunks
    self.count = count
  }

  @inlinable var isEmpty: Bool { count == 0 }

  /// A place among the items.
  @usableFromInline
  struct Cursor {
    @usableFromInline var chunk = 0
    /// The position in the chunk.
    @usableFromInline var index = 0
    /// The position among all items.
    @usableFromInline var position = 0

    @inlinable
    init() {}
  }

  @inlinable
  subscript(cursor: Cursor) -> Item { chunks[cursor.chunk][cursor.index] }

  /// Moves a cursor over items of its chunk, at most to the start of the next chunk.
  @inlinable
  func advance(_ cursor: inout Cursor, by distance: Int = 1) {
    cursor.index += distance
    cursor.position += distance
    guard cursor.index == chunks[cursor.chunk].count else { return }
    cursor.chunk += 1
    cursor.index = 0
  }

  /// The place after another one.
  @inlinable
  func next(_ cursor: Cursor) -> Cursor {
    var next = cursor
    advance(&next)
    return next
  }

  /// Returns the number of items from a place on that equal those of others from a place on, in one
  /// chunk of each.
  ///
  /// - Parameters:
  ///   - cursor: the place.
  ///   - others: the other items.
  ///   - other: the place in those.
  ///   - most: the maximum number of items to compare.
  /// - Returns: the number.
  @inlinable
  func equalCount(
    _ cursor: Cursor,
    _ others: ChunkedItems,
    _ other: Cursor,
    most: Int = .max
  ) -> Int {
    guard cursor.position < count, other.position < others.count else { return 0 }
    return chunks[cursor.chunk].withUnsafeBufferPointer { own in
      others.chunks[other.chunk].withUnsafeBufferPointer { others in
        let limit = Swift.min(own.count - cursor.index, others.count - other.index, most)
        var count = 0
        while count < limit, own.isSame(cursor.index + count, as: other.index + count, of: others) {
          count += 1
        }
        return count
      }
    }
  }
}
