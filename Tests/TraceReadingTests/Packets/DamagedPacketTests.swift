import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// Damaged parts are left out, named and counted; all else is read.
@Suite struct DamagedPacketTests {
  private let trace = {
    var trace = HandMadeTrace()
    trace.events = [(0, "listscope:thing", "uint32_t _n;"), (1, "listscope:text", "string _s;")]
    return trace
  }()

  /// A packet with events from a time on, a nanosecond apart.
  private func packet(
    at time: UInt64,
    events: Int = 3,
    end: UInt64? = nil,
    discarded: UInt64 = 0,
    _ more: (inout BitWriter) -> Void = { _ in }
  ) -> [UInt8] {
    trace.packet(begin: time, end: end ?? time + 50, discarded: discarded) { bits in
      for number in 0..<UInt64(events) {
        trace.event(0, at: time + number, &bits)
        bits.number(number, 32)
      }
      more(&bits)
    }
  }

  /// Returns the events that are read from a file of packets.
  private func read(
    _ packets: [[UInt8]],
    _ trace: HandMadeTrace? = nil
  ) throws -> (times: [Int64], damage: ReadingDamage, lost: UInt64) {
    let folder = try TemporaryFolder()
    try folder.write(Array((trace ?? self.trace).metadata.utf8), to: "metadata")
    try folder.write(packets.flatMap { $0 }, to: "stream_0")
    let (events, tally) = try ComparableEvent.all(below: folder.path, .packets)
    return (events.map(\.timeNs), tally.damage, tally.lostEvents)
  }

  @Test(
    "A packet whose header makes no sense is left out",
    arguments: [
      ("magic", 0, 4, "a packet should begin here"),
      ("another order of bytes", 0, 4, "another order of bytes"),
      ("uuid", HandMadeTrace.uuidOffset + 3, 1, "belongs to another trace"),
      ("stream", 20, 4, "the metadata have no stream"),
      ("content beyond packet", HandMadeTrace.sizesOffset, 8, "bits of content in"),
      ("packet size 0", HandMadeTrace.sizesOffset + 8, 8, "bits of content in 0 bits"),
      ("lost 2^64-1", HandMadeTrace.sizesOffset + 16, 8, "have lost 2^64-1 events"),
    ]
  )
  func header(name: String, offset: Int, count: Int, reason: String) throws {
    var damaged = packet(at: 100)
    let value: [UInt8] =
      switch name {
      case "another order of bytes": [0xC1, 0xFC, 0x1F, 0xC1]
      case "packet size 0": Array(repeating: 0, count: count)
      default: Array(repeating: 0xFF, count: count)
      }
    damaged.replaceSubrange(offset..<offset + count, with: value)
    let first = packet(at: 10)
    let result = try read([first, damaged, packet(at: 200)])
    #expect(result.times == [10, 11, 12, 200, 201, 202])
    #expect(result.damage.count == 1)
    let named = try #require(result.damage.packets.first)
    #expect(named.file == "stream_0")
    #expect(named.packet == 1)
    #expect(named.offset == first.count)
    #expect(named.eventsRead == 0)
    #expect(named.reason.contains(reason), "\(named.reason)")
  }

  @Test("A packet size that leads astray loses neither its own events nor those after")
  func wrongPacketSize() throws {
    for size in [0x10_0000, 800] as [UInt64] {
      var damaged = packet(at: 100)
      var bits = BitWriter(isBigEndian: false)
      bits.number(size * 8, 64)
      damaged.replaceSubrange(
        HandMadeTrace.sizesOffset + 8..<HandMadeTrace.sizesOffset + 16,
        with: bits.bytes
      )
      let result = try read([damaged, packet(at: 200), packet(at: 300, events: 90, end: 500)])
      #expect(result.times.prefix(6) == [100, 101, 102, 200, 201, 202])
      #expect(result.times.count == 96)
      #expect(result.damage.count == 1)
    }
  }

