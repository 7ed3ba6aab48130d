/// A set of hashes to search for among many.
///
/// An open-addressing table in one array, a quarter full at most: nearly all of the many are
/// rejected by one test.
public struct HashFilter {
  private static let minCapacity = 64

  /// The hashes, zero in free slots; no slots until the first hash is added.
  private var slots: [Int] = []
  private var count = 0
  private var containsZero = false

  /// True if there are no hashes.
  @usableFromInline var isEmpty: Bool { count == 0 && !containsZero }

  /// Creates an empty set, which allocates nothing yet.
  public init() {}

  /// Creates a set.
  ///
  /// - Complexity: O(n).
  public init(_ hashes: [Int]) {
    let capacity = max(Self.minCapacity, (hashes.count * 4).nextPowerOfTwo)
    slots = [Int](repeating: 0, count: capacity)
    for hash in hashes { insert(hash) }
  }

  /// Adds a hash.
  mutating func insert(_ hash: Int) {
    guard hash != 0 else { return containsZero = true }
    if count * 4 >= slots.count { grow() }
    let mask = slots.count - 1
    slots.withUnsafeMutableBufferPointer { slots in
      var slot = hash & mask
      while slots[slot] != 0, slots[slot] != hash { slot = (slot &+ 1) & mask }
      if slots[slot] == 0 { count += 1 }
      slots[slot] = hash
    }
  }

  /// The hashes of both sets.
  func union(_ other: HashFilter) -> HashFilter {
    var union = self
    for hash in other.slots where hash != 0 { union.insert(hash) }
    if other.containsZero { union.insert(0) }
    return union
  }

  private mutating func grow() {
    let hashes = slots
    slots = [Int](repeating: 0, count: max(Self.minCapacity, hashes.count * 4))
    count = 0
    for hash in hashes where hash != 0 { insert(hash) }
  }

  /// The first position from `start` on whose hash is in the set; nil if there is none.
  func firstMatch(in hashes: UnsafeBufferPointer<Int>, from start: Int) -> Int? {
    // Zero marks free slots, and is next to never a hash.
    guard !containsZero else { return hashes[start...].firstIndex { contains($0) } }
    guard !slots.isEmpty else { return nil }
    return slots.withUnsafeBufferPointer { slots in
      let mask = slots.count &- 1
      var position = start
      while position < hashes.count {
        let hash = hashes[position]
        // Nearly always, no hash is in the slot.
        if slots[hash & mask] != 0, contains(hash, slots) { return position }
        position &+= 1
      }
      return nil
    }
  }

  /// Returns whether a hash is in the set.
  public func contains(_ hash: Int) -> Bool {
    guard !slots.isEmpty else { return hash == 0 && containsZero }
    return slots.withUnsafeBufferPointer { contains(hash, $0) }
  }

  @inline(__always)
  private func contains(_ hash: Int, _ slots: UnsafeBufferPointer<Int>) -> Bool {
    let mask = slots.count &- 1
    var slot = hash & mask
    while slots[slot] != 0 {
      if slots[slot] == hash { return true }
      slot = (slot &+ 1) & mask
    }
    return hash == 0 && containsZero
  }
}

extension Int {
  /// The smallest power of two that is not smaller.
  var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
