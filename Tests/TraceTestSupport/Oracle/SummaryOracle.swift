package import Signposts
package import TraceAnalysis

/// The whole summary of a trace, recomputed from its events slowly and plainly: every question goes
/// through all intervals again, nothing is kept from one event to the next, and nothing is merged.
package final class SummaryOracle {
  let events: [TraceEvent]
  let schema: Schema
  package let intervals: [OracleInterval]
  package let runs: OracleRuns
  package let frames: [OracleFrame]
  let found: OracleIntervals
  let firstNs: Int64
  /// The run of each interval.
  let runOf: [Int]
  /// The stage of each interval: that of the innermost frame around it.
  let stageOf: [FrameStage]
  /// The positions of what is right inside each interval.
  let children: [Int: [Int]]
  /// The events that name content types.
  let typeNames: [TraceEvent]

  /// Takes events in the order of time.
  package init(
    _ events: [TraceEvent],
    schema: Schema,
    evaluation: EvaluationOptions = EvaluationOptions(),
    known: RunDescription? = nil
  ) {
    let runs = OracleRuns(events, known: known, evaluation)
    var found = OracleIntervals(events)
    runOf = found.all.map { runs.ofEvents[$0.begin] }
    found.cut(byRuns: runOf)
    firstNs = events.map(\.timestampNs).min() ?? 0
    let states = events.filter { $0.type.name == "state_name" }
    let frames = Self.frames(found.all, runs, evaluation, schema, firstNs: firstNs, states)
    self.frames = frames
    stageOf = found.all.indices.map { position in
      let frame = Self.innermost("frame", around: position, found.all)
      return frames.first { $0.interval == frame }?.stage ?? .measured
    }
    (self.events, self.schema, self.runs, self.found) = (events, schema, runs, found)
    intervals = found.all
    children = Dictionary(grouping: found.all.indices.filter { found.all[$0].parent != nil }) {
      found.all[$0].parent ?? 0
    }
    typeNames = events.filter { $0.type.name == "type_name" }
    asked = evaluation
  }

  private let asked: EvaluationOptions

  /// All that a summary has to say.
  package var figures: Figures {
    var figures = Figures()
    figures.put("trace/events", events.count)
    figures.put("trace/begin", events.map(\.timestampNs).min())
    figures.put("trace/duration", (events.map(\.timestampNs).max() ?? 0) - firstNs)
    figures.put("trace/processes", Set(events.map(\.process)).count)
    figures.put("trace/unfinished", found.unfinished.sortedText)
    figures.put("trace/unmatched ends", found.unmatchedEnds)
    figures.put("trace/rejected", found.rejected)
    figures.put("trace/broken", frames.count(where: \.isBroken))
    figures.put("trace/split", 0)
    figures.put("trace/runs left out", 0)
    figures.put("trace/mismatch", runs.mismatch)
    for run in runs.all.indices { putRun(run, in: &figures) }
    for (number, group) in runs.groups.enumerated() {
      putGroup(group, "group \(number)", in: &figures)
    }
    return figures
  }

  private func putRun(_ number: Int, in figures: inout Figures) {
    let (run, path) = (runs.all[number], "run \(number)")
    figures.put("\(path)/process", run.process)
    figures.put("\(path)/begin", run.startNs)
    figures.put("\(path)/end", run.endNs)
    figures.put("\(path)/events", run.events)
    figures.put("\(path)/announced", run.isAnnounced)
    figures.put("\(path)/described", run.description != nil)
    figures.put("\(path)/description", (run.description ?? RunDescription()).line)
    figures.put("\(path)/budget", OracleBudget(run.description, asked).line)
    let scope = Scope(self, [number])
    scope.putIntervals(path, in: &figures)
    figures.put("\(path)/all frames", scope.frames.map(\.line).sorted())
    figures.put("\(path)/counters", scope.counters)
    figures.put("\(path)/counters again", scope.counters)
    scope.putFrames(path, in: &figures)
    scope.putUpdates(path, in: &figures)
    scope.putMeasuring(path, in: &figures)
  }

  private func putGroup(_ numbers: [Int], _ path: String, in figures: inout Figures) {
    let members = numbers.map { runs.all[$0] }
    figures.put("\(path)/runs", numbers)
    figures.put("\(path)/description", runs.description(ofRuns: numbers)?.line)
    figures.put("\(path)/repetitions", members.count { $0.isAnnounced })
    let isInterrupted = members.contains { $0.isAnnounced && $0.description?.isComplete == false }
    figures.put("\(path)/interrupted", isInterrupted)
    let scope = Scope(self, numbers)
    scope.putIntervals(path, in: &figures)
    figures.put("\(path)/nesting", scope.breakdown(of: scope.positions.filter(scope.isAtTop)))
    scope.putFrames(path, in: &figures)
    scope.putUpdates(path, in: &figures)
    scope.putMeasuring(path, in: &figures)
    scope.putRows(path, in: &figures)
    scope.putFrameTime(path, in: &figures)
    scope.putSpread(path, in: &figures)
    figures.put("\(path)/counters", scope.counters)
    scope.putLists(path, in: &figures)
    scope.putScaling(path, in: &figures)
    scope.putDepth(path, in: &figures)
    scope.putMinima("\(path)/minima asked for", in: &figures)
    if !scope.frames.isEmpty {
      scope.putMinima("\(path)/minima", in: &figures)
    } else {
      figures.put("\(path)/minima over", nil as Int?)
    }
    scope.putLongest(path, in: &figures)
    for stage in [FrameStage.firstDisplay, .warmup, .broken] {
      let own = Scope(self, numbers, stage)
      guard !own.isEmpty else { continue }
      let path = "\(path)/\(stage.rawValue)"
      own.putIntervals(path, in: &figures)
      own.putFrames(path, in: &figures)
      own.putUpdates(path, in: &figures)
      own.putMeasuring(path, in: &figures)
      figures.put("\(path)/counters", own.counters)
    }
  }

  /// The stage of an event: that of the frame that began last of those open in its thread.
  func stage(ofEvent position: Int) -> FrameStage {
    let event = events[position]
    let open = found.openFrames.last { frame in
      frame.events.contains(position) && frame.thread == event.thread
        && frame.process == event.process
        && runs.ofEvents[frame.events.lowerBound] == runs.ofEvents[position]
    }
    guard let open else { return .measured }
    let said = runs.all[runs.ofEvents[position]].description
    return OracleFrame.stage(events[open.events.lowerBound]["frame"]?.integer, said)
  }
}

