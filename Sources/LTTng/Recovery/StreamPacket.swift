/// The header of a packet that LTTng-UST has written.
///
/// Its layout has been the same since LTTng 2.8: magic number, UUID, stream and its instance; then,
/// as 64-bit numbers, the times of begin and end, the bits of content and packet, the packet's
/// number in its stream.
struct StreamPacket: Equatable {
  static let headerBytes = 84
  private static let magic: UInt32 = 0xC1FC_1FC1

  /// The number of the packet in its stream.
  let number: UInt64
  let byteCount: Int
  /// True if there is anything behind the header.
  let hasEvents: Bool

  /// Reads a header; nil unless it is one.
  init?(_ header: ArraySlice<UInt8>) {
    guard header.count >= Self.headerBytes else { return nil }
    func number(at offset: Int, bytes: Int) -> UInt64 {
      let begin = header.startIndex + offset
      return header[begin..<begin + bytes].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    guard number(at: 0, bytes: 4) == Self.magic else { return nil }
    let bits = number(at: 56, bytes: 8)
    let content = number(at: 48, bytes: 8)
    guard bits % 8 == 0, content <= bits, bits / 8 >= Self.headerBytes, bits / 8 < 1 << 40 else {
      return nil
    }
    self.number = number(at: 64, bytes: 8)
    byteCount = Int(bits / 8)
    hasEvents = content > 8 * Self.headerBytes
  }
}
