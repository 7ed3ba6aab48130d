internal import Foundation

/// Replaces the metadata of a trace where its daemon could not write all of it.
enum MetadataRepair {
  /// Puts the text at `source` in the place of the one at `target` unless that has more, and cuts off what
  /// is incomplete at its end.
  ///
  /// - Returns: whether there is metadata afterwards.
  static func complete(_ target: String, from source: String) -> Bool {
    let own = MetadataText(FileManager.default.contents(atPath: target) ?? Data())
    let other = MetadataText(FileManager.default.contents(atPath: source) ?? Data()).complete
    let best = own.complete.count >= other.count ? own.complete : other
    guard best.count > own.complete.count || !own.isComplete else { return !best.isEmpty }
    // A trace without its metadata is of no use, so failing to write it is reported by the result.
    return (try? best.write(to: URL(fileURLWithPath: target), options: .atomic)) != nil
      && !best.isEmpty
  }
}

/// The text of a metadata file that may have been cut at any byte.
struct MetadataText {
  private static let packetMagic: [UInt8] = [0x57, 0x1D, 0xD1, 0x75]
  private static let packetHeaderBytes = 37
  /// The byte that begins every fragment of CTF 2, and occurs nowhere else.
  private static let recordSeparator: UInt8 = 0x1E

  /// The text up to the end of its last complete declaration, of CTF 1.8, or fragment, of CTF 2.
  let complete: Data
  /// True if that is all of it.
  let isComplete: Bool

  /// Takes the content of a file: packets, as LTTng before 2.14 writes them, or plain text.
  init(_ file: Data) {
    let text = file.prefix(4).elementsEqual(Self.packetMagic) ? Self.unpacked(file) : file
    complete =
      text.first == Self.recordSeparator
      ? Self.fragments(text) : Self.declarations(text)
    isComplete = text.dropFirst(complete.count).allSatisfy { $0 == UInt8(ascii: "\n") }
  }

  private static func declarations(_ text: Data) -> Data {
    // Closing braces within a declaration are indented.
    guard let end = text.range(of: Data("\n};\n".utf8), options: .backwards) else {
      return Data()
    }
    return text[..<end.upperBound]
  }

  /// All fragments, without the last one if that is no JSON yet.
  private static func fragments(_ text: Data) -> Data {
    guard let last = text.lastIndex(of: recordSeparator) else { return Data() }
    let isWhole = (try? JSONSerialization.jsonObject(with: Data(text[(last + 1)...]))) != nil
    return isWhole ? text : text[..<last]
  }

  private static func unpacked(_ file: Data) -> Data {
    var text = Data()
    var offset = 0
    while offset + packetHeaderBytes <= file.count,
      file[offset..<offset + 4].elementsEqual(packetMagic)
    {
      let content = Int(number(file, at: offset + 24) / 8)
      let packet = Int(number(file, at: offset + 28) / 8)
      guard packet >= packetHeaderBytes, (packetHeaderBytes...packet).contains(content),
        packet <= file.count - offset
      else { break }
      text += file[offset + packetHeaderBytes..<offset + content]
      offset += packet
    }
    return text
  }

  private static func number(_ data: Data, at offset: Int) -> UInt32 {
    data[offset..<offset + 4].reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
