/// The elements that a walk side by side found on one side only.
public struct SkippedElements {
  /// Positions in the new array, ascending.
  public let added: [Int]
  /// Positions in the old array.
  public let removed: [Int]
  @usableFromInline let addedHashes: HashFilter
  @usableFromInline let removedHashes: HashFilter

  @usableFromInline
  init(added: [Int], removed: [Int], addedHashes: HashFilter, removedHashes: HashFilter) {
    self.added = added
    self.removed = removed
    self.addedHashes = addedHashes
    self.removedHashes = removedHashes
  }

  /// The number of elements.
  @inlinable public var count: Int { added.count + removed.count }

  /// Returns whether one of them may have an identifier with a hash.
  public func mayContain(_ hash: Int) -> Bool {
    addedHashes.contains(hash) || removedHashes.contains(hash)
  }

  /// Returns whether the new element at a position is one of them.
  ///
  /// - Parameters:
  ///   - position: The position, ascending from call to call.
  ///   - next: The number of added elements that come before it; zero at first.
  /// - Returns: whether it is an added element.
  @inlinable
  public func isAdded(_ position: Int, _ next: inout Int) -> Bool {
    while next < added.count, added[next] < position { next += 1 }
    return next < added.count && added[next] == position
  }

  /// Returns whether an element that was not skipped may have the identifier of one that was.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of the new elements from a position on.
  ///   - start: The position.
  /// - Returns: whether one of them has the hash of a skipped element, and is none itself.
  /// - Complexity: O(hashes).
  public func areRepeated(in hashes: [Int], from start: Int) -> Bool {
    let filter = addedHashes.union(removedHashes)
    var next = 0
    return hashes.withUnsafeBufferPointer { hashes in
      var position = 0
      while let match = filter.firstMatch(in: hashes, from: position) {
        guard isAdded(start + match, &next) else { return true }
        position = match + 1
      }
      return false
    }
  }
}
