/// Finds positions by identifier, returning each occurrence once and in order.
///
/// An open-addressing table of positions: two integers per element, no objects. Identifiers are
/// compared only if their hashes are equal.
public struct OccurrenceTable {
  @usableFromInline static var free: Int32 { -1 }
  @usableFromInline static var spent: Int32 { -2 }

  @usableFromInline let hashes: [Int]
  @usableFromInline let mask: Int
  /// The identifier of a slot, as the position of one of its elements; or `free`.
  @usableFromInline var slots: [Int32]
  /// The next occurrence to return, for the element that a slot names; or `spent`.
  @usableFromInline var next: [Int32]
  /// The occurrence after each element; or `spent`.
  @usableFromInline var following: [Int32]

  @usableFromInline
  init(empty hashes: [Int]) {
    self.hashes = hashes
    let capacity = (hashes.count * 2 + 1).nextPowerOfTwo
    mask = capacity - 1
    slots = [Int32](repeating: Self.free, count: capacity)
    next = [Int32](repeating: Self.spent, count: hashes.count)
    following = [Int32](repeating: Self.spent, count: hashes.count)
  }

  /// Creates a table of all elements with these hashes.
  ///
  /// - Complexity: O(n); `isSame` is called for positions with equal hashes.
  @inlinable
  public init(hashes: [Int], isSame: (Int, Int) -> Bool) {
    self.init(empty: hashes)
    let mask = mask
    hashes.withUnsafeBufferPointer { hashes in
      slots.withUnsafeMutableBufferPointer { slots in
        next.withUnsafeMutableBufferPointer { next in
          // From the end, so that earlier occurrences come before later ones.
          for position in hashes.indices.reversed() {
            let hash = hashes[position]
            var slot = hash & mask
            while slots[slot] != Self.free {
              let name = Int(slots[slot])
              if hashes[name] == hash, isSame(name, position) { break }
              slot = (slot &+ 1) & mask
            }
            if slots[slot] == Self.free {
              slots[slot] = Int32(truncatingIfNeeded: position)
            } else {
              following[position] = next[Int(slots[slot])]
            }
            next[Int(slots[slot])] = Int32(truncatingIfNeeded: position)
          }
        }
      }
    }
  }

  /// Returns the first occurrence of an element that was not returned yet.
  ///
  /// `compare` compares the element at a position with the wanted one.
  @inlinable
  public mutating func takeFirst(
    hash: Int,
    _ compare: (Int) -> ElementComparison
  ) -> (position: Int, comparison: ElementComparison)? {
    var slot = hash & mask
    while slots[slot] != Self.free {
      let name = Int(slots[slot])
      slot = (slot &+ 1) & mask
      guard hashes[name] == hash else { continue }
      let comparison = compare(name)
      guard comparison != .otherIdentifier else { continue }
      guard next[name] != Self.spent else { return nil }
      let position = Int(next[name])
      next[name] = following[position]
      return (position, position == name ? comparison : compare(position))
    }
    return nil
  }

  /// The first occurrence of an element that was not returned yet.
  @inlinable
  public func first(hash: Int, isSame: (Int) -> Bool) -> Int? {
    var slot = hash & mask
    while slots[slot] != Self.free {
      let name = Int(slots[slot])
      if hashes[name] == hash, isSame(name) {
        return next[name] == Self.spent ? nil : Int(next[name])
      }
      slot = (slot &+ 1) & mask
    }
    return nil
  }
}