extension SummaryOracle {
  /// The events and intervals of a stage of some runs.
  struct Scope {
    let oracle: SummaryOracle
    let runs: [Int]
    let stage: FrameStage
    /// The positions of the intervals.
    let positions: [Int]
    let frames: [OracleFrame]

    init(_ oracle: SummaryOracle, _ runs: [Int], _ stage: FrameStage = .measured) {
      self.oracle = oracle
      self.runs = runs
      self.stage = stage
      positions = oracle.intervals.indices.filter {
        runs.contains(oracle.runOf[$0]) && oracle.stageOf[$0] == stage
      }
      frames = oracle.frames.filter { runs.contains($0.run) && $0.stage == stage }
    }

    /// True if there is nothing to be said.
    var isEmpty: Bool {
      positions.isEmpty && events("counter").isEmpty && events("measure_cache").isEmpty
    }

    /// The events of a name.
    func events(_ name: String) -> [TraceEvent] {
      oracle.events.indices.filter { position in
        oracle.events[position].type.name == name
          && runs.contains(oracle.runs.ofEvents[position])
          && oracle.stage(ofEvent: position) == stage
      }.map { oracle.events[$0] }
    }

    /// The innermost interval around another; one of another stage is none.
    func parent(of position: Int) -> Int? {
      oracle.intervals[position].parent.flatMap { oracle.stageOf[$0] == stage ? $0 : nil }
    }

    /// The innermost interval of a kind around another, or that it is.
    func innermost(_ kind: String, around position: Int) -> Int? {
      oracle.intervals[position].isKind(kind)
        ? position : parent(of: position).flatMap { innermost(kind, around: $0) }
    }

    func isAtTop(_ position: Int) -> Bool { parent(of: position) == nil }

    /// The counters; the last value is that of the run that began last.
    var counters: [String] {
      let values = runs.flatMap { readings($0) }
      return Set(values.map(\.name)).sorted().map { name in
        let own = values.filter { $0.name == name }.map(\.value)
        return "\(name): \(own.count) from \(own.min() ?? 0) to \(own.max() ?? 0), "
          + "at last \(own.last ?? 0)"
      }
    }

    private func readings(_ run: Int) -> [(name: String, value: Int64)] {
      Self(oracle, [run], stage).events("counter").compactMap { event in
        event["value"]?.integer.map { (event["name"]?.text ?? "", $0) }
      }
    }
  }
}

extension OracleBudget {
  var line: String { "\(budgetNs) \(periodNs) \(slowdown) \(source)" }
}

extension OracleFrame {
  /// Everything about it, as `Frame` says it.
  var line: String {
    let cause = cause.map { "\($0.name) \(Int(($0.share * 1e6).rounded()))" } ?? "on time"
    return "\(startNs) \(durationNs) of \(process.text) \(list), \(number ?? -1), \(saidDelayNs) "
      + "\(overrunNs) \(missedVsyncs) \(hitchNs), \(phase ?? "-") "
      + "\(offset ?? -1) \(blank ?? -1) \(stage) \(state ?? "-") "
      + "\(usage.map { $0 ?? -1 }) \(isLateByWallTimeOnly) \(cause)"
  }
}
