import TraceAnalysis

/// Fields of protocol buffers, which say their number and type before their value.
///
/// (https://protobuf.dev/programming-guides/encoding)
extension ByteBuffer {
  private static var maxVarintBytes: Int { 10 }

  /// Appends a number in groups of seven bits, the lowest first.
  mutating func append(varint value: UInt64) {
    reserve(Self.maxVarintBytes)
    put(varint: value)
  }

  /// Appends a number for which there is room; most are below 128.
  @inline(__always)
  private mutating func put(varint value: UInt64) {
    guard value > 0x7F else {
      start[count] = UInt8(truncatingIfNeeded: value)
      count &+= 1
      return
    }
    put(long: value)
  }

  private mutating func put(long value: UInt64) {
    var rest = value
    while rest > 0x7F {
      start[count] = UInt8(truncatingIfNeeded: rest) | 0x80
      count += 1
      rest >>= 7
    }
    start[count] = UInt8(truncatingIfNeeded: rest)
    count += 1
  }

  /// Appends a field that holds a whole number, an enumeration's case or a truth value.
  mutating func field(_ number: UInt64, _ value: UInt64) {
    reserve(2 * Self.maxVarintBytes)
    put(varint: number << 3)
    put(varint: value)
  }

  /// Appends a field that holds a whole number, which may be below 0.
  mutating func field(_ number: UInt64, signed value: Int64) {
    field(number, UInt64(bitPattern: value))
  }

  /// Appends a field of eight bytes.
  mutating func field(_ number: UInt64, fixed value: UInt64) {
    append(varint: number << 3 | 1)
    withUnsafeBytes(of: value.littleEndian) { append($0.bindMemory(to: UInt8.self)) }
  }

  /// Appends a field that holds a fraction.
  mutating func field(_ number: UInt64, fraction value: Double) {
    field(number, fixed: value.bitPattern)
  }

  /// Appends a field that holds text.
  ///
  /// - Complexity: O(length).
  mutating func field(_ number: UInt64, text: String) {
    append(varint: number << 3 | 2)
    append(varint: UInt64(text.utf8.count))
    append(text: text)
  }

  /// Appends a field that holds a message, which is put together in place.
  ///
  /// - Complexity: O(length) for a message of more than 127 bytes, whose length takes more than the one
  ///   byte that was left for it.
  mutating func message(_ number: UInt64, _ body: (inout ByteBuffer) -> Void) {
    reserve(Self.maxVarintBytes + 1)
    put(varint: number << 3 | 2)
    let place = count
    count += 1
    body(&self)
    var rest = UInt64(count - place - 1)
    guard rest > 0x7F else { return start[place] = UInt8(truncatingIfNeeded: rest) }
    // A byte for each seven bits; one is there.
    let more = (UInt64.bitWidth - 1 - rest.leadingZeroBitCount) / 7
    openGap(more, at: place + 1)
    for byte in place..<place + more {
      replace(UInt8(truncatingIfNeeded: rest) | 0x80, at: byte)
      rest >>= 7
    }
    replace(UInt8(rest), at: place + more)
  }
}
