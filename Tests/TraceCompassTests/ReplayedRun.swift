import ListSchema
import Synchronization
import TraceCompass

/// Our analysis files, rendered and read once for all tests.
enum AnalysisFile {
  static let texts = Dictionary(
    uniqueKeysWithValues: TraceCompassFile.Display.allCases.map {
      ($0, TraceCompassFile.render(ListSchema.schema, for: $0))
    }
  )
  static let roots = texts.compactMapValues(XMLNode.parse)
}

/// Trace Compass' picture of a trace with an analysis file: all of its analyses, and their views.
struct ReplayedRun {
  /// The ends of analyses, and the logs of views.
  private(set) var outcomes: [EngineModule.Outcome] = []
  /// The states of each provider, by id.
  private(set) var states: [String: EngineStates] = [:]
  /// The segments of each pattern, by id.
  private(set) var segments: [String: [SegmentReplay.Segment]] = [:]
  private(set) var views: [String: ViewReplay] = [:]

  /// Replays all analyses of a file, or those of some ids.
  init(
    _ root: XMLNode,
    _ trace: ReplayedTrace,
    _ dialect: TraceDialect,
    only ids: Set<String>? = nil
  ) {
    let events = trace.events.map { ReplayedEvent($0, dialect) }
    let isWanted = { (module: XMLNode) in ids?.contains(module["id"]) ?? true }
    for provider in root.children("stateProvider").filter(isWanted) {
      guard var replay = StateReplay(root, id: provider["id"]) else { continue }
      for event in events { replay.take(event) }
      replay.finish(atNs: trace.endNs)
      states[provider["id"]] = replay.states
      outcomes.append(replay.module.outcome)
    }
    for pattern in root.children("pattern").filter(isWanted) {
      guard var replay = SegmentReplay(root, id: pattern["id"]) else { continue }
      for event in events { replay.take(event) }
      segments[pattern["id"]] = replay.segments
      outcomes.append(replay.module.outcome)
    }
    for view in root.children("timeGraphView") + root.children("xyView") {
      guard let source = view.all("analysis").first.flatMap({ states[$0["id"]] }) else { continue }
      let opened = ViewReplay(view, source)
      views[view["id"]] = opened
      outcomes.append(opened.outcome)
    }
  }

  /// The analyses and views with an exception or a warning.
  var troubles: [EngineModule.Outcome] { outcomes.filter { !$0.isClean } }

  /// The states of time graphs without a name.
  var nameless: Set<String> { views.values.reduce([]) { $0.union($1.nameless) } }

  private struct Key: Hashable {
    let trace: String
    let dialect: TraceDialect
    let display: TraceCompassFile.Display
  }

  private static let known = Mutex<[Key: ReplayedRun]>([:])
  private static let traces = Mutex<[String: ReplayedTrace]>([:])

  /// A golden trace, read once for all tests.
  static func trace(_ name: String) throws -> ReplayedTrace {
    try traces.withLock { known in
      let trace = try known[name] ?? ReplayedTrace(golden: name)
      known[name] = trace
      return trace
    }
  }

  /// A golden trace with our file, replayed once for all tests.
  static func golden(
    _ name: String,
    _ dialect: TraceDialect,
    _ display: TraceCompassFile.Display = .window
  ) throws -> ReplayedRun {
    let key = Key(trace: name, dialect: dialect, display: display)
    if let run = known.withLock({ $0[key] }) { return run }
    guard let root = AnalysisFile.roots[display] else {
      throw EngineFailure("the file is not well formed")
    }
    // The two files differ in their states alone.
    let ids: Set<String>? = display == .server ? ["listscope.states"] : nil
    let run = ReplayedRun(root, try trace(name), dialect, only: ids)
    known.withLock { $0[key] = run }
    return run
  }
}

extension ReplayedRun {
  /// The states of lanes of kinds and of custom intervals, by `process/list/name`.
  var lanes: [(place: String, startNs: Int64, endNs: Int64)] {
    let history = states["listscope.states"]?.history ?? [:]
    return history.flatMap { path, states in
      let steps = path.split(separator: "/")
      // The last step is the place on the lane's stack; the lane itself says how many are open.
      guard steps.first == "Processes",
        steps.count >= (steps.dropFirst(3).first == "custom" ? 6 : 5),
        !steps[3].hasSuffix("reason")
      else { return [(place: String, startNs: Int64, endNs: Int64)]() }
      let lane = steps.dropFirst(3).dropLast().joined(separator: "/")
      let name = steps[3] == "custom" ? lane.dropFirst("custom/".count) : steps[3].dropFirst(2)
      return states.map { ("\(steps[1])/\(steps[2])/\(name)", $0.startNs, $0.endNs) }
    }
  }

  /// The states of call stacks, each with the steps to its place.
  var stackStates: [(steps: [Substring], state: EngineStates.State)] {
    let history = states["listscope.stacks"]?.history ?? [:]
    return history.flatMap { path, states in
      let steps = path.split(separator: "/")
      guard steps.first == "Call stacks", steps.count == 5 else {
        return [(steps: [Substring], state: EngineStates.State)]()
      }
      return states.map { (steps, $0) }
    }
  }

  /// The states of call stacks, by `process/list`.
  var stackDepths: [(place: String, startNs: Int64, endNs: Int64)] {
    stackStates.map { ("\($0[1])/\($0[2])", $1.startNs, $1.endNs) }
  }
}
