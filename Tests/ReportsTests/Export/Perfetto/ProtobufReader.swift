/// Reads protocol buffers without knowing what they hold: slow, and obviously right.
struct ProtobufMessage {
  /// A value, by how it is written.
  enum Value: Equatable {
    case varint(UInt64)
    case fixed(UInt64)
    case bytes([UInt8])
  }

  struct Malformed: Error {
    let place: Int
  }

  /// The fields in the order in which they are written.
  private(set) var fields: [(number: Int, value: Value)] = []

  init(_ bytes: [UInt8]) throws {
    var place = 0
    func varint() throws -> UInt64 {
      var (value, shift): (UInt64, UInt64) = (0, 0)
      while true {
        guard place < bytes.count, shift < 64 else { throw Malformed(place: place) }
        let byte = bytes[place]
        place += 1
        value |= UInt64(byte & 0x7F) << shift
        if byte < 0x80 { return value }
        shift += 7
      }
    }
    func take(_ count: Int) throws -> [UInt8] {
      guard count >= 0, place + count <= bytes.count else { throw Malformed(place: place) }
      defer { place += count }
      return Array(bytes[place..<place + count])
    }
    while place < bytes.count {
      let tag = try varint()
      let number = Int(tag >> 3)
      switch tag & 7 {
      case 0: fields.append((number, .varint(try varint())))
      case 1:
        let value = try take(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        fields.append((number, .fixed(value)))
      case 2: fields.append((number, .bytes(try take(Int(try varint())))))
      default: throw Malformed(place: place)
      }
    }
  }

  /// The values of a field.
  subscript(number: Int) -> [Value] { fields.filter { $0.number == number }.map(\.value) }

  /// The numbers of a field.
  func numbers(_ number: Int) -> [UInt64] {
    self[number].compactMap { value in
      switch value {
      case .varint(let number), .fixed(let number): number
      case .bytes: nil
      }
    }
  }

  /// The number of a field; nil where there is none.
  func number(_ number: Int) -> UInt64? { numbers(number).last }

  /// The texts of a field.
  func texts(_ number: Int) -> [String] {
    self[number].compactMap { value in
      if case .bytes(let bytes) = value { String(decoding: bytes, as: UTF8.self) } else { nil }
    }
  }

  /// The text of a field; nil where there is none.
  func text(_ number: Int) -> String? { texts(number).last }

  /// The messages of a field.
  func messages(_ number: Int) throws -> [ProtobufMessage] {
    try self[number].compactMap { value in
      if case .bytes(let bytes) = value { try ProtobufMessage(bytes) } else { nil }
    }
  }
}
