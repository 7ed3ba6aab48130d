/// The hashes of identifier values.
///
/// Lists hash many identifiers at every update that moves rows. Texts of ASCII characters and
/// integers, which most identifiers are, have a hash of their own: a quarter of the instructions of
/// `Hasher`. Its seed is random, so that nobody can choose texts with equal hashes.
@usableFromInline
enum IdentifierHash {
  /// Random, like the seed of Swift's hashes, and the same while the process runs.
  private static let seed = UInt64(truncatingIfNeeded: Hasher().finalize())
  /// An odd number with as many ones as zeros, in no pattern.
  private static let factor: UInt64 = 0x9e37_79b9_7f4a_7c15

  /// The hash of a value; equal values have equal hashes.
  @inlinable
  static func hash<Value: Hashable>(_ value: Value) -> Int {
    // Decided when it is compiled, where the type is known.
    if Value.self == String.self { return hash(unsafeBitCast(value, to: String.self)) }
    if Value.self == Int.self { return hash(unsafeBitCast(value, to: Int.self)) }
    return value.hashValue
  }

  @usableFromInline
  static func hash(_ number: Int) -> Int {
    Int(truncatingIfNeeded: mix(seed ^ UInt64(bitPattern: Int64(number)), factor))
  }

  @usableFromInline
  static func hash(_ text: String) -> Int {
    let hash: Int?? = text.utf8.withContiguousStorageIfAvailable {
      hashOfASCII(UnsafeRawBufferPointer($0))
    }
    return (hash ?? nil) ?? hashOfOther(text)
  }

  /// The hash of a text that is not all ASCII.
  ///
  /// Three characters equal ASCII characters, by Unicode's canonical equivalence.
  private static func hashOfOther(_ text: String) -> Int {
    var plain = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\u{212A}": plain.append("K")
      case "\u{037E}": plain.append(";")
      case "\u{1FEF}": plain.append("`")
      default: plain.append(scalar)
      }
    }
    return Array(String(plain).utf8).withUnsafeBytes(hashOfASCII) ?? text.hashValue
  }

  /// The hash of bytes; nil if one of them is not ASCII.
  private static func hashOfASCII(_ bytes: UnsafeRawBufferPointer) -> Int? {
    let count = bytes.count
    guard let start = bytes.baseAddress, count > 0 else { return hash(0) }
    var hash = seed ^ UInt64(truncatingIfNeeded: count)
    var all: UInt64 = 0
    var offset = 0
    while offset &+ 8 <= count {
      let word = start.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      all |= word
      hash = mix(hash ^ word, factor)
      offset &+= 8
    }
    var rest: UInt64 = 0
    if count >= 8 {
      // The last eight bytes, some of them again.
      rest = start.loadUnaligned(fromByteOffset: count &- 8, as: UInt64.self)
    } else {
      while offset < count {
        rest = rest << 8 | UInt64(start.load(fromByteOffset: offset, as: UInt8.self))
        offset &+= 1
      }
    }
    guard (all | rest) & 0x8080_8080_8080_8080 == 0 else { return nil }
    return Int(truncatingIfNeeded: mix(hash ^ rest, factor ^ seed))
  }

  /// Both halves of a product, as one number.
  @inline(__always)
  private static func mix(_ left: UInt64, _ right: UInt64) -> UInt64 {
    let product = left.multipliedFullWidth(by: right)
    return product.high ^ product.low
  }
}
