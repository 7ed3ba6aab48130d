internal import Foundation

/// Replaces the metadata of a trace where its daemon could not write all of it.
enum MetadataRepair {
  private static let packetHeaderBytes = 37
  private static let magic: [UInt8] = [0x57, 0x1D, 0xD1, 0x75]

  /// Puts the text at `source` in the place of the one at `target` unless that is longer.
  ///
  /// - Returns: whether there is metadata afterwards.
  static func complete(_ target: String, from source: String) -> Bool {
    let present = textBytes(FileManager.default.contents(atPath: target) ?? Data())
    let text = declarations(FileManager.default.contents(atPath: source) ?? Data())
    guard text.count > present else { return present > 0 }
    // A trace without its metadata is of no use, so failing to write it is reported by the result.
    return (try? text.write(to: URL(fileURLWithPath: target), options: .atomic)) != nil
  }

  /// The part of a text up to the end of its last complete declaration.
  private static func declarations(_ text: Data) -> Data {
    guard let end = text.range(of: Data("};\n".utf8), options: .backwards) else { return Data() }
    return text[..<end.upperBound]
  }

  /// The length of the text in a metadata file, which LTTng writes in packets.
  private static func textBytes(_ file: Data) -> Int {
    guard file.prefix(4).elementsEqual(magic) else { return file.count }
    var total = 0
    var offset = 0
    while offset + packetHeaderBytes <= file.count,
      file[offset..<offset + 4].elementsEqual(magic)
    {
      let content = Int(number(file, at: offset + 24) / 8)
      let packet = Int(number(file, at: offset + 28) / 8)
      guard packet >= packetHeaderBytes, content <= packet, packet <= file.count - offset else {
        break
      }
      total += content - packetHeaderBytes
      offset += packet
    }
    return total
  }

  private static func number(_ data: Data, at offset: Int) -> UInt32 {
    data[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
