/// The hashes of identifier values.
///
/// Lists hash many identifiers at every update that moves rows. Texts of ASCII characters and
/// integers, which most identifiers are, have a hash of their own: a quarter of the instructions of
/// `Hasher`. Its seed is random, so that nobody can choose texts with equal hashes.
@usableFromInline
enum IdentifierHash {
  /// Random, like the seed of Swift's hashes, and the same while the process runs.
  @usableFromInline static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())
  /// An odd number with as many ones as zeros, in no pattern.
  @inlinable static var factor: UInt64 { 0x9e37_79b9_7f4a_7c15 }

  /// The hash of a value; equal values have equal hashes.
  @inlinable @inline(__always)
  static func hash<Value: Hashable>(_ value: Value, _ seed: UInt64) -> Int {
    // Decided when it is compiled, where the type is known.
    if Value.self == String.self { return hash(unsafeBitCast(value, to: String.self), seed) }
    if Value.self == Int.self { return hash(unsafeBitCast(value, to: Int.self), seed) }
    if Value.self == AnyHashable.self { return hashOfErased(value, seed) }
    return value.hashValue
  }

  /// The hash of a type-erased value, which equals that of the value itself.
  @usableFromInline @inline(never)
  static func hashOfErased<Value: Hashable>(_ value: Value, _ seed: UInt64) -> Int {
    switch (value as? AnyHashable)?.base {
    case let text as String: hash(text, seed)
    case let number as Int: hash(number, seed)
    default: value.hashValue
    }
  }

  /// Whether two values are equal.
  ///
  /// Texts that are equal mostly have equal bytes, which is less work to see than what `==` does.
  @inlinable @inline(__always)
  static func areEqual<Value: Hashable>(_ left: Value, _ right: Value) -> Bool {
    if Value.self == String.self {
      let (left, right) = (
        unsafeBitCast(left, to: String.self), unsafeBitCast(right, to: String.self)
      )
      return haveSameStorage(left, right) || areEqualInOtherStorage(left, right)
    }
    return left == right
  }

  /// Whether two texts are one and the same in memory.
  @inlinable @inline(__always)
  static func haveSameStorage(_ left: String, _ right: String) -> Bool {
    // A text is two words, in which short ones are stored as they are.
    let (left, right) = (
      unsafeBitCast(left, to: (UInt64, UInt64).self),
      unsafeBitCast(right, to: (UInt64, UInt64).self)
    )
    return left == right
  }

  @usableFromInline @inline(never)
  static func areEqualInOtherStorage(_ left: String, _ right: String) -> Bool {
    haveEqualBytes(left, right) || left == right
  }

  /// Whether both are of as many bytes, at least 16, which are equal.
  @inline(__always)
  private static func haveEqualBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.withContiguousStorageIfAvailable { left in
      // Short ones are compared in place by `==`.
      guard left.count > 15 else { return false }
      return right.utf8.withContiguousStorageIfAvailable { right in
        guard right.count > 15, left.count == right.count else { return false }
        return areEqual(
          UnsafeRawPointer(left.baseAddress.unsafelyUnwrapped),
          UnsafeRawPointer(right.baseAddress.unsafelyUnwrapped),
          left.count
        )
      } ?? false
    } ?? false
  }

  /// Whether as many bytes, at least eight, are equal at two places.
  @inline(__always)
  private static func areEqual(
    _ one: UnsafeRawPointer,
    _ other: UnsafeRawPointer,
    _ count: Int
  ) -> Bool {
    guard one != other else { return true }
    var offset = 0
    while offset &+ 16 < count {
      let first = wordAt(one + offset) ^ wordAt(other + offset)
      let second = wordAt(one + (offset &+ 8)) ^ wordAt(other + (offset &+ 8))
      guard first | second == 0 else { return false }
      offset &+= 16
    }
    if offset &+ 8 < count, wordAt(one + offset) != wordAt(other + offset) { return false }
    // The last bytes, some of them again.
    return wordAt(one + (count &- 8)) == wordAt(other + (count &- 8))
  }

  @inlinable @inline(__always)
  static func hash(_ number: Int, _ seed: UInt64) -> Int {
    Int(truncatingIfNeeded: mix(seed ^ UInt64(bitPattern: Int64(number)), factor))
  }

  @inlinable @inline(__always)
  static func hash(_ text: String, _ seed: UInt64) -> Int {
    let hash: Int?? = text.utf8.withContiguousStorageIfAvailable {
      // Short texts, whose code is apart, always have fewer bytes.
      $0.count > 15
        ? hashOfMany(UnsafeRawBufferPointer($0), seed) : hashOfFew(UnsafeRawBufferPointer($0), seed)
    }
    return (hash ?? nil) ?? hashOfOther(text, seed)
  }

  /// The hash of a text that is not all ASCII.
  ///
  /// Three characters equal ASCII characters, by Unicode's canonical equivalence.
  @usableFromInline @inline(never)
  static func hashOfOther(_ text: String, _ seed: UInt64) -> Int {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{212A}": plain.append("K")
      case "\u{037E}": plain.append(";")
      case "\u{1FEF}": plain.append("`")
      default: plain.append(scalar)
      }
    }
    return Array(String(plain).utf8).withUnsafeBytes {
      $0.count > 15 ? hashOfMany($0, seed) : hashOfFew($0, seed)
    } ?? text.hashValue
  }

  /// The hash of 16 bytes or more; nil if one of them is not ASCII.
  @inlinable @inline(__always)
  static func hashOfMany(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> Int? {
    var next = bytes.baseAddress.unsafelyUnwrapped
    let last = next + (bytes.count &- 8)
    var left = bytes.count
    var hash = seed
    var all: UInt64 = 0
    while left > 16 {
      let (word, other) = (wordAt(next), wordAt(next + 8))
      all |= word | other
      hash = mix(hash ^ word, factor ^ other)
      next += 16
      left &-= 16
    }
    if left > 8 {
      let word = wordAt(next)
      all |= word
      hash = mix(hash ^ word, factor)
    }
    // The last bytes, some of them again.
    let rest = wordAt(last)
    guard (all | rest) & nonASCII == 0 else { return nil }
    return finish(hash ^ rest, seed, bytes.count)
  }

  /// The hash of less than 16 bytes; nil if one of them is not ASCII.
  @usableFromInline @inline(never)
  static func hashOfFew(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> Int? {
    guard let start = bytes.baseAddress, bytes.count >= 8 else {
      var rest: UInt64 = 0
      for byte in bytes { rest = rest << 8 | UInt64(byte) }
      return rest & nonASCII == 0 ? finish(seed ^ rest, seed, bytes.count) : nil
    }
    let (word, rest) = (wordAt(start), wordAt(start + (bytes.count &- 8)))
    guard (word | rest) & nonASCII == 0 else { return nil }
    return finish(mix(seed ^ word, factor ^ rest), seed, bytes.count)
  }

  /// The bits that no ASCII character has.
  @inlinable static var nonASCII: UInt64 { 0x8080_8080_8080_8080 }

  @inlinable @inline(__always)
  static func wordAt(_ address: UnsafeRawPointer) -> UInt64 {
    address.loadUnaligned(as: UInt64.self)
  }

  /// Mixes the count in, which is no part of the words: there it could make up for another character.
  @inlinable @inline(__always)
  static func finish(_ hash: UInt64, _ seed: UInt64, _ count: Int) -> Int {
    Int(truncatingIfNeeded: mix(hash, (factor ^ seed) &+ UInt64(truncatingIfNeeded: count) &* 2))
  }

  /// Both halves of a product, as one number.
  @inlinable @inline(__always)
  static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
