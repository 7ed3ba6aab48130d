import TestSupport
import Testing
import TraceAnalysis
import TraceReading

@Suite struct ReadingTests {
  @Test("A real recording comes back event by event, in the order of time")
  func recording() throws {
    let (events, tally) = try read(GoldenTraces.catalog)
    #expect(events.count == 344)
    #expect(tally.events == 344)
    #expect(tally.lostEvents == 0)
    #expect(tally.unknownProviders.isEmpty)
    #expect(zip(events, events.dropFirst()).allSatisfy { $0.timestampNs <= $1.timestampNs })
    let begins = events.filter { $0.type.name == "measure_begin" }
    #expect(begins.count == 60)
    #expect(Set(begins.compactMap { $0["id"]?.integer }).count == 60)
  }

  @Test("Every kind of field has its value: numbers, fractions, labels and texts")
  func fields() throws {
    let (events, _) = try read(GoldenTraces.catalog)
    let run = try #require(events.first { $0.type.name == "run_begin" })
    #expect(run["scenario"] == .text("catalog"))
    #expect(run["items"] == .unsigned(60))
    #expect(run["budget_ns"] == .integer(16_666_666))
    let frame = try #require(events.first { $0.type.name == "frame_begin" })
    #expect(frame["offset_points"] == .number(0))
    #expect(frame["phase"] == .label(FieldLabel("drag", 1)))
    #expect(frame["nothing"] == nil)
    #expect(frame.process.pid == 519)
    #expect(frame.thread == 519)
  }

  @Test("A recording without the contexts vpid and vtid has process and thread 0")
  func noContexts() throws {
    let folder = try TemporaryFolder()
    try HandWrittenTrace(.init("listscope:frame_begin", at: 5, id: 7)).write(to: folder)
    let event = try #require(try read(folder.path).events.first)
    #expect(event.timestampNs == 5)
    #expect(event["id"] == .unsigned(7))
    #expect(event.process.pid == 0)
    #expect(event.thread == 0)
  }

  @Test("Two traces below one folder are merged by time")
  func merging() throws {
    let folder = try TemporaryFolder()
    try HandWrittenTrace(
      number: 1,
      .init("listscope:a", at: 10),
      .init("listscope:a", at: 30)
    ).write(to: folder, below: "one/ust")
    try HandWrittenTrace(
      number: 2,
      .init("listscope:b", at: 20),
      .init("listscope:b", at: 40)
    ).write(to: folder, below: "two/deep/down")
    let (events, _) = try read(folder.path)
    #expect(events.map(\.type.name) == ["a", "b", "a", "b"])
    #expect(events.map(\.timestampNs) == [10, 20, 30, 40])
  }

  @Test("Events of other providers are skipped and counted")
  func otherProviders() throws {
    let folder = try TemporaryFolder()
    try HandWrittenTrace(
      .init("other:x", at: 1),
      .init("listscope:a", at: 2),
      .init("other:y", at: 3)
    ).write(to: folder)
    let (events, tally) = try read(folder.path)
    #expect(events.count == 1)
    #expect(tally.unknownProviders == ["other": 2])
  }

  @Test("Lost events are the maximum of each stream, also when its counter runs backwards")
  func lostEvents() throws {
    let folder = try TemporaryFolder()
    func packet(_ discarded: UInt64, at time: UInt64) -> HandWrittenTrace.Packet {
      .init(discarded: discarded, [.init("listscope:a", at: time)])
    }
    try HandWrittenTrace(streams: [
      [packet(3, at: 1), packet(500, at: 4), packet(0, at: 6), packet(500, at: 9)],
      [packet(0, at: 2), packet(16, at: 5)],
      [packet(0, at: 3)],
    ]).write(to: folder)
    let (events, tally) = try read(folder.path)
    #expect(events.map(\.timestampNs) == [1, 2, 3, 4, 5, 6, 9])
    #expect(tally.lostEvents == 516)
  }
}
