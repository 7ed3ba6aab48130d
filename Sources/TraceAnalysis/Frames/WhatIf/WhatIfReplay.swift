import ListSchema
import Signposts

/// Replays the late frames of a group of runs, each time with something that takes less time.
struct WhatIfReplay {
  private let frames: LateFrames
  private let records: [LateFrames.Record]
  private let now: WhatIf.Outcome
  /// The number of late frames that the machine did not make so.
  private let lateFramesOfList: Int
  private let replay: FrameReplay
  private let schema: Schema
  private let types: ContentTypes

  /// The maximum number of causes in a report.
  static let maxCauses = 12
  /// The maximum number of causes that are replayed to find them; only a damaged or malicious trace
  /// has more.
  static let maxReplayed = 128

  /// Prepares to replay the frames of some runs; nil where none of them is late.
  init?(
    _ frames: LateFrames,
    ofRuns runs: Set<Int>,
    _ summary: FrameSummary?,
    _ schema: Schema,
    _ types: ContentTypes
  ) {
    guard let summary, summary.lateFrames > 0 else { return nil }
    self.frames = frames
    records = frames.records.filter { runs.contains($0.run) }
    (self.schema, self.types) = (schema, types)
    now = WhatIf.Outcome(lateFrames: summary.lateFrames, hitches: summary.hitches)
    lateFramesOfList = summary.lateFramesOfList
    replay = FrameReplay(budget: summary.budget)
  }

  /// The saving of each cause, the one that takes most hitch time first; none that takes nothing.
  ///
  /// - Complexity: O(kept costs), at most `maxReplayed` times.
  var causes: [WhatIf] {
    var found: [WhatIf] = []
    for (subject, paths) in replayedCauses {
      var saved = SavedShares(paths: frames.paths.steps.count)
      for path in paths { saved.everywhere[path] = 1 }
      if subject == freeing { saved.freed = 1 }
      let one = whatIf(subject, saved)
      if one.savedHitchNs > 0, Self.canBeChanged(subject) { found.append(one) }
    }
    found.sort(by: Self.isDearer)
    return Array(WhatIf.withoutTwins(found).prefix(Self.maxCauses))
  }

  /// Returns whether anything can be done about a cause: not where nothing is known of it, and
  /// where it is the engine's own step between two others.
  private static func canBeChanged(_ subject: WhatIf.Subject) -> Bool {
    guard case .cause(let name, _) = subject else { return true }
    return name != FrameCause.unexplained && name != IntervalName.slice
  }

  /// The causes to be replayed, with the paths whose own time they are: those that late frames spend
  /// most time on where there are very many.
  private var replayedCauses: [(subject: WhatIf.Subject, paths: [Int])] {
    let all = causePaths
    guard all.count > Self.maxReplayed else { return all.map { ($0.key, $0.value) } }
    let spent = costNsOfPaths
    let sums = all.map { one in
      // What is freed delays frames from outside of them, so it has no time in their paths.
      let ns = one.key == freeing ? .infinity : one.value.reduce(0) { $0 + spent[$1] }
      return (subject: one.key, paths: one.value, ns: ns)
    }
    let mostExpensive = sums.sorted { one, other in
      one.ns != other.ns ? one.ns > other.ns : one.subject.order < other.subject.order
    }
    return mostExpensive.prefix(Self.maxReplayed).map { ($0.subject, $0.paths) }
  }

  /// The paths whose own time is of each cause, for all rows and for those of each type.
  private var causePaths: [WhatIf.Subject: [Int]] {
    var wanted: [WhatIf.Subject: [Int]] = [:]
    if records.contains(where: { $0.freedCostNs > 0 }) { wanted[freeing] = [] }
    for (path, step) in frames.paths.steps.enumerated() {
      let name = causeName(step)
      wanted[.cause(name, type: nil), default: []].append(path)
      guard let type = step.type else { continue }
      wanted[.cause(name, type: types.name(of: type)), default: []].append(path)
    }
    return wanted
  }

  /// The cost of each path in all kept frames, on the evaluated device.
  private var costNsOfPaths: [Double] {
    var spent = [Double](repeating: 0, count: frames.paths.steps.count)
    for record in records where record.isCounted {
      for cost in frames.costs[record.costs] {
        spent[Int(cost.path)] += Double(cost.runNs) * Double(cost.slowdown)
      }
    }
    return spent
  }

  private static func isDearer(_ one: WhatIf, _ other: WhatIf) -> Bool {
    let (saved, less) = (one.savedHitchNs, other.savedHitchNs)
    return saved != less ? saved > less : one.subject.order < other.subject.order
  }

