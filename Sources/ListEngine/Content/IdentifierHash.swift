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
    return value.hashValue
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

  @inline(__always)
  private static func haveEqualBytes(_ left: String, _ right: String) -> Bool {
    left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in
        guard left.count == right.count else { return false }
        guard left.baseAddress != right.baseAddress else { return true }
        return words(UnsafeRawBufferPointer(left), areThoseOf: UnsafeRawBufferPointer(right))
      } ?? false
    } ?? false
  }

  /// Whether as many bytes are equal.
  @inline(__always)
  private static func words(
    _ left: UnsafeRawBufferPointer,
    areThoseOf right: UnsafeRawBufferPointer
  ) -> Bool {
    let count = left.count
    // Short ones are compared in place by `==`.
    guard count >= 8, let left = left.baseAddress, let right = right.baseAddress else {
      return false
    }
    var offset = 0
    while offset &+ 8 <= count {
      guard
        left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          == right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      else { return false }
      offset &+= 8
    }
    return left.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
      == right.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
  }

  @inlinable @inline(__always)
  static func hash(_ number: Int, _ seed: UInt64) -> Int {
    Int(truncatingIfNeeded: mix(seed ^ UInt64(bitPattern: Int64(number)), factor))
  }

  @inlinable @inline(__always)
  static func hash(_ text: String, _ seed: UInt64) -> Int {
    let hash: Int?? = text.utf8.withContiguousStorageIfAvailable {
      hashOfASCII(UnsafeRawBufferPointer($0), seed)
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
    return Array(String(plain).utf8).withUnsafeBytes { hashOfASCII($0, seed) } ?? text.hashValue
  }

  /// The hash of bytes; nil if one of them is not ASCII.
  @inlinable @inline(__always)
  static func hashOfASCII(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> Int? {
    let count = bytes.count
    guard let start = bytes.baseAddress, count > 0 else { return hash(0, seed) }
    guard count >= 8 else { return hashOfFew(bytes, seed) }
    var hash = seed
    var all: UInt64 = 0
    var left = count
    var next = start
    while left > 16 {
      let (word, other) = (wordAt(next), wordAt(next + 8))
      all |= word | other
      hash = mix(hash ^ word, factor ^ other)
      next += 16
      left &-= 16
    }
    // The last bytes, some of them again.
    let rest = wordAt(start + (count &- 8))
    if left > 8 {
      let word = wordAt(next)
      all |= word
      hash = mix(hash ^ word, factor)
    }
    guard (all | rest) & nonASCII == 0 else { return nil }
    return finish(hash ^ rest, seed, count)
  }

  /// The hash of less than eight bytes.
  @usableFromInline @inline(never)
  static func hashOfFew(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> Int? {
    var rest: UInt64 = 0
    for byte in bytes { rest = rest << 8 | UInt64(byte) }
    return rest & nonASCII == 0 ? finish(seed ^ rest, seed, bytes.count) : nil
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
