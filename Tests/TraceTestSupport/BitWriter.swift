/// Writes numbers of any size, bit by bit, as CTF has them.
package struct BitWriter {
  /// The bytes that were written, filled up to whole bytes.
  package private(set) var bytes: [UInt8] = []
  /// The number of bits that were written.
  package private(set) var position = 0
  private let isBigEndian: Bool

  /// Begins with nothing.
  package init(isBigEndian: Bool) {
    self.isBigEndian = isBigEndian
  }

  /// Fills up with zeros to a multiple of a number of bits.
  package mutating func align(_ bits: Int) {
    while position % bits != 0 { append(false) }
  }

  /// Writes the lowest bits of a number.
  package mutating func number(_ value: UInt64, _ bits: Int, align alignment: Int = 8) {
    align(alignment)
    guard position % 8 != 0 || bits % 8 != 0 else { return whole(value, bits / 8) }
    for index in 0..<bits {
      let bit = isBigEndian ? bits - 1 - index : index
      append(value >> UInt64(bit) & 1 == 1)
    }
  }

  /// Writes the bytes of text, without an end.
  package mutating func raw(_ text: String) {
    align(8)
    bytes += text.utf8
    position += 8 * text.utf8.count
  }

  /// Writes text and a zero.
  package mutating func string(_ text: String) {
    raw(text)
    number(0, 8)
  }

  /// Overwrites a number that begins with a byte.
  package mutating func replace(at offset: Int, _ value: UInt64, _ count: Int) {
    for index in 0..<count {
      let shift = UInt64(8 * (isBigEndian ? count - 1 - index : index))
      bytes[offset + index] = UInt8(truncatingIfNeeded: value >> shift)
    }
  }

  /// Writes bytes, where no bit is left of the one before.
  private mutating func whole(_ value: UInt64, _ count: Int) {
    for index in 0..<count {
      let shift = UInt64(8 * (isBigEndian ? count - 1 - index : index))
      bytes.append(UInt8(truncatingIfNeeded: value >> shift))
    }
    position += 8 * count
  }

  private mutating func append(_ bit: Bool) {
    if position % 8 == 0 { bytes.append(0) }
    let place = UInt8(isBigEndian ? 7 - position % 8 : position % 8)
    if bit { bytes[bytes.count - 1] |= 1 << place }
    position += 1
  }
}
