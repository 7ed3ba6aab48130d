extension Matching {
  /// The position of the old element with the hash of each new one, plus `start`; -1 for none.
  ///
  /// The k-th occurrences of a hash belong together. An open-addressing table of positions in one
  /// array: for each slot the first position that is left, and for each position the next one.
  @usableFromInline
  static func partners(_ old: [Int], _ new: [Int], from start: Int) -> [Int32] {
    let capacity = (old.count * 2 + 1).nextPowerOfTwo
    let mask = capacity - 1
    return withUnsafeTemporaryAllocation(of: Int32.self, capacity: 2 * capacity + old.count) {
      let names = UnsafeMutableBufferPointer(rebasing: $0[..<capacity])
      let heads = UnsafeMutableBufferPointer(rebasing: $0[capacity..<2 * capacity])
      let following = UnsafeMutableBufferPointer(rebasing: $0[(2 * capacity)...])
      names.initialize(repeating: -1)
      return old.withUnsafeBufferPointer { old in
        // From the end, so that earlier occurrences come before later ones.
        var position = old.count
        while position > 0 {
          position &-= 1
          let slot = slot(of: old[position], names, old, mask)
          following[position] = names[slot] < 0 ? -1 : heads[slot]
          if names[slot] < 0 { names[slot] = Int32(truncatingIfNeeded: position) }
          heads[slot] = Int32(truncatingIfNeeded: position)
        }
        return new.withUnsafeBufferPointer { new in
          [Int32](unsafeUninitializedCapacity: new.count) { partners, count in
            for index in new.indices {
              let slot = slot(of: new[index], names, old, mask)
              let head = names[slot] < 0 ? -1 : heads[slot]
              if head >= 0 { heads[slot] = following[Int(head)] }
              partners[index] = head < 0 ? -1 : head &+ Int32(truncatingIfNeeded: start)
            }
            count = new.count
          }
        }
      }
    }
  }

  /// The slot of a hash, or the free slot where it would go.
  @inline(__always)
  private static func slot(
    of hash: Int,
    _ names: UnsafeMutableBufferPointer<Int32>,
    _ hashes: UnsafeBufferPointer<Int>,
    _ mask: Int
  ) -> Int {
    var slot = hash & mask
    while names[slot] >= 0, hashes[Int(names[slot])] != hash { slot = (slot &+ 1) & mask }
    return slot
  }
}
