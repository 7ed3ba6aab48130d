import Foundation
import TestSupport
import Testing

@testable import LTTng

@Suite struct StreamRepairTests {
  private let folder = try? OutputFolder()

  /// A packet with content that tells its number.
  private func packet(_ number: Int, contentBytes: Int) -> [UInt8] {
    func bytes(_ value: Int, _ count: Int) -> [UInt8] {
      (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
    let bits = (StreamPacket.headerBytes + contentBytes) * 8
    return bytes(0xC1FC_1FC1, 4) + bytes(0, 28) + bytes(1, 16) + bytes(bits, 8) + bytes(bits, 8)
      + bytes(number, 8) + bytes(0, 12) + [UInt8](repeating: UInt8(number), count: contentBytes)
  }

  /// SplitMix64.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state &+= 0x9E37_79B9_7F4A_7C15
      var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
      return mixed ^ (mixed >> 31)
    }
  }

  private func repaired(_ disk: [UInt8], _ buffers: [UInt8]) throws -> ([UInt8], Int) {
    let paths = try ["disk", "buffers"].map { try #require(folder).path + "/" + $0 }
    try Data(disk).write(to: URL(fileURLWithPath: paths[0]))
    try Data(buffers).write(to: URL(fileURLWithPath: paths[1]))
    let result = StreamRepair.complete(paths[0], from: paths[1])
    return (Array(try Data(contentsOf: URL(fileURLWithPath: paths[0]))), result.packets)
  }

  @Test("Whatever was written before the kill, every packet is there once", arguments: Seeds.all)
  func everyCut(seed: UInt64) throws {
    var generator = Generator(state: seed)
    let packets = (0..<8).map {
      packet($0, contentBytes: Int.random(in: 0..<300, using: &generator))
    }
    let whole = packets.flatMap { $0 }
    // The disk has the beginning, up to anywhere in the packet `written`; the ring still holds that
    // packet, and perhaps some before it which the consumer had not freed.
    let written = Int(seed % 8)
    let before = packets[..<written].flatMap { $0 }
    let part = packets[written].prefix(Int.random(in: 0...packets[written].count))
    let held = packets[max(0, written - Int(seed % 3))...].flatMap { $0 }
    let (bytes, count) = try repaired(before + part, held)
    #expect(bytes == whole)
    #expect(count == (part.count == packets[written].count ? 7 : 8) - written)
  }

  @Test("A packet that was being written is taken from the ring buffer itself")
  func ring() throws {
    let packets = (0..<4).map { packet($0, contentBytes: 1000) }
    let paths = try ["a", "b", "c"].map { try #require(folder).path + "/" + $0 }
    let page = Int(getpagesize())
    let ring =
      [UInt8](repeating: 0, count: page)
      + [2, 3, 0, 1].flatMap {
        packets[$0] + [UInt8](repeating: 0, count: page - packets[$0].count)
      }
    let contents = [packets[0] + packets[1].prefix(500), packets[2] + packets[3], ring]
    for (path, content) in zip(paths, contents) {
      try Data(content).write(to: URL(fileURLWithPath: path))
    }
    #expect(StreamRepair.complete(paths[0], from: paths[1], ring: paths[2]).packets == 3)
    #expect(Array(try Data(contentsOf: URL(fileURLWithPath: paths[0]))) == packets.flatMap { $0 })
  }

  @Test("Without anything in the buffers a stream is cut to its complete packets")
  func emptyBuffers() throws {
    let (bytes, count) = try repaired(packet(0, contentBytes: 5) + [0xC1, 0x1F], [])
    #expect(bytes == packet(0, contentBytes: 5))
    #expect(count == 0)
  }

  @Test("A file that is no stream is replaced by what the buffers hold")
  func garbage() throws {
    let (bytes, _) = try repaired([UInt8](repeating: 7, count: 500), packet(3, contentBytes: 9))
    #expect(bytes == packet(3, contentBytes: 9))
  }
}
