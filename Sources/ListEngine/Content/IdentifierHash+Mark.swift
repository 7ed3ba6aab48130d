extension IdentifierHash {
  /// A number that equal values have in common: less than a hash, but found sooner.
  ///
  /// - Returns: nil for texts of which it would have to look at all bytes.
  @inlinable @inline(__always)
  static func mark<Value: Hashable>(_ value: Value, _ seed: UInt64) -> UInt64? {
    // Decided when it is compiled, where the type is known.
    guard Value.self == String.self else {
      return UInt64(bitPattern: Int64(hash(value, seed)))
    }
    let text = unsafeBitCast(value, to: String.self)
    let words = LongText.Words(text)
    guard words.isLong else { return words.isShort ? combine(words.flags, words.object) : nil }
    guard words.count > 15 else { return nil }
    let long = LongText(words.start, count: words.count)
    return withExtendedLifetime(text) { combine(long.first, long.last) }
  }

  @inlinable @inline(__always)
  static func combine(_ first: UInt64, _ last: UInt64) -> UInt64 {
    (first &* factor) ^ (last &* otherFactor)
  }

  /// Another odd number with as many ones as zeros.
  @inlinable static var otherFactor: UInt64 { 0xc2b2_ae3d_27d4_eb4f }
}
