/// The elements that a walk side by side found on one side only.
public struct SkippedElements {
  /// Positions in the new array, ascending.
  public let added: [Int]
  /// Positions in the old array.
  public let removed: [Int]
  /// The hashes of all of them.
  public let hashes: HashFilter

  @usableFromInline
  init(added: [Int], removed: [Int], hashes: HashFilter) {
    self.added = added
    self.removed = removed
    self.hashes = hashes
  }

  /// Whether an element that was not skipped may have the identifier of one that was.
  ///
  /// - Parameters:
  ///   - hashes: The hashes of the new elements from a position on.
  ///   - start: The position.
  /// - Complexity: O(hashes).
  public func areRepeated(in hashes: [Int], from start: Int) -> Bool {
    var added = added[...]
    return hashes.withUnsafeBufferPointer { hashes in
      var position = 0
      while let match = self.hashes.firstMatch(in: hashes, from: position) {
        added = added.drop { $0 < start + match }
        // One of the added elements themselves.
        guard added.first == start + match else { return true }
        position = match + 1
      }
      return false
    }
  }
}
