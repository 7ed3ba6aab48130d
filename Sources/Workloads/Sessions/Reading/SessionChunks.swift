/// The parts of a file, each with a mark, its kind, number, length and checksum.
struct SessionChunks {
  /// A part that is as it was written.
  struct Chunk {
    let kind: Kind
    let number: Int
    /// The place of the part in the file.
    let byte: Int
    let values: ArraySlice<UInt8>
  }

  enum Kind: UInt8 {
    case header = 1
    case records
    case end
  }

  /// The end of what can be read.
  struct Damage: Error {
    let byte: Int
    let text: String
  }

  static let mark = Array("LSCP".utf8)
  static let headLength = 17

  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next part; nil at the end of the file.
  mutating func next() throws(Damage) -> Chunk? {
    let start = position
    guard start < bytes.count else { return nil }
    let rest = bytes.count - start
    guard bytes[start..<min(start + 4, bytes.count)].elementsEqual(Self.mark.prefix(min(4, rest)))
    else { throw Damage(byte: start, text: "here no part of a recording begins") }
    guard rest >= Self.headLength else { throw cut(start) }
    let length = Int(number(at: start + 9))
    guard rest - Self.headLength >= length else { throw cut(start) }
    let values = bytes[start + Self.headLength..<start + Self.headLength + length]
    let sum = Self.checksum(bytes[start + 4..<start + 13], values)
    guard sum == number(at: start + 13) else {
      throw Damage(byte: start, text: "this part is not as it was written: its checksum differs")
    }
    guard let kind = Kind(rawValue: bytes[start + 4]) else {
      throw Damage(byte: start, text: "this part is of a kind that this version does not know")
    }
    position = start + Self.headLength + length
    return Chunk(kind: kind, number: Int(number(at: start + 5)), byte: start, values: values)
  }

  /// The number of bytes after the parts read so far.
  var unread: Int { bytes.count - position }

  private func cut(_ byte: Int) -> Damage {
    Damage(byte: byte, text: "the file ends within this part")
  }

  private func number(at index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(bytes[index + $1]) << UInt32(8 * $1) }
  }

  /// A part as it is in a file.
  static func part(_ kind: Kind, _ number: Int, _ values: [UInt8]) -> [UInt8] {
    let head = [kind.rawValue] + word(UInt32(number)) + word(UInt32(values.count))
    return mark + head + word(checksum(head[...], values[...])) + values
  }

  private static func word(_ number: UInt32) -> [UInt8] {
    [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  private static func checksum(_ head: ArraySlice<UInt8>, _ values: ArraySlice<UInt8>) -> UInt32 {
    var sum: UInt32 = 0xffff_ffff
    for byte in head { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    for byte in values { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ sum >> 8 }
    return ~sum
  }

  /// CRC-32, as in zip files.
  private static let table: [UInt32] = (0..<256).map { number in
    (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xedb8_8320 ^ sum >> 1 : sum >> 1 }
  }
}
