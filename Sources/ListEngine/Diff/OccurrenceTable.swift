/// Finds positions by identifier, returning each occurrence once and in order.
///
/// An open-addressing table of positions: two integers per element, no objects. Identifiers carry
/// their hash, and are compared only on a collision.
struct OccurrenceTable {
  private static let free: Int32 = -1
  private static let spent: Int32 = -2

  private let keys: [IdentifierKey]
  private let mask: Int
  /// The identifier of a slot, as the position of one of its elements; or `free`.
  private var slots: [Int32]
  /// The next occurrence to return, for the element that a slot names; or `spent`.
  private var next: [Int32]
  /// The occurrence after each element; or `spent`.
  private var following: [Int32]

  /// Inserts all keys.
  init(_ keys: [IdentifierKey]) {
    self.keys = keys
    let capacity = (keys.count * 2 + 1).nextPowerOfTwo
    mask = capacity - 1
    slots = [Int32](repeating: Self.free, count: capacity)
    next = [Int32](repeating: Self.spent, count: keys.count)
    following = [Int32](repeating: Self.spent, count: keys.count)
    // From the end, so that earlier occurrences come before later ones.
    for position in keys.indices.reversed() {
      let offset = Int32(position)
      let slot = find(keys[position])
      if slots[slot] == Self.free {
        slots[slot] = offset
      } else {
        following[Int(offset)] = next[Int(slots[slot])]
      }
      next[Int(slots[slot])] = offset
    }
  }

  /// Returns the first occurrence of an identifier that was not returned yet.
  mutating func takeFirst(_ wanted: IdentifierKey) -> Int? {
    let slot = find(wanted)
    guard slots[slot] != Self.free, next[Int(slots[slot])] != Self.spent else { return nil }
    let name = Int(slots[slot])
    let position = Int(next[name])
    next[name] = following[position]
    return position
  }

  /// Returns the first occurrence, not returned yet, of an element with a hash.
  ///
  /// `compare` compares the element at a position with the wanted one.
  mutating func takeFirst(
    hash: Int,
    _ compare: (Int) -> ElementComparison
  ) -> (position: Int, comparison: ElementComparison)? {
    var slot = hash & mask
    while slots[slot] != Self.free {
      let name = Int(slots[slot])
      slot = (slot + 1) & mask
      guard keys[name].hash == hash else { continue }
      let comparison = compare(name)
      guard comparison != .otherIdentifier else { continue }
      guard next[name] != Self.spent else { return nil }
      let position = Int(next[name])
      next[name] = following[position]
      return (position, position == name ? comparison : compare(position))
    }
    return nil
  }

  /// The first occurrence of an identifier that was not returned yet.
  func first(_ wanted: IdentifierKey) -> Int? {
    let slot = find(wanted)
    guard slots[slot] != Self.free, next[Int(slots[slot])] != Self.spent else { return nil }
    return Int(next[Int(slots[slot])])
  }

  /// The slot of an identifier, or the free slot where it would go.
  private func find(_ wanted: IdentifierKey) -> Int {
    var slot = wanted.hash & mask
    while slots[slot] != Self.free, keys[Int(slots[slot])] != wanted {
      slot = (slot + 1) & mask
    }
    return slot
  }
}
