import Foundation
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

@Suite("Reading traces, by every decoder") struct TraceReaderTests {
  private typealias Event = CTFWriter.Event
  private typealias Packet = CTFWriter.Packet

  private func reader(_ path: String, _ decoder: TraceDecoder) -> TraceReader {
    TraceReader(path: path, provider: "listscope", decoder: decoder)
  }

  /// One frame from time 10 to 30, and something foreign at 20.
  private var oneFrame: CTFWriter {
    var writer = CTFWriter()
    writer.files = [
      (
        0,
        [
          Packet(events: [
            Event(number: CTFWriter.begin, time: 10, id: 1),
            Event(number: CTFWriter.foreign, time: 20, id: 1),
            Event(number: CTFWriter.end, time: 30, id: 1),
          ])
        ]
      )
    ]
    return writer
  }

  @Test(
    "A real trace is read in the order of time, with names, labels and threads",
    arguments: TraceDecoder.allCases
  )
  func realTrace(decoder: TraceDecoder) throws {
    var events: [TraceEvent] = []
    let tally = try reader(GoldenTraces.folder + "/schema-3", decoder).read { events.append($0) }
    #expect(tally.events == events.count)
    #expect(tally.lostEvents == 0)
    #expect(events.count == 1176)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.timestampNs <= $1.timestampNs })
    #expect(Set(events.map(\.process)).count == 1)
    #expect(events.allSatisfy { $0.process.pid > 0 && $0.thread > 0 })
    let run = try #require(events.first { $0.type.name == "run_begin" })
    #expect(run["scenario"]?.text == "catalog")
    #expect(run["budget_ns"]?.integer == 16_666_666)
    let frame = try #require(events.first { $0.type.name == "frame_begin" })
    #expect(frame["phase"] == .label(FieldLabel("drag", 1)))
    #expect(frame["offset_points"]?.number == 0)
  }

  @Test(
    "Bytes of either order and metadata of either form give the same events",
    arguments: [(false, false), (false, true), (true, false), (true, true)],
    TraceDecoder.allCases
  )
  func forms(_ form: (isBigEndian: Bool, isPacketized: Bool), decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    var writer = oneFrame
    writer.isBigEndian = form.isBigEndian
    writer.isPacketized = form.isPacketized
    try writer.write(to: folder.path)
    let trace = try reader(folder.path, decoder).trace()
    #expect(trace.tree.intervals.map(\.durationNs) == [20])
    #expect(trace.events.first?.timestampNs == 1010)
    #expect(trace.reading.unknownProviders == ["other": 1])
  }

  @Test(
    "Lost events are the largest counter of every stream, whatever is in between",
    arguments: TraceDecoder.allCases
  )
  func lostEvents(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    var writer = oneFrame
    let frame = writer.files[0].packets[0].events
    func packet(_ shift: UInt64, discarded: UInt64) -> Packet {
      let events = frame.map { Event(number: $0.number, time: $0.time + shift, id: $0.id) }
      return Packet(events: events, discarded: discarded)
    }
    writer.files = [
      (0, [packet(0, discarded: 0), packet(100, discarded: 5), packet(200, discarded: 0)]),
      (1, [packet(0, discarded: 3)]),
      // The first stream again, in the next file of a rotation.
      (0, [packet(300, discarded: 7), packet(400, discarded: 0)]),
    ]
    try writer.write(to: folder.path)
    #expect(try reader(folder.path, decoder).trace().reading.lostEvents == 10)
  }

  @Test(
    "Packets of a layout that is not understood are left to the decoder",
    arguments: TraceDecoder.allCases
  )
  func unknownLayout(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    var writer = oneFrame
    writer.header = .bits
    let events = writer.files[0].packets[0].events
    let later = events.map { Event(number: $0.number, time: $0.time + 100, id: $0.id) }
    writer.files[0].packets = [
      Packet(events: events, discarded: 0), Packet(events: later, discarded: 4),
    ]
    try writer.write(to: folder.path)
    let trace = try reader(folder.path, decoder).trace()
    #expect(trace.tree.intervals.count == 2)
    #expect(trace.reading.lostEvents == 4)
  }

  @Test(
    "Any folder above the trace will do",
    arguments: ["", "/", "/session", "/session/ust/uid/0/64-bit", "/session/ust/"],
    TraceDecoder.allCases
  )
  func above(suffix: String, decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    try oneFrame.write(to: folder.folder("session/ust/uid/0/64-bit"))
    _ = try folder.folder("session/empty")
    #expect(try reader(folder.path + suffix, decoder).trace().events.count == 2)
  }

  @Test("Several traces below a folder are read as one", arguments: TraceDecoder.allCases)
  func severalTraces(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    try oneFrame.write(to: folder.folder("repetition-1"))
    try oneFrame.write(to: folder.folder("repetition-2"))
    #expect(try reader(folder.path, decoder).trace().events.count == 4)
  }

  @Test(
    "Without contexts, everything comes from one process and thread",
    arguments: TraceDecoder.allCases
  )
  func noContexts(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    try oneFrame.write(to: folder.path)
    let trace = try reader(folder.path, decoder).trace()
    #expect(Set(trace.events.map(\.process)).count == 1)
    #expect(trace.tree.intervals.first?.process.pid == 0)
    #expect(trace.tree.intervals.first?.thread == 0)
  }

  @Test("Damaged index files do not matter", arguments: TraceDecoder.allCases)
  func index(decoder: TraceDecoder) throws {
    let folder = try TemporaryFolder()
    try oneFrame.write(to: folder.path)
    _ = try folder.folder("index")
    try folder.write([UInt8](repeating: 0xFF, count: 500), to: "index/stream_0.idx")
    #expect(try reader(folder.path, decoder).trace().events.count == 2)
  }
}