  @Test("What follows an event that cannot be read is left out up to the next packet")
  func events() throws {
    let cases: [(String, (inout BitWriter) -> Void)] = [
      ("the metadata have no event 9", { self.trace.event(9, at: 105, &$0) }),
      (
        "a text goes beyond the end",
        { bits in
          self.trace.event(1, at: 105, &bits)
          for _ in 0..<40 { bits.number(65, 8) }
        }
      ),
      ("goes beyond the end", { self.trace.event(0, at: 105, &$0) }),
      ("time goes backwards", { self.trace.event(0, at: 7, isLong: true, &$0) }),
      ("later than the end", { self.trace.event(0, at: 99, &$0) }),
    ]
    for (reason, write) in cases {
      let result = try read([packet(at: 10), packet(at: 100, write), packet(at: 200)])
      #expect(result.times == [10, 11, 12, 100, 101, 102, 200, 201, 202], "\(reason)")
      #expect(result.damage.count == 1)
      let named = try #require(result.damage.packets.first)
      #expect(named.packet == 1)
      #expect(named.eventsRead == 3)
      #expect(named.reason.contains(reason), "\(named.reason)")
    }
  }

  @Test("A time that no clock can show is damage")
  func impossibleTime() throws {
    let late = trace.packet(begin: 1 << 63, end: .max) { bits in
      trace.event(0, at: 1 << 63, isLong: true, &bits)
      bits.number(0, 32)
    }
    let result = try read([packet(at: 10), late])
    #expect(result.times == [10, 11, 12])
    #expect(result.damage.packets.map(\.reason) == ["an event has an impossible time"])
  }

  @Test("Lost events are counted for packets that are damaged further on")
  func lostEvents() throws {
    let broken = packet(at: 100, discarded: 7) { self.trace.event(9, at: 105, &$0) }
    #expect(try read([packet(at: 10, discarded: 3), broken]).lost == 7)
  }

  @Test("A file cut anywhere gives the events before the cut")
  func cut() throws {
    let packets = [packet(at: 10), packet(at: 100), packet(at: 200)]
    let whole = packets.flatMap { $0 }
    let all = try read([whole]).times
    var boundary = 0
    for packet in packets.dropLast() {
      boundary += packet.count
      let result = try read([Array(whole[..<boundary])])
      #expect(result.times.count == boundary / packet.count * 3)
      #expect(result.damage.count == 0)
    }
    for length in packets[0].count + 1..<whole.count where length % packets[0].count != 0 {
      let result = try read([Array(whole[..<length])])
      #expect(all.starts(with: result.times))
      #expect(result.times.count >= length / packets[0].count * 3)
      #expect(result.damage.count == 1)
      #expect(result.damage.packets.first?.packet == length / packets[0].count)
    }
  }

  @Test("Only so many damaged packets are named, but all are counted")
  func many() throws {
    let broken = packet(at: 100) { self.trace.event(9, at: 105, &$0) }
    let result = try read(Array(repeating: broken, count: 300).map { $0 } + [packet(at: 200)])
    #expect(result.damage.count == 300)
    #expect(result.damage.packets.count == ReadingDamage.maxNamed)
  }

  @Test("Files that are no streams are named, and do not matter")
  func strayFiles() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(packet(at: 10), to: "stream_0")
    try folder.write(Array("notes".utf8), to: "notes.txt")
    #expect(mkfifo(folder.path + "/pipe", 0o600) == 0)
    let (events, tally) = try ComparableEvent.all(below: folder.path, .packets)
    #expect(events.count == 3)
    #expect(Set(tally.damage.packets.map(\.file)) == ["notes.txt", "pipe"])
  }

  @Test("Of several traces, those with usable metadata are read")
  func damagedMetadata() throws {
    let folder = try TemporaryFolder()
    for name in ["a", "b"] {
      _ = try folder.folder(name)
      try folder.write(Array(trace.metadata.utf8), to: name + "/metadata")
      try folder.write(packet(at: 10), to: name + "/stream_0")
    }
    try folder.write(Array(trace.metadata.utf8.prefix(900)), to: "a/metadata")
    let (events, tally) = try ComparableEvent.all(below: folder.path, .packets)
    #expect(events.count == 3)
    #expect(tally.damage.packets.map(\.file) == ["a/metadata"])
    #expect(tally.damage.packets.first?.packet == nil)
  }

  @Test("When nothing can be read, the first damage is the error")
  func nothing() throws {
    let folder = try TemporaryFolder()
    try folder.write(Array(trace.metadata.utf8), to: "metadata")
    try folder.write(Array(packet(at: 10).dropFirst()), to: "stream_0")
    #expect(
      throws: TraceReadingError.damaged(
        path: folder.path + "/stream_0",
        offset: 0,
        reason: "a packet should begin here"
      )
    ) {
      try ComparableEvent.all(below: folder.path, .packets)
    }
  }
}
