/// Reads numbers and texts of a recording, and never beyond its end.
struct SessionBytes {
  /// The bytes end, or a number is too long.
  struct Damage: Error {}

  private let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }
  var rest: Int { bytes.endIndex - position }

  mutating func byte() throws(Damage) -> UInt8 {
    guard position < bytes.endIndex else { throw Damage() }
    defer { position += 1 }
    return bytes[position]
  }

  /// A number from 0 on, of at most 62 bits.
  mutating func number() throws(Damage) -> Int {
    let value = try word()
    guard value < 1 << 62 else { throw Damage() }
    return Int(value)
  }

  mutating func signed() throws(Damage) -> Int {
    let value = try word()
    return Int(bitPattern: UInt(value >> 1)) ^ -Int(value & 1)
  }

  /// A distance, in points.
  mutating func points() throws(Damage) -> Double {
    let units = try signed()
    guard abs(units) < 1 << 40 else { throw Damage() }
    return Double(units) / 256
  }

  mutating func hash() throws(Damage) -> UInt64 { UInt64(try bits(64)) }

  mutating func text() throws(Damage) -> String {
    let count = try number()
    guard count <= rest else { throw Damage() }
    defer { position += count }
    return String(decoding: bytes[position..<position + count], as: UTF8.self)
  }

  /// The count of something of which each takes some bytes: no more than there is space for.
  mutating func count(ofBytes size: Int = 1) throws(Damage) -> Int {
    let count = try number()
    guard count <= rest / size else { throw Damage() }
    return count
  }

  mutating func bits(_ bits: UInt64) throws(Damage) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: 0, to: bits, by: 8) { value |= UInt64(try byte()) << shift }
    return value
  }

  private mutating func word() throws(Damage) -> UInt64 {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      let byte = try byte()
      guard shift < 63 || byte <= 1 else { throw Damage() }
      value |= UInt64(byte & 0x7f) << shift
      if byte < 0x80 { return value }
    }
    throw Damage()
  }
}
