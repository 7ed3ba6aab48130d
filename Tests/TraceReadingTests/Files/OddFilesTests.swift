import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Tests of odd files in a folder beside, or instead of, the files of a trace.
@Suite struct OddFilesTests {
  private let trace = {
    var trace = HandMadeTrace()
    trace.events = [(0, "listscope:thing", "uint32_t _n;")]
    return trace
  }()

  private func packet(at time: UInt64, instance: UInt64 = 0) -> [UInt8] {
    trace.packet(begin: time, end: time + 9, instance: instance) { bits in
      trace.event(0, at: time, &bits)
      bits.number(7, 32)
    }
  }

  private func read(
    _ folder: TemporaryFolder,
    _ decoder: TraceDecoder = .packets
  ) throws -> TraceReader.Tally {
    try TraceReader(path: folder.path, provider: "listscope", decoder: decoder).read { _ in }
  }

  @Test("Nobody waits for metadata that are a pipe", arguments: TraceDecoder.allCases)
  func pipe(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    #expect(mkfifo(folder.path + "/metadata", 0o600) == 0)
    try folder.write(packet(at: 1), to: "stream_0")
    #expect(
      throws: TraceReadingError.unreadable(
        path: folder.path + "/metadata",
        reason: "it is no ordinary file"
      )
    ) { try read(folder, decoder) }
  }

  @Test("A stream that is a pipe does not stop libbabeltrace2's checks")
  func pipedStream() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    #expect(mkfifo(folder.path + "/stream_0", 0o600) == 0)
    #expect(
      throws: TraceReadingError.unreadable(
        path: folder.path + "/stream_0",
        reason: "it is no ordinary file"
      )
    ) { try read(folder, .babeltrace) }
  }

  @Test("A folder called metadata is searched like any other", arguments: TraceDecoder.allCases)
  func folderOfThatName(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    _ = try folder.folder("metadata/ust")
    try folder.write(Array(trace.metadata.utf8), to: "metadata/ust/metadata")
    try folder.write(packet(at: 1), to: "metadata/ust/stream_0")
    #expect(try read(folder, decoder).events == 1)
  }

  @Test("A stream that is a link to nowhere is missed, one to itself or to a device as well")
  func links() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(packet(at: 1), to: "stream_0")
    for (name, target) in [("far", "/nowhere/far"), ("self", "self"), ("zero", "/dev/zero")] {
      #expect(symlink(target, folder.path + "/" + name) == 0)
    }
    let tally = try read(folder)
    #expect(tally.events == 1)
    #expect(Set(tally.damage.packets.map(\.file)) == ["far", "self", "zero"])
  }

  @Test("Links to folders are not followed, so a circle of them ends")
  func circles() throws {
    let folder = try TemporaryFolder()
    _ = try folder.folder("a/b")
    #expect(symlink(folder.path, folder.path + "/a/b/up") == 0)
    try folder.write(Array(trace.metadata.utf8), to: "a/b/metadata")
    try folder.write(packet(at: 1), to: "a/b/stream_0")
    #expect(try read(folder).events == 1)
  }

  @Test("Two hundred traces of a stream each are merged like one")
  func manyTraces() throws {
    let folder = try TemporaryFolder()
    let metadata = Array(trace.metadata.utf8)
    for number in 0..<200 as Range<UInt64> {
      _ = try folder.folder("pid-\(number)")
      try folder.write(metadata, to: "pid-\(number)/metadata")
      try folder.write(packet(at: 5_000 - number, instance: number), to: "pid-\(number)/stream_0")
    }
    var times: [Int64] = []
    let reader = TraceReader(path: folder.path, provider: "listscope")
    #expect(try reader.read { times.append($0.timestampNs) }.events == 200)
    #expect(times == Array(4_801...5_000))
  }

  @Test(
    "A terabyte of nothing after the packets is named, and takes no time",
    .timeLimit(.minutes(10)),
    arguments: TraceDecoder.allCases
  )
  func holeAfterPackets(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(packet(at: 1), to: "stream_0")
    #expect(truncate(folder.path + "/stream_0", 1 << 40) == 0)
    try expectDamage(folder, decoder, "a packet should begin here")
  }

  @Test(
    "A packet that reaches over a hole of a terabyte is named, and not read",
    .timeLimit(.minutes(10)),
    arguments: TraceDecoder.allCases
  )
  func holeInPacket(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    var wide = packet(at: 1, instance: 1)
    var bits = BitWriter(isBigEndian: false)
    for _ in 0..<2 { bits.number(8 << 36, 64) }
    let sizes = HandMadeTrace.sizesOffset
    wide.replaceSubrange(sizes..<sizes + 16, with: bits.bytes)
    try folder.write(wide, to: "stream_0")
    #expect(truncate(folder.path + "/stream_0", 1 << 40) == 0)
    try folder.write(packet(at: 1), to: "stream_1")
    try expectDamage(folder, decoder, "the file has a hole there")
  }

  /// Expects the damage of `stream_0` to be named: as an error by the library's reader.
  private func expectDamage(
    _ folder: TemporaryFolder,
    _ decoder: TraceDecoder,
    _ reason: String
  ) throws {
    switch decoder {
    case .packets:
      let tally = try read(folder)
      #expect(tally.events == 1)
      #expect(tally.damage.packets.map(\.file) == ["stream_0"])
      #expect(tally.damage.packets.first?.reason.contains(reason) == true)
    case .babeltrace:
      let error = #expect(throws: TraceReadingError.self) { try read(folder, decoder) }
      #expect(error?.message.contains(folder.path + "/stream_0") == true)
      #expect(error?.message.contains(reason) == true)
    }
  }
}
