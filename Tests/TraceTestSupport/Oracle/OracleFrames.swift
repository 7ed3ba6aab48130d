import Foundation
import Signposts
package import TraceAnalysis

/// The budget of a run's frames, by the text of `FrameBudget`.
package struct OracleBudget {
  package let budgetNs: Int64
  package let periodNs: Int64
  package let slowdown: Double
  package let source: FrameBudget.Source

  /// The numbers, wherever they come from.
  var numbers: String { "\(budgetNs) \(periodNs) \(slowdown)" }

  init(_ run: RunDescription?, _ asked: EvaluationOptions) {
    let rate = run?.refreshRateHz.flatMap { $0 <= 1_000_000 ? $0 : nil }
    slowdown = asked.slowdown ?? run?.slowdown ?? 1
    if let said = run?.budgetNs, asked.budgetShare == nil {
      budgetNs = said
      periodNs = rate.map { 1_000_000_000 / Int64($0) } ?? said
      source = .trace
    } else {
      periodNs = 1_000_000_000 / Int64(rate ?? asked.refreshRateHz ?? 60)
      let share = asked.budgetShare ?? run?.budgetShare ?? 0.5
      budgetNs = max(1, Int64(Double(periodNs) * share))
      source =
        if asked.budgetShare != nil { .option } else if rate != nil {
          .trace
        } else if asked.refreshRateHz != nil { .option } else { .assumed }
    }
  }
}

/// A frame, evaluated by the texts of `FrameTiming`, `FrameCause` and `EvaluatedFrame`.
package struct OracleFrame {
  /// Its position among the intervals.
  package let interval: Int
  package let run: Int
  package let process: ProcessID
  package let list: UInt32
  package let number: Int?
  package let startNs: Int64
  package let durationNs: Int64
  package let budget: OracleBudget
  package let isRealTime: Bool
  /// As the trace says it.
  package let saidDelayNs: Int64
  package let overrunNs: Int64
  package let missedVsyncs: Int64
  package let phase: String?
  package let offset: Double?
  package let blank: Double?
  package let stage: FrameStage
  /// True if it states a time that cannot be true.
  package let isBroken: Bool
  package let state: String?
  /// Processor time, switches of both kinds, page faults, and the time before the frame.
  package let usage: [Int64?]
  package let isLateByWallTimeOnly: Bool
  package var cause: (name: String, share: Double)?
  package var dueNs: Int64 = 0
  /// The median of what its list's latest nine frames before it waited that were not preempted; 0 for none.
  var usualWaitNs: Int64 = 0

  /// The time in which its thread did not run.
  var offNs: Int64 { max(0, durationNs - (usage[0] ?? durationNs)) }
  var hasOnlyWaited: Bool { (usage[2] ?? 0) > 0 && (usage[1] ?? 0) == 0 && offNs > 0 }

  package var delayNs: Int64 { max(0, saidDelayNs) }
  package var isLate: Bool { overrunNs > 0 }
  /// True if the machine made it late, or made the delay that was passed on to it.
  var isOfMachine: Bool {
    cause.map { ["preempted", "machine"].contains($0.name) } ?? false
  }
  package var hitchNs: Int64 { missedVsyncs * budget.periodNs }
  package var isScrolling: Bool? {
    phase.map { ["drag", "decelerate", "bounce", "animate"].contains($0) }
  }

  init(
    _ own: OracleInterval,
    at position: Int,
    run: Int,
    _ said: RunDescription?,
    _ budget: OracleBudget,
    firstNs: Int64,
    _ states: [TraceEvent]
  ) {
    interval = position
    self.run = run
    process = own.process
    list = own.list
    number = own["frame"]?.integer.map { Int($0) }
    startNs = own.startNs - firstNs
    durationNs = own.durationNs
    self.budget = budget
    isRealTime = said?.clock == "real"
    let delayNs = own["start_delay_ns"]?.integer ?? 0
    // Delays that are too long for their run are none that the generator writes.
    isBroken = own.statesImpossibleTime || delayNs < 0
    saidDelayNs = isBroken ? 0 : delayNs
    usage = [
      "cpu_ns", "involuntary_switches", "voluntary_switches", "page_faults", "harness_ns",
    ].map { field in own[field]?.integer.map { max(0, $0) } }
    let cpuNs = min(usage[0] ?? own.durationNs, own.durationNs)
    let scaled = Double(cpuNs) * budget.slowdown
    let costNs = (scaled + Double(own.durationNs - cpuNs)).rounded()
    overrunNs = Int64(costNs) + max(0, saidDelayNs) - budget.budgetNs
    isLateByWallTimeOnly =
      overrunNs > 0 && Int64(scaled.rounded()) + max(0, saidDelayNs) <= budget.budgetNs
    missedVsyncs = max(0, Int64((Double(overrunNs) / Double(budget.periodNs)).rounded(.up)))
    phase = own["phase"]?.text
    offset = own["offset_points"]?.number
    blank = own["blank_points"]?.number.flatMap { $0.isFinite ? max(0, $0) : nil }
    stage = isBroken ? .broken : Self.stage(own["frame"]?.integer, said)
    state = own["state"]?.integer.flatMap { number in
      guard number != 0 else { return nil }
      let named = states.last {
        $0.process == own.process && $0["state"]?.integer == number && $0["name"]?.text != nil
      }
      return named?["name"]?.text ?? "state \(number)"
    }
  }

  /// Frame 0 is the first display, and those before the run's number of warm-up frames are warm-up.
  static func stage(_ number: Int64?, _ said: RunDescription?) -> FrameStage {
    if number == 0 { return .firstDisplay }
    let isWarmup = number.map { $0 > 0 && $0 < Int64(said?.warmupFrames ?? 0) } ?? false
    return isWarmup ? .warmup : .measured
  }
}

