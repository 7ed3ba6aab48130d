import Foundation
import TestSupport
import Testing
import TraceReading

/// Copies of a real trace, damaged at random: each is read or refused, and none crashes or hangs.
///
/// libbabeltrace2 runs in this process, so an abort of the library ends the tests.
@Suite struct DamageTests {
  private static let source = GoldenTraces.catalog + "/ctf"

  /// Damages bytes, mostly few of them, in a way that a seed decides.
  private func damage(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    switch random.next() % 8 {
    case 0: return Array(bytes.prefix(Int.random(in: 0..<bytes.count, using: &random)))
    case 1:
      let start = Int.random(in: 0..<bytes.count, using: &random)
      for index in start..<min(start + 64, bytes.count) { bytes[index] = 0xFF }
    default:
      for _ in 0...random.next() % 4 {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        bytes[index] ^= 1 << UInt8(random.next() % 8)
      }
    }
    return bytes
  }

  @Test("300 damaged copies of a real trace are read or refused", arguments: ["metadata", "c_1"])
  func damagedFiles(_ name: String) throws {
    let folder = try TemporaryFolder()
    try folder.copy(["metadata", "c_0", "c_1"], of: Self.source)
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(Self.source)/\(name)")))
    for seed in 0..<150 as Range<UInt64> {
      var random = SeededGenerator(state: seed &* 0x9E37_79B9_7F4A_7C15)
      try folder.write(damage(whole, &random), to: name)
      _ = failure(folder.path)
    }
  }

  @Test(
    "Declarations that make the library abort or exhaust memory are refused",
    arguments: [
      ("uint32_t _id;", "uint32_t _id; uint32_t id;"),
      ("uint32_t _id;", "uint32_t _id[1000000000];"),
      ("uint32_t _id;", "uint32_t _list; uint8_t _id[_list];"),
      ("freq = 1000000000;", ""),
      ("freq = 1000000000;", "freq = 0;"),
      ("uint64_t content_size;", "integer { size = 2; align = 8; } content_size;"),
    ]
  )
  func declarations(_ old: String, _ new: String) throws {
    let folder = try TemporaryFolder()
    let trace = HandWrittenTrace(.init("listscope:a", at: 1))
    try trace.write(to: folder)
    #expect(failure(folder.path) == nil)
    let text = trace.metadata.replacingOccurrences(of: old, with: new)
    #expect(text != trace.metadata)
    try folder.write(Data(text.utf8), to: "ctf/metadata")
    guard case .damaged = failure(folder.path) else {
      Issue.record("\(String(describing: failure(folder.path)))")
      return
    }
  }

  @Test("A time that no clock can show is an error, and leaves nothing behind for the next reading")
  func impossibleTime() throws {
    let folder = try TemporaryFolder()
    let trace = HandWrittenTrace(.init("listscope:a", at: 1 << 63))
    try trace.write(to: folder)
    for _ in 0..<2 {
      guard case .undecodable(_, _, 0) = failure(folder.path) else {
        Issue.record("\(String(describing: failure(folder.path)))")
        return
      }
    }
    #expect(failure(GoldenTraces.catalog) == nil)
  }

  @Test("A packet that lost 2^64-1 events is refused")
  func impossibleLoss() throws {
    let folder = try TemporaryFolder()
    try HandWrittenTrace(streams: [
      [.init(discarded: .max, [.init("listscope:a", at: 1)])]
    ]).write(to: folder)
    guard case .damaged = failure(folder.path) else {
      Issue.record("\(String(describing: failure(folder.path)))")
      return
    }
  }
}

/// Splitmix64, so that damage is the same in every run.
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
