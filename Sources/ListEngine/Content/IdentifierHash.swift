/// The hashes of identifier values.
///
/// Lists hash many identifiers at every update that moves rows. Texts of ASCII characters and
/// integers, which most identifiers are, have a hash of their own: a quarter of the instructions of
/// `Hasher`. Its seed is random, so that an attacker cannot choose texts with equal hashes.
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
    if Value.self == AnyHashable.self {
      return hashOfErased(unsafeBitCast(value, to: AnyHashable.self), seed)
    }
    return value.hashValue
  }

  /// The part of an identifier's hash that is the same for all of a type.
  @inlinable @inline(__always)
  static func hash<Represented>(ofType type: Represented.Type) -> Int {
    Int(bitPattern: ObjectIdentifier(type)) &* 31
  }

  /// The hash of a type-erased value, which equals that of the value itself.
  @usableFromInline @inline(never)
  static func hashOfErased(_ value: AnyHashable, _ seed: UInt64) -> Int {
    switch value.base {
    case let text as String: hash(text, seed)
    case let number as Int: hash(number, seed)
    default: value.hashValue
    }
  }

  @inlinable @inline(__always)
  static func hash(_ number: Int, _ seed: UInt64) -> Int {
    Int(truncatingIfNeeded: mix(seed ^ UInt64(bitPattern: Int64(number)), factor))
  }

  @inlinable @inline(__always)
  static func hash(_ text: String, _ seed: UInt64) -> Int {
    guard let long = LongText(text) else { return hashOfOther(text, seed) }
    return withExtendedLifetime(text) { hash(long, seed) }
  }

  /// The hash of a text that is short, or that may not be ASCII.
  @usableFromInline @inline(never)
  static func hashOfOther(_ text: String, _ seed: UInt64) -> Int {
    let hash: Int?? = text.utf8.withContiguousStorageIfAvailable {
      hashOfASCII(UnsafeRawBufferPointer($0), seed)
    }
    return (hash ?? nil) ?? hashOfUnicode(text, seed)
  }

  /// The hash of a text that is not all ASCII.
  ///
  /// Three characters equal ASCII characters, by Unicode's canonical equivalence.
  private static func hashOfUnicode(_ text: String, _ seed: UInt64) -> Int {
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
  private static func hashOfASCII(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> Int? {
    guard bytes.count > 15, let start = bytes.baseAddress else { return hashOfFew(bytes, seed) }
    guard isASCII(bytes) else { return nil }
    return hash(LongText(start, count: bytes.count), seed)
  }

  private static func isASCII(_ bytes: UnsafeRawBufferPointer) -> Bool {
    guard let start = bytes.baseAddress else { return true }
    var all = wordAt(start + (bytes.count &- 8))
    for offset in stride(from: 0, to: bytes.count &- 8, by: 8) { all |= wordAt(start + offset) }
    return all & nonASCII == 0
  }

  /// The hash of 16 bytes or more.
  @inlinable @inline(__always)
  static func hash(_ text: LongText, _ seed: UInt64) -> Int {
    var next = text.start
    var left = text.count
    var hash = seed
    while left > 16 {
      hash = mix(hash ^ wordAt(next), factor ^ wordAt(next + 8))
      next += 16
      left &-= 16
    }
    if left > 8 { hash = mix(hash ^ wordAt(next), factor) }
    // The last bytes, some of them again.
    return finish(hash ^ text.last, seed, text.count)
  }

  /// The hash of less than 16 bytes; nil if one of them is not ASCII.
  private static func hashOfFew(_ bytes: UnsafeRawBufferPointer, _ seed: UInt64) -> Int? {
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
  private static var nonASCII: UInt64 { 0x8080_8080_8080_8080 }

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
