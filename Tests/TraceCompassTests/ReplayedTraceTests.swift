import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceCompass

/// Trace Compass' picture of golden traces, beside our own reports.
@Suite struct ReplayedTraceTests {
  private static let golden = ReplayedTrace.golden

  @Test(
    "All analyses are complete, and nothing is logged",
    arguments: golden,
    TraceDialect.allCases
  )
  func complete(name: String, dialect: TraceDialect) throws {
    let run = try ReplayedRun.golden(name, dialect)
    #expect(run.outcomes.count == 10, "2 providers, 3 patterns and 5 views")
    #expect(run.troubles == [])
    #expect(run.nameless == [])
  }

  /// The fields of an interval that the schema declares, as text.
  private func fields(_ interval: Interval) -> [String: String] {
    let row = ListSchema.schema.intervals.first { $0.name == interval.name }
    let declared = ((row?.begin ?? []) + (row?.end ?? [])).map(\.name)
    let own = declared.compactMap { name in
      interval[name].map { (name, RecordedEvent.value($0).text) }
    }
    let scope = [("list", "\(interval.list)"), ("update", "\(interval.update)")]
    return Dictionary(scope + own) { first, _ in first }
  }

  private func segment(_ interval: Interval, isTimed: Bool = false) -> SegmentReplay.Segment {
    SegmentReplay.Segment(
      name: interval.name == "frame" && interval["frame"]?.integer == 0
        ? "first display" : interval.name,
      startNs: interval.startNs,
      endNs: isTimed ? interval.startNs + interval.durationNs : interval.endNs,
      fields: fields(interval)
    )
  }

  @Test(
    "The segments are the intervals of the report, with all their fields",
    arguments: golden,
    TraceDialect.allCases
  )
  func segments(name: String, dialect: TraceDialect) throws {
    let expected = try ReplayedRun.trace(name).intervals.map { segment($0) }
    let found = try #require(ReplayedRun.golden(name, dialect).segments["listscope.intervals"])
    #expect(!expected.isEmpty)
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  @Test("A segment of a signpost has its category and messages", arguments: TraceDialect.allCases)
  func categories(dialect: TraceDialect) throws {
    let run = try ReplayedRun.golden("signposts", dialect)
    #expect(run.troubles == [])
    let expected = try ReplayedRun.trace("signposts").intervals.map { interval in
      let origin = try #require(interval.shape.origin)
      return SegmentReplay.Segment(
        name: interval.name,
        startNs: interval.startNs,
        endNs: interval.endNs,
        fields: [
          "category": "listscope:signpost/\(origin.path)/end",
          "message": interval["message"]?.text ?? "",
          "end_message": interval["end_message"]?.text ?? "",
        ]
      )
    }
    let found = try #require(run.segments["listscope.intervals"])
    #expect(expected.count == 40)
    #expect(Set(found) == Set(expected))
    #expect(found.count == expected.count)
  }

  @Test(
    "Frames and updates have segments of their own; frames take as long as the report says",
    arguments: golden,
    ["frame", "update"]
  )
  func subjects(name: String, kind: String) throws {
    let rows = try ReplayedRun.trace(name).intervals.filter { $0.name == kind }
    let expected = rows.map { segment($0, isTimed: kind == "frame") }
    for dialect in TraceDialect.allCases {
      let found = try ReplayedRun.golden(name, dialect).segments["listscope.\(kind)s"]
      #expect(found.map(Set.init) == Set(expected))
    }
  }

  /// Returns the times at which something begins and ends to be lit, by the lane or stack that it
  /// is on.
  private func edges<Times: Sequence>(_ times: Times) -> [String: [[Int64]]]
  where Times.Element == (place: String, startNs: Int64, endNs: Int64) {
    Dictionary(grouping: times, by: \.place).mapValues { times in
      [times.map(\.startNs).sorted(), times.map(\.endNs).sorted()]
    }
  }

  @Test(
    "A lane is lit while an interval of its kind is open, and after a lost end until the next frame",
    arguments: golden,
    TraceDialect.allCases
  )
  func lanes(name: String, dialect: TraceDialect) throws {
    let run = try ReplayedRun.golden(name, dialect)
    let expected = try ReplayedRun.trace(name).litTimes.map { ($0.lane, $0.startNs, $0.endNs) }
    #expect(!expected.isEmpty)
    #expect(edges(run.lanes) == edges(expected))
  }

  @Test("A call stack is as deep as intervals of its list are open", arguments: golden)
  func callStackDepths(name: String) throws {
    let run = try ReplayedRun.golden(name, .ctf1)
    let expected = try ReplayedRun.trace(name).litTimes.filter { $0.name != "deferred" }
      .map { ($0.stack, $0.startNs, $0.endNs) }
    #expect(edges(run.stackDepths) == edges(expected))
  }

  @Test(
    "A call stack holds the intervals of its list, each at its depth, unless they cross",
    arguments: golden.filter { $0 != "crossing" },
    TraceDialect.allCases
  )
  func callStacks(name: String, dialect: TraceDialect) throws {
    let found = try ReplayedRun.golden(name, dialect).stackStates.map { steps, state in
      "\(steps.joined(separator: "/")) \(state.value.text) \(state.startNs) \(state.endNs)"
    }
    let times = try ReplayedRun.trace(name).litTimes.filter { $0.name != "deferred" }
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
    let times = try ReplayedRun.trace("crossing").litTimes
    let states = try ReplayedRun.golden("crossing", .ctf1).stackStates.map(\.1)
    let exact = Set(times.map { "\($0.name) \($0.startNs) \($0.endNs)" })
    let exchanged = states.filter {
      !exact.contains("\($0.value.text) \($0.startNs) \($0.endNs)")
    }
    #expect(!exchanged.isEmpty)
    // Each of them has the start of one interval of that name, and the end of one that it crosses.
    for state in exchanged {
      let own = try #require(
        times.first { $0.name == state.value.text && $0.startNs == state.startNs }
      )
      let other = try #require(times.first { $0.endNs == state.endNs })
      #expect(own.startNs < other.endNs && other.startNs < own.endNs)
    }
  }

