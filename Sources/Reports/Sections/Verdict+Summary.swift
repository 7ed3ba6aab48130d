import TraceAnalysis

extension Verdict {
  /// Evaluates by the bands of `HitchBand`, and takes the worse: that of scroll tests for frames in which
  /// the content was scrolled, and that of the Organizer for all frames.
  ///
  /// Where the machine took a large part of the late time, there is no verdict about the list.
  init(_ group: ReportGroup) {
    self.init(state: Self.state(group), sentence: Self.sentence(group.group))
  }

  /// That of the frames in the trace; where there are none, that of the device's late frames.
  init(_ source: ReportSource) {
    let own = Verdict(source.groups)
    self = own.state == .unknown ? Verdict(source.provenance.deviceFrames) ?? own : own
  }

  /// The most severe one of several groups, with the sentence of each.
  init(_ groups: [ReportGroup]) {
    let verdicts = groups.map { Verdict($0) }
    let state = Self.severity.first { state in verdicts.contains { $0.state == state } } ?? .unknown
    let sentences = zip(groups, verdicts).map { group, verdict in
      groups.count == 1
        ? verdict.sentence : "\(group.words): \(verdict.word.lowercased()), \(verdict.sentence)"
    }
    self.init(state: state, sentence: sentences.prefix(Self.maxSentences).joined(separator: " "))
  }

  /// The states of runs, the most severe first.
  private static let severity: [State] = [
    .rough, .unreliable, .machineBusy, .uneven, .smooth, .unknown, .emptyList, .noList,
  ]

  /// The group with the most severe verdict, the first of several; nil without groups.
  static func mostSevere(_ groups: [ReportGroup]) -> ReportGroup? {
    let states = groups.map { state($0) }
    let worst = severity.first(where: states.contains)
    return states.firstIndex { $0 == worst }.map { groups[$0] }
  }

  /// Sentences of more groups are left to the sections.
  private static let maxSentences = 3

  private static func state(_ group: ReportGroup) -> State {
    guard let frames = group.group.frames else {
      // The frames may be in what cannot be read.
      guard group.trace.damage.count == 0 else { return .unreliable }
      return SignpostSections.isWithoutList(group.group) ? .noList : .unknown
    }
    guard group.trace.lostEvents == 0, group.trace.damage.count == 0, group.trace.gaps.isEmpty,
      group.trace.brokenFrames.count == 0
    else {
      return .unreliable
    }
    guard !frames.isMachineBusy else { return .machineBusy }
    guard let overall = HitchBand.organizer(frames.hitches) else { return .unknown }
    guard !isEmpty(frames) else { return .emptyList }
    let scrolling = frames.scrollingHitches.flatMap { HitchBand.scrolling($0) }
    return switch (scrolling ?? .good, overall) {
    case (.critical, _), (.severe, _), (_, .critical), (_, .severe): .rough
    case (.warning, _), (_, .warning): .uneven
    case (.good, .good): .smooth
    }
  }

  /// Returns whether frames that are enough for a verdict showed nothing, and had nothing to do.
  private static func isEmpty(_ frames: FrameSummary) -> Bool {
    frames.isEmptyList && frames.lateFrames == 0 && HitchBand.organizer(frames.hitches) != nil
  }

  private static func sentence(_ group: RunGroup) -> String {
    guard let frames = group.frames else {
      guard !SignpostSections.isWithoutList(group) else {
        return
          "No list was recorded, so there is nothing to say about smoothness; the longest intervals, "
          + "their times and their threads are below."
      }
      return group.stages.contains { $0.stage == .broken }
        ? "No frame states times that can be true, so nothing can be said about smoothness."
        : group.incompleteFrames > 0
          ? "No frame is complete, since packets are missing, so nothing can be said about smoothness."
          : group.stages.contains { $0.frames != nil }
            ? "The trace holds no measured frames, only the first display and warm-up, so nothing can be "
              + "said about smoothness."
            : "The trace holds no frames, so nothing can be said about smoothness."
    }
    guard !isEmpty(frames) else {
      return
        "No list had an item in any of \(Readable.count(frames.durations.count, "frame")), so nothing can "
        + "be said about smoothness."
    }
    let late = Double(frames.lateFrames) / Double(max(1, frames.durations.count))
    return "\(Readable.number(frames.lateFrames)) of "
      + "\(Readable.count(frames.durations.count, "frame")) late "
      + "(\(Readable.share(late))), hitch rate \(rates(frames)), "
      + "\(longest(frames.durations))\(slowdown(frames)) "
      + "of a budget of \(Readable.time(frames.budget.budgetNs)). \(machine(frames))\(rule(frames))"
  }

  /// The 95th percentile, or what stands for it with few frames.
  private static func longest(_ times: Distribution) -> String {
    times.p95.map { "P95 \(Readable.time($0))" } ?? "the longest \(Readable.time(times.max))"
  }

  /// Returns a sentence on the machine's share of the late time.
  private static func machine(_ frames: FrameSummary) -> String {
    frames.machineShare.map { "\(Readable.share($0)) of the late time was the machine's. " } ?? ""
  }

  /// Returns the rule of the verdict.
  private static func rule(_ frames: FrameSummary) -> String {
    guard !frames.isMachineBusy else {
      return
        "From \(Readable.share(FrameSummary.maxMachineShare)) on, nothing can be said about the "
        + "list."
    }
    guard HitchBand.organizer(frames.hitches) != nil else {
      return "There is no verdict below \(HitchBand.minFrames) frames and "
        + "\(Readable.time(HitchBand.minDisplayNs)) on the display."
    }
    return "Smooth means a hitch rate of at most "
      + (frames.scrollingHitches.flatMap { HitchBand.scrolling($0) } != nil
        ? "5 ms/s while scrolling and " : "")
      + "10 ms/s over all frames."
  }

  private static func rates(_ frames: FrameSummary) -> String {
    let overall = "\(Readable.number(frames.hitches.msPerS)) ms/s over all frames"
    guard let scrolling = frames.scrollingHitches else { return overall + " (nothing scrolled)" }
    return "\(Readable.number(scrolling.msPerS)) ms/s while scrolling "
      + "(\(Readable.count(scrolling.frames, "frame"))), \(overall)"
  }

  private static func slowdown(_ frames: FrameSummary) -> String {
    guard SlowdownWords(frames).costs != nil else { return "" }
    let mean = frames.budget.slowdownFactors == nil ? "" : " on average"
    return " ×\(SlowdownWords(frames).factor)\(mean)"
  }
}

/// A verdict, with the frames that it is about.
struct VerdictRow: Sendable {
  let verdict: Verdict
  /// Nil where there are none, and where they are of several groups.
  let frames: FrameSummary?
}