  /// Returns the saving of following a rule.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - costs: the intervals whose time would go away; of what several of them name, the largest share.
  ///   - type: the content type of the rows that the rule speaks of.
  ///   - function: the user's function that it speaks of.
  /// - Returns: the late frames that would be left.
  func finding(
    _ rule: Advice.Rule,
    _ costs: [FindingCost],
    type: String?,
    function: String? = nil
  ) -> WhatIf {
    var saved = SavedShares(paths: frames.paths.steps.count)
    for cost in costs { saved.add(cost, isNamed(by: cost)) }
    let type = type ?? costs.lazy.compactMap(\.type).first
    return whatIf(.finding(rule, type: type, function: function), saved)
  }

  /// Returns whether each path is one whose time a finding names.
  private func isNamed(by cost: FindingCost) -> [Bool] {
    let names = Set(cost.intervals)
    func isNamed(_ step: WorkPaths.Step) -> Bool {
      names.contains(step.name)
        && (cost.reasons.isEmpty || step.reason.map(cost.reasons.contains) ?? false)
        && (cost.type == nil || step.type.map { types.name(of: $0) } == cost.type)
    }
    return switch cost.time {
    case .whole: frames.paths.inside(isNamed)
    case .own: frames.paths.steps.map(isNamed)
    case .untyped:
      zip(frames.paths.inside(isNamed), frames.paths.steps).map { $0 && $1.type == nil }
    }
  }

  /// Returns whether a finding is about the time of a cause, and fixing it saves the same as
  /// removing that.
  func isTwin(_ finding: WhatIf, _ costs: [FindingCost], of cause: WhatIf) -> Bool {
    guard case .cause(let name, let type) = cause.subject else { return false }
    let names = Set(costs.flatMap(\.intervals).map { schema.cause(of: $0) ?? $0 })
    return names == [name] && costs.allSatisfy { type == nil || $0.type == type }
      && finding.isLike(cause, within: WhatIf.twinOfFinding)
  }

  private func causeName(_ step: WorkPaths.Step) -> String {
    if step.isNamedByUser { return step.name }
    return schema.cause(of: step.name) ?? FrameCause.unexplained
  }

  /// The cause that delays a frame while something is freed.
  private var freeing: WhatIf.Subject {
    .cause(schema.cause(of: IntervalName.release) ?? IntervalName.release, type: nil)
  }

  private func whatIf(_ subject: WhatIf.Subject, _ saved: SavedShares) -> WhatIf {
    var now = now
    // Frames that the machine made late cannot be changed by the list's code.
    now.lateFrames = lateFramesOfList
    var outcomes = (removed: now, halved: now)
    var before: (now: FrameTiming, removed: FrameTiming, halved: FrameTiming)?
    for record in records {
      let saving = saved.saving(in: record, frames.costs[record.costs])
      let known = record.followsRecord ? before : nil
      let isSame =
        record.isOffProcessor(subject)
        || saving.isEmpty && known.map { $0.removed == $0.now && $0.halved == $0.now } ?? true
      let removed =
        isSame ? record.timing : replay.timing(of: record, without: saving, after: known?.removed)
      let halved =
        isSame
        ? record.timing
        : replay.timing(of: record, without: saving.times(0.5), after: known?.halved)
      if record.isCounted {
        outcomes.removed.replace(record.timing, by: removed)
        outcomes.halved.replace(record.timing, by: halved)
      }
      before = (record.timing, removed, halved)
    }
    return WhatIf(
      subject: subject,
      share: saved.largest,
      now: now,
      lateFramesOfMachine: self.now.lateFrames - now.lateFrames,
      removed: outcomes.removed,
      halved: outcomes.halved
    )
  }
}

extension LateFrames.Record {
  /// True if it was late because its thread did not have the processor, which no change of its work helps; what
  /// it waited for is gone where that is what changes.
  fileprivate func isOffProcessor(_ subject: WhatIf.Subject) -> Bool {
    timing.isLateByWallTimeOnly && !(hasWaited && subject.isWaiting)
  }
}

extension WhatIf.Outcome {
  /// Takes another time for a frame.
  fileprivate mutating func replace(_ old: FrameTiming, by new: FrameTiming) {
    lateFrames += (new.overrunNs > 0 ? 1 : 0) - (old.overrunNs > 0 ? 1 : 0)
    hitches.replace(old, by: new)
  }
}

extension WhatIf.Subject {
  /// True if threads wait because of it.
  fileprivate var isWaiting: Bool {
    if case .finding(.fileReading, _, _) = self { return true }
    if case .finding(.locks, _, _) = self { return true }
    return false
  }

  /// A text to sort by.
  fileprivate var order: String {
    switch self {
    case .cause(let name, let type): "\(name) \(type ?? "")"
    case .finding(let rule, let type, let function):
      "\(rule.rawValue) \(type ?? "") \(function ?? "")"
    }
  }
}