extension SummaryOracle {
  /// All frames, in the order of their starts.
  static func frames(
    _ intervals: [OracleInterval],
    _ runs: OracleRuns,
    _ asked: EvaluationOptions,
    _ schema: Schema,
    firstNs: Int64,
    _ states: [TraceEvent]
  ) -> [OracleFrame] {
    var frames: [OracleFrame] = []
    for (position, interval) in intervals.enumerated() where interval.isKind("frame") {
      let run = runs.ofEvents[interval.begin]
      let said = runs.all[run].description
      let budget = OracleBudget(said, asked)
      var frame = OracleFrame(
        interval,
        at: position,
        run: run,
        said,
        budget,
        firstNs: firstNs,
        states
      )
      let waits = frames.filter {
        $0.run == run && $0.process == frame.process && $0.list == frame.list && $0.hasOnlyWaited
      }.suffix(9).map(\.offNs).sorted()
      frame.usualWaitNs = waits.isEmpty ? 0 : waits[waits.count / 2]
      if frame.isLate {
        let delays =
          frame.isRealTime
          ? delays(of: frame, intervals, frames, schema) : ["late start": frame.delayNs]
        frame.cause = cause(of: frame, delays, intervals, schema)
      }
      let before = frames.last {
        $0.run == run && $0.process == frame.process && $0.list == frame.list
      }
      frame.dueNs =
        if frame.isRealTime { frame.startNs - frame.delayNs } else {
          before.map { $0.dueNs + $0.budget.periodNs + $0.hitchNs } ?? frame.startNs
        }
      frames.append(frame)
    }
    return frames
  }

  /// The position of the innermost interval of a kind that encloses another, or that it is.
  static func innermost(_ kind: String, around position: Int, _ all: [OracleInterval]) -> Int? {
    var candidate: Int? = position
    while let place = candidate {
      if all[place].isKind(kind) { return place }
      candidate = all[place].parent
    }
    return nil
  }

  /// The time by which a frame of the real clock began late, by cause: what its thread did meanwhile of the
  /// last eight frames and releases that are inside of no frame, and the rest.
  private static func delays(
    of frame: OracleFrame,
    _ all: [OracleInterval],
    _ before: [OracleFrame],
    _ schema: Schema
  ) -> [String: Int64] {
    let own = all[frame.interval]
    let work = all.indices.prefix(frame.interval).filter { position in
      let other = all[position]
      return (other.process, other.thread) == (own.process, own.thread)
        && (other.isKind("frame")
          ? before.contains { $0.interval == position && $0.isRealTime } : other.isKind("release"))
        && !all.indices.prefix(position).contains {
          (all[$0].process, all[$0].thread) == (own.process, own.thread)
            && all[$0].isKind("frame") && all[$0].endNs > other.startNs
        }
    }
    var delays: [String: Int64] = [:]
    for position in work.suffix(8) {
      let ns =
        min(all[position].endNs, own.startNs)
        - max(all[position].startNs, own.startNs - frame.delayNs)
      guard ns > 0 else { continue }
      let maker = before.first { $0.interval == position }
      let name = maker.map { cause(of: $0, [:], all, schema).name } ?? "freeing"
      delays[name, default: 0] += ns
    }
    delays["late start", default: 0] += max(0, frame.delayNs - delays.values.reduce(0, +))
    return delays
  }

  private static func cause(
    of frame: OracleFrame,
    _ delays: [String: Int64],
    _ all: [OracleInterval],
    _ schema: Schema
  ) -> (name: String, share: Double) {
    if frame.isLateByWallTimeOnly {
      let (wall, cpu) = (Double(frame.durationNs), Double(frame.usage[0] ?? frame.durationNs))
      let share = wall > 0 ? max(0, (wall - cpu) / wall) : 0
      let (preemptions, waits) = (frame.usage[1] ?? 0, frame.usage[2] ?? 0)
      let offNs = frame.offNs
      let part = waits > 0 ? Double(waits) / Double(waits + preemptions) : 0
      var waitedNs = Int64(Double(offNs) * part)
      if waits > 0, preemptions > 0 { waitedNs = min(offNs, max(waitedNs, frame.usualWaitNs)) }
      if waits > 0, waits >= preemptions, offNs < 1_400_000 { waitedNs = offNs }
      if waitedNs > offNs - waitedNs { return ("waiting", share) }
      return (preemptions > 0 ? "preempted" : "machine", share)
    }
    var times: [String: Double] = ["unexplained": 0]
    var selfTimes: [String: Int64] = [:]
    let end = all[frame.interval].endNs
    for position in all.indices.dropFirst(frame.interval) where all[position].startNs <= end {
      let interval = all[position]
      guard innermost("frame", around: position, all) == frame.interval else { continue }
      let name =
        interval.isNamedByUser
        ? interval.name : schema.cause(of: interval.name) ?? "unexplained"
      selfTimes[name, default: 0] += interval.selfNs
      if interval.isKind("update"), let wait = interval["queue_wait_ns"]?.number {
        times["update queue wait"] = max(times["update queue wait"] ?? 0, wait)
      }
    }
    for (name, time) in selfTimes { times[name] = Double(time) * frame.budget.slowdown }
    for (name, time) in delays { times[name, default: 0] += Double(time) }
    let whole = Double(frame.durationNs) * frame.budget.slowdown + Double(frame.delayNs)
    let largest = times.values.max() ?? 0
    let name = times.filter { $0.value == largest }.keys.min() ?? "unexplained"
    return (name, whole > 0 ? min(1, largest / whole) : 0)
  }
}
