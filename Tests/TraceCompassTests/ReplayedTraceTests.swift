import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceCompass

/// What Trace Compass makes of golden traces, beside what our own reports say.
@Suite struct ReplayedTraceTests {
  private static let all = [
    "one-update", "fling", "tour", "two-lists", "schema-3", "diff-only", "crossing", "lost-events",
    "unfinished",
  ]

  private let root: XMLNode

  init() throws {
    root = try #require(XMLNode.parse(TraceCompassFile.render(ListSchema.schema)))
  }

  /// The fields of an interval that the schema declares, as text.
  private func fields(_ interval: Interval) -> [String: String] {
    let row = ListSchema.schema.intervals.first { $0.name == interval.name }
    let declared = ((row?.begin ?? []) + (row?.end ?? [])).map(\.name)
    let own = declared.compactMap { name in
      interval[name].map { (name, ReplayedEvent.text($0)) }
    }
    let scope = [("list", "\(interval.list)"), ("update", "\(interval.update)")]
    return Dictionary(scope + own) { first, _ in first }
  }

  private func segment(_ interval: Interval) -> SegmentReplay.Segment {
    SegmentReplay.Segment(
      name: interval.name,
      startNs: interval.startNs,
      endNs: interval.endNs,
      fields: fields(interval)
    )
  }

  @Test("The segments are the intervals of the report, with all their fields", arguments: all)
  func segments(name: String) throws {
    let trace = try ReplayedTrace(name)
    let expected = trace.intervals.map(segment)
    #expect(!expected.isEmpty)
    #expect(Set(trace.segments(root, "listscope.intervals")) == Set(expected))
    #expect(trace.segments(root, "listscope.intervals").count == expected.count)
  }

  @Test("Frames and updates have segments of their own", arguments: all, ["frame", "update"])
  func subjects(name: String, kind: String) throws {
    let trace = try ReplayedTrace(name)
    let expected = trace.intervals.filter { $0.name == kind }.map(segment)
    #expect(Set(trace.segments(root, "listscope.\(kind)s")) == Set(expected))
  }

  /// When something begins and ends to be lit, by the lane or stack that it is on.
  private func edges<Times: Sequence>(_ times: Times) -> [String: [[Int64]]]
  where Times.Element == (place: String, startNs: Int64, endNs: Int64) {
    Dictionary(grouping: times, by: \.place).mapValues { times in
      [times.map(\.startNs).sorted(), times.map(\.endNs).sorted()]
    }
  }

  @Test(
    "A lane is lit while an interval of its kind is open, and after a lost end until the next frame",
    arguments: all
  )
  func lanes(name: String) throws {
    let trace = try ReplayedTrace(name)
    let lanes = trace.states(root).filter {
      $0.key.hasPrefix("Processes/") && !$0.key.contains("reason")
    }
    let shown = lanes.flatMap { path, states in
      let steps = path.split(separator: "/")
      let name = steps[3].split(separator: " ").last ?? ""
      return states.map { ("\(steps[1])/\(steps[2])/\(name)", $0.startNs, $0.endNs) }
    }
    let expected = trace.litTimes.map { ($0.lane, $0.startNs, $0.endNs) }
    #expect(!expected.isEmpty)
    #expect(edges(shown) == edges(expected))
  }

  private func stackStates(_ trace: ReplayedTrace) -> [(stack: [Substring], StateReplay.State)] {
    trace.states(root).filter { $0.key.hasPrefix("Call stacks/") }.flatMap { path, states in
      states.map { (path.split(separator: "/"), $0) }
    }
  }

  @Test("A call stack is as deep as intervals of its list are open", arguments: all)
  func callStackDepths(name: String) throws {
    let trace = try ReplayedTrace(name)
    let shown = stackStates(trace).map { steps, state in
      ("\(steps[1])/\(steps[2])", state.startNs, state.endNs)
    }
    let expected = trace.litTimes.filter { $0.name != "deferred" }
      .map { ($0.stack, $0.startNs, $0.endNs) }
    #expect(edges(shown) == edges(expected))
  }

  @Test(
    "A call stack holds the intervals of its list, each at its depth, unless they cross",
    arguments: all.filter { $0 != "crossing" }
  )
  func callStacks(name: String) throws {
    let trace = try ReplayedTrace(name)
    let found = stackStates(trace).map { steps, state in
      "\(steps.joined(separator: "/")) \(state.value) \(state.startNs) \(state.endNs)"
    }
    let times = trace.litTimes.filter { $0.name != "deferred" }
    let expected = times.map { time in
      let around = times.count {
        $0.stack == time.stack && $0.startNs < time.startNs && $0.endNs >= time.endNs
      }
      return "Call stacks/\(time.stack)/CallStack/\(around + 1) \(time.name) "
        + "\(time.startNs) \(time.endNs)"
    }
    #expect(Set(found) == Set(expected))
  }

  @Test("Where intervals cross, an end takes the innermost name off the call stack")
  func crossingCallStacks() throws {
    let trace = try ReplayedTrace("crossing")
    let states = stackStates(trace).map(\.1)
    let exact = Set(trace.litTimes.map { "\($0.name) \($0.startNs) \($0.endNs)" })
    let exchanged = states.filter { !exact.contains("\($0.value) \($0.startNs) \($0.endNs)") }
    #expect(!exchanged.isEmpty)
    // Each of them has the start of one interval of that name, and the end of one that it crosses.
    for state in exchanged {
      let own = try #require(
        trace.litTimes.first { $0.name == state.value && $0.startNs == state.startNs }
      )
      let other = try #require(trace.litTimes.first { $0.endNs == state.endNs })
      #expect(own.startNs < other.endNs && other.startNs < own.endNs)
    }
  }

  @Test("The line of frame times has the report's length of every frame", arguments: all)
  func frameTimes(name: String) throws {
    let trace = try ReplayedTrace(name)
    let states = trace.states(root)
    let timed = trace.intervals.filter { $0.name == "frame" && $0["duration_ns"] != nil }
    for frame in timed {
      let line = states["Frame times/\(frame.process.pid)/\(frame.list)"] ?? []
      let shown = line.first { $0.startNs == frame.startNs }
      #expect(shown?.value == "\(frame.durationNs)")
      #expect((shown?.endNs ?? 0) >= frame.endNs)
    }
  }
}
