import Glibc

/// The bits of one packet, and how far they are read.
///
/// Nothing beyond the packet's content is ever read as a field; the bytes of the file after it may be
/// loaded along, never those after the file.
struct PacketBits {
  /// The first byte of the packet.
  let start: UnsafePointer<UInt8>
  /// The number of bytes of the file from `start` on.
  let readable: Int
  /// The end of the content.
  var endBit: Int
  /// The position of the next read.
  var position = 0

  /// Rounds the position up.
  @inline(__always)
  mutating func align(_ mask: Int) { position = (position &+ mask) & ~mask }

  /// Goes past bits; false when there are too few.
  @inline(__always)
  mutating func skip(_ bits: Int) -> Bool {
    guard bits <= endBit &- position else { return false }
    position &+= bits
    return true
  }

  /// Reads a number of 1 to 64 bits; nil when there are too few.
  ///
  /// Bits of a little-endian number begin with the least, those of a big-endian one with the most
  /// significant (CTF 1.8.3, section 4.1.5).
  @inline(__always)
  mutating func number(_ bits: Int, isBigEndian: Bool) -> UInt64? {
    guard bits <= endBit &- position else { return nil }
    let (byte, shift) = (position >> 3, position & 7)
    guard byte &+ 8 <= readable, shift &+ bits <= 64 else {
      return numberBitByBit(bits, isBigEndian: isBigEndian)
    }
    position &+= bits
    let word = UnsafeRawPointer(start + byte).loadUnaligned(as: UInt64.self)
    return word.number(bits, shift: shift, isBigEndian: isBigEndian)
  }

  /// Goes past bits that begin with a byte, and returns that.
  ///
  /// Nil when they do not begin so, are not all there, or when no eight bytes could be loaded from the
  /// last of them.
  @inline(__always)
  mutating func skipLoadable(_ bits: Int) -> UnsafePointer<UInt8>? {
    let from = position
    guard from & 7 == 0, bits <= endBit &- from, (from &+ bits) >> 3 &+ 8 <= readable else {
      return nil
    }
    position &+= bits
    return start + from >> 3
  }

  @inline(never)
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

  /// Returns the number of bytes before the first zero; nil when there is none.
  private func lengthToZero(_ first: Int, _ count: Int) -> Int? {
    memchr(start + first, 0, count).map {
      UnsafePointer($0.assumingMemoryBound(to: UInt8.self)) - (start + first)
    }
  }
}

extension UInt64 {
  /// The number in `bits` bits of eight bytes that were loaded as they are, after `shift` bits.
  @inline(__always)
  func number(_ bits: Int, shift: Int, isBigEndian: Bool) -> UInt64 {
    isBigEndian
      ? (bigEndian &<< UInt64(shift)) &>> UInt64(64 - bits)
      : (littleEndian &>> UInt64(shift)) & (UInt64.max &>> UInt64(64 - bits))
  }
}