  @Test(
    "The line of frame times has the report's length of every frame",
    arguments: golden,
    TraceDialect.allCases
  )
  func frameTimes(name: String, dialect: TraceDialect) throws {
    let states = try ReplayedRun.golden(name, dialect).states["listscope.states"]
    let timed = try ReplayedRun.trace(name).intervals.filter {
      $0.name == "frame" && $0["duration_ns"] != nil
    }
    for frame in timed {
      let list = frame.list == 0 ? "no list" : "list \(frame.list)"
      let line = states?.past(of: "Frame times/\(frame.process.pid)/\(list) (ns)") ?? []
      let shown = line.first { $0.startNs == frame.startNs }
      #expect(shown?.value == .long(frame.durationNs))
      #expect((shown?.endNs ?? 0) >= frame.endNs)
    }
  }

  @Test("Both formats of a trace look the same", arguments: golden)
  func dialects(name: String) throws {
    let (first, second) = try (
      ReplayedRun.golden(name, .ctf1), ReplayedRun.golden(name, .ctf2)
    )
    for id in ["listscope.states", "listscope.stacks"] {
      let shown = { (run: ReplayedRun) in
        run.states[id]?.history.filter { !$0.key.hasPrefix("Current event/reason") }
      }
      #expect(shown(first) == shown(second))
    }
    #expect(first.segments == second.segments)
    #expect(first.views.mapValues(\.rows) == second.views.mapValues(\.rows))
  }

  @Test(
    "In the trace server, states have the names that the window's legend has",
    arguments: golden
  )
  func server(name: String) throws {
    let (window, server) = try (
      ReplayedRun.golden(name, .ctf1), ReplayedRun.golden(name, .ctf1, .server)
    )
    let names = ListSchema.schema.intervals.map(\.name)
    #expect(server.outcomes.count == 6, "a provider, and 5 views")
    #expect(server.troubles == [])
    #expect(server.nameless == [])
    let named = { (run: ReplayedRun) in
      run.states["listscope.states"]?.history.mapValues { states in
        states.map { state in
          guard case .int(let number) = state.value, names.indices.contains(Int(number) - 1) else {
            return state.value.text
          }
          return names[Int(number) - 1]
        }
      }.filter { $0.key.hasPrefix("Processes/") && $0.key.last?.isNumber == true }
    }
    #expect(named(window) == named(server))
    #expect(window.views.mapValues(\.rows) == server.views.mapValues(\.rows))
  }

  @Test("Lists have names, and each list is a row of its process", arguments: golden)
  func listNames(name: String) throws {
    let rows = try ReplayedRun.golden(name, .ctf1).views["listscope.view.lists"]?.rows ?? []
    let lists = Set(rows.filter { $0.names.count == 2 }.map(\.names))
    let expected = Set(try ReplayedRun.trace(name).litTimes.map { [$0.process, $0.list] })
    #expect(lists == expected)
  }
}
