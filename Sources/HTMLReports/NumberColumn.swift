import Foundation

/// Whole numbers in as few bytes as they need: seven bits a byte, the lowest first, and the highest
/// bit for "more follows".
struct NumberColumn: Encodable {
  /// The bytes.
  private(set) var bytes: [UInt8] = []

  /// No numbers.
  init() {}

  /// Takes numbers, none of which may be negative.
  init(_ numbers: some Sequence<Int64>) {
    for number in numbers { append(number) }
  }

  /// Takes numbers that may be negative: 0, -1, 1, -2, … become 0, 1, 2, 3, ….
  init(signed numbers: some Sequence<Int64>) {
    for number in numbers { append(bits: UInt64(bitPattern: (number << 1) ^ (number >> 63))) }
  }

  /// Takes numbers as the steps from each to the next.
  init(steps numbers: some Sequence<Int64>) {
    var last: Int64 = 0
    self.init(
      signed: numbers.map { number in
        defer { last = number }
        return number &- last
      }
    )
  }

  /// Adds a number; a negative one becomes 0.
  mutating func append(_ number: Int64) {
    append(bits: UInt64(max(0, number)))
  }

  private mutating func append(bits: UInt64) {
    var left = bits
    while left >= 0x80 {
      bytes.append(UInt8(left & 0x7F) | 0x80)
      left >>= 7
    }
    bytes.append(UInt8(left))
  }

  /// Writes the bytes in base 64.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(Data(bytes))
  }
}
