/// A small set of hashes to search for among many.
///
/// A bit per hash rejects nearly all of the many with one test.
public struct HashFilter {
  private let hashes: Set<Int>
  private let mask: Int
  private var bits: [Bool]

  /// Creates a set.
  ///
  /// - Complexity: O(n).
  public init(_ hashes: [Int]) {
    self.hashes = Set(hashes)
    mask = max(1024, (hashes.count * 16).nextPowerOfTwo) - 1
    bits = [Bool](repeating: false, count: mask + 1)
    for hash in hashes { bits[hash & mask] = true }
  }

  /// The first position from `start` on whose hash is in the set; nil if there is none.
  func firstMatch(in hashes: UnsafeBufferPointer<Int>, from start: Int) -> Int? {
    bits.withUnsafeBufferPointer { bits in
      var position = start
      while position < hashes.count {
        let hash = hashes[position]
        if bits[hash & mask], self.hashes.contains(hash) { return position }
        position &+= 1
      }
      return nil
    }
  }

  /// Whether a hash is in the set.
  public func contains(_ hash: Int) -> Bool {
    bits[hash & mask] && hashes.contains(hash)
  }
}

extension Int {
  /// The smallest power of two that is not smaller.
  var nextPowerOfTwo: Int {
    self <= 1 ? 1 : 1 << (Int.bitWidth - (self - 1).leadingZeroBitCount)
  }
}
