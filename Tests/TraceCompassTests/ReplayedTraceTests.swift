import ListSchema
import Signposts
import Testing
import TraceAnalysis
import TraceCompass

/// What Trace Compass makes of golden traces, beside what our own reports say.
@Suite struct ReplayedTraceTests {
  /// Nothing was lost in them, and nothing of one kind lasts from one frame into the next.
  private static let whole = [
    "one-update", "fling", "tour", "two-lists", "schema-3", "diff-only", "crossing",
  ]
  private static let all = whole + ["lost-events", "unfinished"]
  /// Those in which all intervals nest.
  private static let nested = whole.filter { $0 != "crossing" }

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

  @Test("A lane is lit while the report has an interval of the kind", arguments: whole)
  func lanes(name: String) throws {
    let trace = try ReplayedTrace(name)
    let states = trace.states(root)
    let lanes = states.filter { $0.key.hasPrefix("Processes/") && !$0.key.contains("reason") }
    let lit = lanes.values.joined().reduce(0) { $0 + $1.endNs - $1.startNs }
    #expect(lit == trace.intervals.reduce(0) { $0 + $1.endNs - $1.startNs })
    for interval in trace.intervals where interval.endNs > interval.startNs {
      let lane = lanes.filter { path, _ in
        let steps = path.split(separator: "/")
        return steps[1] == "\(interval.process.pid)" && steps[2] == "\(interval.list)"
          && steps[3].split(separator: " ").last == Substring(interval.name)
      }
      let edges = Set(lane.values.joined().flatMap { [$0.startNs, $0.endNs] })
      #expect(edges.isSuperset(of: [interval.startNs, interval.endNs]), "\(interval.name)")
    }
  }

  @Test("A call stack holds the intervals of its list, each at its depth", arguments: nested)
  func callStacks(name: String) throws {
    let trace = try ReplayedTrace(name)
    let states = trace.states(root).filter { $0.key.hasPrefix("Call stacks/") }
    let found = states.flatMap { path, states in
      states.map { "\(path) \($0.value) \($0.startNs) \($0.endNs)" }
    }
    let intervals = trace.intervals.filter { $0.endNs > $0.startNs }
    let expected = intervals.map { interval in
      let around = intervals.count {
        $0.process == interval.process && $0.list == interval.list
          && $0.startNs < interval.startNs && $0.endNs >= interval.endNs
      }
      let path = "Call stacks/\(interval.process.pid)/\(interval.list)/CallStack/\(around + 1)"
      return "\(path) \(interval.name) \(interval.startNs) \(interval.endNs)"
    }
    #expect(Set(found) == Set(expected))
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
