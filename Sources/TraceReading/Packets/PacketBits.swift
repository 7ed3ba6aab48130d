import Glibc

/// The bits of one packet, and how far they are read.
///
/// Nothing beyond the packet's content is ever read as a field; the bytes of the file behind it may be
/// loaded along, never those behind the file.
struct PacketBits {
  /// The first byte of the packet.
  let start: UnsafePointer<UInt8>
  /// How many bytes of the file there are from `start` on.
  let readable: Int
  /// Where the content ends.
  var endBit: Int
  /// What is read next.
  var position = 0

  /// Rounds the position up.
  mutating func align(_ mask: Int) { position = (position + mask) & ~mask }

  /// Goes past bits; false when there are not so many.
  @inline(__always)
  mutating func skip(_ bits: Int) -> Bool {
    guard bits <= endBit - position else { return false }
    position += bits
    return true
  }

  /// Reads a number of 1 to 64 bits; nil when there are not so many.
  ///
  /// Bits of a little-endian number begin with the least, those of a big-endian one with the most
  /// significant (CTF 1.8.3, section 4.1.5).
  @inline(__always)
  mutating func number(_ bits: Int, isBigEndian: Bool) -> UInt64? {
    guard bits <= endBit - position else { return nil }
    let (byte, shift) = (position >> 3, position & 7)
    guard byte + 8 <= readable, shift + bits <= 64 else {
      return numberBitByBit(bits, isBigEndian: isBigEndian)
    }
    position += bits
    let word = UnsafeRawPointer(start + byte).loadUnaligned(as: UInt64.self)
    return isBigEndian
      ? (word.bigEndian &<< UInt64(shift)) &>> UInt64(64 - bits)
      : (word.littleEndian &>> UInt64(shift)) & (UInt64.max &>> UInt64(64 - bits))
  }

  private mutating func numberBitByBit(_ bits: Int, isBigEndian: Bool) -> UInt64 {
    var value: UInt64 = 0
    for index in 0..<bits {
      let (byte, shift) = (position >> 3, position & 7)
      let bit = UInt64(start[byte] >> UInt8(isBigEndian ? 7 - shift : shift)) & 1
      value = isBigEndian ? value << 1 | bit : value | bit << UInt64(index)
      position += 1
    }
    return value
  }

  /// Goes past text that a zero ends; returns where it lies, or nil when there is no zero.
  mutating func string() -> Range<Int>? {
    let from = position >> 3
    let left = (endBit >> 3) - from
    guard left > 0, let count = lengthToZero(from, left) else { return nil }
    position += (count + 1) << 3
    return from..<from + count
  }

  /// The bytes from one on, as text up to the first zero.
  func text(from first: Int, count: Int) -> String {
    String(
      decoding: UnsafeBufferPointer(
        start: start + first,
        count: lengthToZero(first, count) ?? count
      ),
      as: UTF8.self
    )
  }

  /// How many bytes stand before the first zero; nil when there is none.
  private func lengthToZero(_ first: Int, _ count: Int) -> Int? {
    memchr(start + first, 0, count).map {
      UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) - (start + first)
    }
  }
}
