import Signposts

/// Replays the late frames of a group of runs, each time with something that takes less time.
struct WhatIfReplay {
  private let frames: LateFrames
  private let records: [LateFrames.Record]
  private let now: WhatIf.Outcome
  private let replay: FrameReplay
  private let schema: Schema
  private let types: ContentTypes

  /// How many causes a report has.
  static let maxCauses = 12

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
    replay = FrameReplay(budget: summary.budget)
  }

  /// What each cause is worth, the one that takes most hitch time first; none that takes nothing.
  ///
  /// - Complexity: O(causes · kept costs).
  var causes: [WhatIf] {
    var found: [WhatIf] = []
    for (subject, paths) in causePaths {
      let one = whatIf(subject, paths: paths, freesLess: subject == freeing)
      if one.savedHitchNs > 0 { found.append(one) }
    }
    found.sort(by: Self.isDearer)
    return Array(Self.withoutRepeated(found).prefix(Self.maxCauses))
  }

  /// The paths whose own time is of each cause, for all rows and for those of each type.
  private var causePaths: [WhatIf.Subject: [Bool]] {
    let steps = frames.paths.steps
    let none = [Bool](repeating: false, count: steps.count)
    var wanted: [WhatIf.Subject: [Bool]] = [:]
    if records.contains(where: { $0.freedCostNs > 0 }) { wanted[freeing] = none }
    for (path, step) in steps.enumerated() {
      let name = causeName(step)
      wanted[.cause(name, type: nil), default: none][path] = true
      guard let type = step.type else { continue }
      wanted[.cause(name, type: types.name(of: type)), default: none][path] = true
    }
    return wanted
  }

  private static func isDearer(_ one: WhatIf, _ other: WhatIf) -> Bool {
    let (saved, less) = (one.savedHitchNs, other.savedHitchNs)
    return saved != less ? saved > less : one.subject.order < other.subject.order
  }

  /// What following a rule is worth.
  ///
  /// - Parameters:
  ///   - rule: the rule.
  ///   - cost: the intervals whose time would go away.
  ///   - type: the content type of the rows that the rule speaks of.
  /// - Returns: what late frames would be left.
  func finding(_ rule: Advice.Rule, _ cost: FindingCost, type: String?) -> WhatIf {
    let names = Set(cost.intervals)
    let wanted = frames.paths.inside { step in
      names.contains(step.name)
        && (cost.type == nil || step.type.map { types.name(of: $0) } == cost.type)
    }
    return whatIf(
      .finding(rule, type: type ?? cost.type),
      paths: wanted,
      share: cost.share,
      freesLess: names.contains(KnownInterval.release) && cost.type == nil
    )
  }

  /// A cause that only rows of one type have is said once, with the type.
  private static func withoutRepeated(_ all: [WhatIf]) -> [WhatIf] {
    let typed = Set(
      all.compactMap { one -> Repeated? in
        guard case .cause(let name, let type?) = one.subject, !type.isEmpty else { return nil }
        return Repeated(name: name, removed: one.removed, halved: one.halved)
      }
    )
    return all.filter { one in
      guard case .cause(let name, nil) = one.subject else { return true }
      return !typed.contains(Repeated(name: name, removed: one.removed, halved: one.halved))
    }
  }

  private struct Repeated: Hashable {
    let name: String
    let removed: WhatIf.Outcome
    let halved: WhatIf.Outcome
  }

  private func causeName(_ step: WorkPaths.Step) -> String {
    if step.isNamedByUser { return step.name }
    return schema.cause(of: step.name) ?? FrameCause.unexplained
  }

  /// What delays a frame while something is freed.
  private var freeing: WhatIf.Subject {
    .cause(schema.cause(of: KnownInterval.release) ?? KnownInterval.release, type: nil)
  }

  private func whatIf(
    _ subject: WhatIf.Subject,
    paths: [Bool],
    share: Double = 1,
    freesLess: Bool
  ) -> WhatIf {
    var outcomes = (removed: now, halved: now)
    var before: (now: FrameTiming, removed: FrameTiming, halved: FrameTiming)?
    for record in records {
      let saving = saving(record, paths, freesLess: freesLess).times(share)
      let known = record.followsRecord ? before : nil
      let isSame =
        saving.isEmpty && known.map { $0.removed == $0.now && $0.halved == $0.now } ?? true
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
      share: share,
      now: now,
      removed: outcomes.removed,
      halved: outcomes.halved
    )
  }

  private func saving(_ record: LateFrames.Record, _ paths: [Bool], freesLess: Bool)
    -> FrameReplay.Saving
  {
    var saving = FrameReplay.Saving(freedShare: freesLess ? 1 : 0)
    for cost in frames.costs[record.costs] where paths[Int(cost.path)] {
      saving.ns += Double(cost.selfNs)
      saving.costNs += Double(cost.selfNs) * Double(cost.slowdown)
    }
    return saving
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
  /// A text to sort by.
  fileprivate var order: String {
    switch self {
    case .cause(let name, let type): "\(name) \(type ?? "")"
    case .finding(let rule, let type): "\(rule.rawValue) \(type ?? "")"
    }
  }
}
