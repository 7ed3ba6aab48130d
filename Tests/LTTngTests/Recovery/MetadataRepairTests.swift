import Foundation
import TestSupport
import Testing

@testable import LTTng

/// Metadata of both formats, cut at every byte.
@Suite struct MetadataRepairTests {
  /// Declarations of CTF 1.8, as LTTng-UST writes them.
  private static let declarations = [
    "/* CTF 1.8 */\n\ntypealias integer { size = 8; align = 8; signed = false; } := uint8_t;\n\ntrace {\n"
      + "\tmajor = 1;\n\tpacket.header := struct {\n\t\tuint32_t magic;\n\t};\n};\n",
    "\nenv {\n\ttracer_name = \"lttng-ust {};\";\n};\n",
    "\nevent {\n\tname = \"a:b\";\n\tfields := struct {\n\t\tstruct { int x; } _x;\n\t};\n};\n",
  ]

  /// Fragments of CTF 2, with all that could be taken for an end.
  private static let fragments = [
    "\u{1E}{\n  \"type\": \"preamble\",\n  \"uuid\": [1, 2],\n  \"version\": 2\n}",
    "\u{1E}{\"type\":\"trace-class\",\"environment\":{\"a\":\"};\\n\",\"b\":\"}\\\"\",\"ü\":{}}}",
    "\u{1E}{\n  \"members\": [{}, {\"x\": [[0, 18446744073709551615]]}],\n  \"type\": \"event\"\n}",
  ]

  private static func packets(_ text: Data, size: Int) -> Data {
    func number(_ value: Int) -> [UInt8] {
      (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    var file = Data()
    for begin in stride(from: 0, to: text.count, by: size) {
      let part = text[begin..<min(begin + size, text.count)]
      let padding = 11
      file += [0x57, 0x1D, 0xD1, 0x75] + [UInt8](repeating: 7, count: 20)
      file += number(8 * (37 + part.count)) + number(8 * (37 + part.count + padding))
      file += [0, 0, 0, 1, 8] + part + [UInt8](repeating: 0, count: padding)
    }
    return file
  }

  /// The longest run of whole parts that a cut text holds.
  private func whole(_ parts: [String], in count: Int) -> Data {
    var text = Data()
    for part in parts {
      guard text.count + part.utf8.count <= count else { break }
      text += Data(part.utf8)
    }
    return text
  }

  @Test(
    "Of a cut text all whole parts are left, and nothing else",
    arguments: [declarations, fragments]
  )
  func everyCut(parts: [String]) {
    let text = Data(parts.joined().utf8)
    for count in 0...text.count {
      let metadata = MetadataText(text[..<count])
      let expected = whole(parts, in: count)
      #expect(metadata.complete == expected, "cut at \(count)")
      #expect(metadata.isComplete == text[expected.count..<count].allSatisfy { $0 == 10 })
    }
  }

  @Test(
    "Packets have their text, without the packet that was cut",
    arguments: [declarations, fragments]
  )
  func packets(parts: [String]) {
    let text = Data(parts.joined().utf8)
    for size in [1, 13, 100, 4096] {
      let file = Self.packets(text, size: size)
      #expect(MetadataText(file).complete == text)
      for count in stride(from: 0, to: file.count, by: 7) {
        let packets = count / (37 + min(size, text.count) + 11)
        let expected = whole(parts, in: min(text.count, packets * size))
        #expect(MetadataText(Data(file[..<count])).complete == expected, "\(size), cut at \(count)")
      }
    }
  }

  @Test(
    "The file that has more is left, whole, whichever it is",
    arguments: [declarations, fragments]
  )
  func merge(parts: [String]) throws {
    let folder = try OutputFolder()
    let (target, source) = (folder.path + "/metadata", folder.path + "/buffers")
    let text = Data(parts.joined().utf8)
    let cuts = [0, 1, parts[0].utf8.count, parts[0].utf8.count + 9, text.count - 1, text.count]
    for own in cuts {
      for other in cuts {
        try text[..<own].write(to: URL(fileURLWithPath: target))
        try text[..<other].write(to: URL(fileURLWithPath: source))
        let expected = whole(parts, in: max(own, other))
        #expect(MetadataRepair.complete(target, from: source) == !expected.isEmpty)
        let result = try Data(contentsOf: URL(fileURLWithPath: target))
        #expect(MetadataText(result).complete == expected && MetadataText(result).isComplete)
      }
    }
  }

  @Test("Neither a missing target nor a missing source is an obstacle")
  func missing() throws {
    let folder = try OutputFolder()
    let (target, source) = (folder.path + "/metadata", folder.path + "/buffers")
    let text = Data(Self.fragments.joined().utf8)
    #expect(!MetadataRepair.complete(target, from: source))
    try text.write(to: URL(fileURLWithPath: source))
    #expect(MetadataRepair.complete(target, from: source))
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == text)
    try FileManager.default.removeItem(atPath: source)
    #expect(MetadataRepair.complete(target, from: source))
  }

  @Test("Packets that hold everything are left as they are")
  func untouched() throws {
    let folder = try OutputFolder()
    let (target, source) = (folder.path + "/metadata", folder.path + "/buffers")
    let text = Data(Self.declarations.joined().utf8)
    let file = Self.packets(text, size: 50)
    try file.write(to: URL(fileURLWithPath: target))
    try (text + Data("\nevent {".utf8)).write(to: URL(fileURLWithPath: source))
    #expect(MetadataRepair.complete(target, from: source))
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == file)
  }
}
