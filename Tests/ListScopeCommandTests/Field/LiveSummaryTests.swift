import ListSchema
import TestSupport
import Testing
import TraceAnalysis
import TraceReading
import TraceTestSupport

/// The numbers of `top`, compared with those of `report` on the same events.
struct LiveSummaryTests {
  private static let traces = [
    "crossing", "fling", "one-update", "tour", "two-lists", "unfinished",
  ]

  private func events(_ name: String) throws -> [TraceEvent] {
    var events: [TraceEvent] = []
    let path = "\(CommandRun.repository)/Traces/\(name)"
    _ = try TraceReader(path: path, provider: "listscope").read { events.append($0) }
    return events
  }

  /// The sums over frames.
  private struct Sums: Equatable {
    var frames = 0
    var lateFrames = 0
    var hitchNs: Int64 = 0
    var causes: [String: Int64] = [:]
    var updates = 0
    var selfNs: [String: Int64] = [:]

    mutating func add(
      _ frames: FrameSummary?,
      _ updates: UpdateSummary?,
      _ intervals: [IntervalSummary]
    ) {
      self.frames += frames?.durations.count ?? 0
      lateFrames += frames?.lateFrames ?? 0
      hitchNs += frames?.hitches.hitchNs ?? 0
      for cause in frames?.causes ?? [] { causes[cause.name, default: 0] += cause.overrunNs }
      self.updates += updates?.durations.count ?? 0
      for row in intervals { selfNs[row.name, default: 0] += row.selfNs }
    }
  }

  @Test("The sums over all times are the report's, wherever they are cut", arguments: traces)
  func sums(name: String) throws {
    let events = try events(name)
    let path = "\(CommandRun.repository)/Traces/\(name)"
    let report = try TraceReader(path: path, provider: "listscope")
      .summary(schema: ListSchema.schema)
    var expected = Sums()
    for group in report.groups { expected.add(group.frames, group.updates, group.intervals) }
    for seed in Seeds.all.prefix(8) {
      var generator = SeededGenerator(seed: seed)
      var live = LiveSummary(schema: ListSchema.schema)
      var sums = Sums()
      for event in events {
        live.add(event)
        guard Int.random(in: 0..<200, using: &generator) == 0 else { continue }
        let figures = live.next()
        sums.add(figures.frames, figures.updates, figures.intervals)
      }
      let last = live.finish()
      sums.add(last.frames, last.updates, last.intervals)
      #expect(sums == expected, "seed \(seed)")
      let total = live.total()
      var whole = Sums()
      whole.add(total.frames, total.updates, total.intervals)
      #expect(whole == expected, "seed \(seed)")
    }
  }

  @Test("The seconds before a frame add up to the frames before it")
  func secondsBefore() throws {
    let events = try events("fling")
    var frames: [Frame] = []
    var builder = SecondsBeforeBuilder(frame: 20)
    func take(_ part: TracePart) {
      builder.add(part)
      guard case .intervals(let intervals) = part else { return }
      frames += intervals.compactMap { $0.frame?.frame }
    }
    ScriptedTrace(events: events).read(into: [TraceParts(take)])
    let before = builder.finish()
    let frame = try #require(before.frame?.frame)
    #expect(frame.number == 20)
    let earlier = frames.filter {
      $0.startNs < frame.startNs && frame.startNs - $0.startNs <= 10_000_000_000
    }
    #expect(before.seconds.reduce(0) { $0 + $1.frames } == earlier.count)
    #expect(before.seconds.reduce(0) { $0 + $1.lateFrames } == earlier.count(where: \.isLate))
    #expect(before.seconds.map(\.number) == before.seconds.map(\.number).sorted(by: >))
    #expect(before.seconds.last?.number == 1)
  }
}
