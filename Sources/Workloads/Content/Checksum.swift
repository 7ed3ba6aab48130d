/// A checksum of generated content: two runs with the same checksum played the same content.
///
/// 64-bit FNV-1a (Fowler, Noll, Vo; RFC 9923).
public struct Checksum: Hashable, Sendable {
  /// The checksum of everything combined so far.
  public private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Creates the checksum of nothing.
  public init() {}

  /// Creates the checksum of several contents; for one, it is its own checksum.
  public init(_ checksums: [Checksum]) {
    guard checksums.count != 1 else {
      self = checksums[0]
      return
    }
    for checksum in checksums { combine(Int(bitPattern: UInt(checksum.value))) }
  }

  /// Adds a text, with a terminator.
  public mutating func combine(_ text: String) {
    for byte in text.utf8 { combine(byte) }
    combine(0xff)
  }

  /// Adds a number.
  public mutating func combine(_ number: Int) {
    for shift in stride(from: 0, to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: number >> shift))
    }
  }

  /// Adds bytes.
  mutating func combine(_ bytes: ArraySlice<UInt8>) {
    for byte in bytes { combine(byte) }
  }

  /// The checksum as 16 hexadecimal digits.
  public var hexadecimal: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }

  private mutating func combine(_ byte: UInt8) {
    value = (value ^ UInt64(byte)) &* 0x0000_0100_0000_01b3
  }
}
