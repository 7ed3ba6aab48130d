extension IdentifierHash {
  /// Returns whether two values are equal.
  ///
  /// Texts that are equal mostly have equal bytes, which is less work to see than what `==` does.
  @inlinable @inline(__always)
  static func areEqual<Value: Hashable>(_ left: Value, _ right: Value) -> Bool {
    // Decided when it is compiled, where the type is known.
    guard Value.self == String.self else { return left == right }
    let (left, right) = (
      unsafeBitCast(left, to: String.self), unsafeBitCast(right, to: String.self)
    )
    let words = (LongText.Words(left), LongText.Words(right))
    // One and the same in memory.
    if LongText.Words.areKnown, words.0 == words.1 { return true }
    // Of as many bytes, in memory of their own, and all ASCII, so that other bytes are another text.
    guard words.0.flags == words.1.flags, words.0.isLong, words.1.isLong, words.0.count > 15 else {
      return areEqualInOtherForms(left, right)
    }
    return withExtendedLifetime((left, right)) {
      areEqual(words.0.start, words.1.start, words.0.count)
    }
  }

  @usableFromInline @inline(never)
  static func areEqualInOtherForms(_ left: String, _ right: String) -> Bool { left == right }

  /// Returns whether as many bytes, at least 16, are equal at two places.
  @inlinable @inline(__always)
  static func areEqual(
    _ one: UnsafeRawPointer,
    _ other: UnsafeRawPointer,
    _ count: Int
  ) -> Bool {
    var offset = 0
    while offset &+ 8 < count {
      guard wordAt(one + offset) == wordAt(other + offset) else { return false }
      offset &+= 8
    }
    // The last bytes, some of them again.
    return wordAt(one + (count &- 8)) == wordAt(other + (count &- 8))
  }
}
