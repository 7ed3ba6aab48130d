import ListSchema
import TraceAnalysis

extension Answer {
  /// Answers for the runs with the most severe verdict; nil where the trace has no runs.
  init?(_ source: ReportSource) {
    guard let group = Verdict.mostSevere(source.groups) else { return nil }
    self = Answer(group, Verdict(source), hasStacks: source.stacks != nil, source.commands)
  }

  /// Answers for some runs.
  ///
  /// - Parameters:
  ///   - group: the runs.
  ///   - verdict: the verdict.
  ///   - hasStacks: true if stacks were sampled.
  ///   - commands: the commands that can be typed to see more.
  private init(
    _ group: ReportGroup,
    _ verdict: Verdict,
    hasStacks: Bool,
    _ commands: ReportCommands
  ) {
    let runs = group.group
    let sampling = hasStacks ? nil : Self.samplingWords(commands)
    switch verdict.state {
    case .rough, .uneven: self = Self.late(runs, verdict, sampling)
    case .machineBusy: self = Self.busy(verdict, commands)
    case .smooth: self = Self.smooth(runs, verdict)
    case .unreliable: self = Self.unreliable(verdict)
    case .noList: self = Self.withoutList(verdict, runs)
    case .emptyList: self = Self.empty(verdict, runs)
    default: self = Self.tooLittle(verdict, runs)
    }
  }

  // MARK: By verdict

  private static func late(_ runs: RunGroup, _ verdict: Verdict, _ sampling: String?) -> Answer {
    let (advice, whatIf) = mostUseful(runs)
    guard let advice else { return few(runs, verdict, sampling) }
    let place = place(advice) ?? rows(advice, runs).map { "\($0); the line is not known" }
    let isPlaced = advice.subject.function != nil
    return Answer(
      verdict: verdict,
      cause: advice.sentence,
      place: place,
      fix: advice.fix,
      fixWords: isPlaced
        ? "do this less often, or before the row is on screen"
        : sampling ?? "no place of your code stands out",
      gain: whatIf.map(gain) ?? "not known: the trace does not tell what part of its time would go"
    )
  }

  /// Answers where too few frames were late for a finding: each has a cause.
  private static func few(_ runs: RunGroup, _ verdict: Verdict, _ sampling: String?) -> Answer {
    guard let cause = runs.frames?.causes.first(where: { !$0.isOfMachine }) else {
      return Answer(
        verdict: verdict,
        cause: "the late frames were made late by the machine, not by the list",
        fixWords: sampling ?? "none that the trace shows",
        gain: unknown
      )
    }
    let whatIf = runs.whatIf.first {
      $0.subject.kind == "cause" && $0.subject.name == cause.name
    }
    return Answer(
      verdict: verdict,
      cause:
        "\(cause.name), in \(Readable.count(cause.count, "late frame")): too few to say more",
      place: runs.appType(whatIf?.subject.type).map { "\($0); the line is not known" },
      fixWords: sampling ?? "no place of your code stands out",
      gain: whatIf.map(gain) ?? unknown
    )
  }

  private static func smooth(_ runs: RunGroup, _ verdict: Verdict) -> Answer {
    let next = runs.advice.first { $0.rule != .lateFrames }
    let rest = next.map(\.sentence) ?? mostExpensive(runs)
    return Answer(
      verdict: verdict,
      cause: rest.map { "Nothing to fix. The next largest cost: \($0)" } ?? "Nothing to fix",
      place: next.flatMap { place($0) } ?? "-",
      fix: next.flatMap { $0.rule.isReason && !$0.isOrdinary ? $0.fix : nil },
      fixWords: "none needed",
      gain: next.flatMap { whatIf(of: $0, runs) }.flatMap { $0.savedFrames > 0 ? gain($0) : nil }
        ?? "no late frame fewer"
    )
  }

  private static func busy(_ verdict: Verdict, _ commands: ReportCommands) -> Answer {
    let check = commands.checkMachine.map { "; `\($0)` says what does" } ?? ""
    return Answer(
      verdict: verdict,
      cause: "the machine: other programs had the processor while frames were due",
      place: "-",
      fixWords:
        "record again while nothing else runs\(check)",
      gain: "a verdict about the list"
    )
  }

  private static func unreliable(_ verdict: Verdict) -> Answer {
    Answer(
      verdict: verdict,
      cause: "events are missing or damaged, as the warnings above say",
      place: "-",
      fixWords: "record again, with larger buffers where some were lost",
      gain: "a verdict about the list"
    )
  }

  private static func tooLittle(_ verdict: Verdict, _ runs: RunGroup) -> Answer {
    Answer(
      verdict: verdict,
      cause: mostExpensive(runs).map { "the largest cost so far: \($0)" } ?? "nothing was measured",
      place: "-",
      fixWords: "record a longer run",
      gain: "a verdict about the list"
    )
  }

  private static func empty(_ verdict: Verdict, _ runs: RunGroup) -> Answer {
    let isReal = runs.description?.clock == "real"
    return Answer(
      verdict: verdict,
      cause: isReal
        ? "the content did not arrive while the run was played"
        : "nothing gave the list content; what arrives later, from another queue or a task, is not waited for",
      place: "-",
      fixWords: isReal
        ? "play a longer run, or give the screen its data when it is made"
        : "give the screen its data when it is made, or record it with --clock real",
      gain: "a verdict about the list"
    )
  }

  private static func withoutList(_ verdict: Verdict, _ runs: RunGroup) -> Answer {
    Answer(
      verdict: verdict,
      cause: mostExpensive(runs).map { "the largest cost: \($0)" } ?? unknown,
      place: "-",
      fixWords: "-",
      gain: "-"
    )
  }

  // MARK: The advice

  /// The part of the late frames, and of the hitch time, from which on a finding is the reason for them.
  private static let (minFrames, minHitches) = (0.15, 0.3)

  /// The advice that saves the most hitch time, with what it saves; where none saves much, the cause of the
  /// late frames, or the most important one.
  ///
  /// Of several that save about the same, one that says why comes before one that says where.
  private static func mostUseful(_ runs: RunGroup) -> (Advice?, WhatIf?) {
    let advice = runs.advice.filter { $0.rule != .lateFrames }
    let saving = advice.compactMap { one in
      whatIf(of: one, runs).flatMap { explains(one, $0) ? (one, $0) : nil }
    }
    func weight(_ one: (advice: Advice, whatIf: WhatIf)) -> Double {
      Double(one.whatIf.savedHitchNs) * one.advice.weight
    }
    let best = saving.enumerated().max { left, right in
      (weight(left.element), -left.offset) < (weight(right.element), -right.offset)
    }
    if let best = best?.element, !best.0.isOrdinary { return best }
    // A reason that has a part in most late frames says more than their cause, whatever it saves.
    let reason = advice.first { one in
      one.rule.isReason && !one.isOrdinary
        && 2 * (one.loss?.lateFrames ?? 0) > runs.frames?.lateFramesOfList ?? .max
    }
    if let reason { return (reason, whatIf(of: reason, runs)) }
    let late = runs.advice.first { $0.rule == .lateFrames }
    let ofCause = late.flatMap { late in
      runs.whatIf.first { $0.subject.kind == "cause" && $0.subject.name == late.subject.cause }
    }
    // So does what takes much of the frames' time for a reason that is known.
    if let strong = advice.first(where: isStrong) { return (strong, whatIf(of: strong, runs)) }
    // A place in the user's code says more than the name of a step.
    if late?.subject.function == nil, let path = placed(advice) {
      return (path, whatIf(of: path, runs))
    }
    return late.map { ($0, ofCause) } ?? best?.element ?? (advice.first, nil)
  }

  /// Returns whether a finding that is no ordinary work has much of the frames' time.
  private static func isStrong(_ advice: Advice) -> Bool {
    !advice.isOrdinary && advice.loss?.shareOfFrameTime ?? 0 >= minStrong
  }

  private static let minStrong = 0.25

  /// The heaviest path that has a line, and a part of the frames' time worth a word.
  private static func placed(_ advice: [Advice]) -> Advice? {
    advice.first { one in
      one.rule == .heaviestPath && !one.isOrdinary && one.subject.function?.line != nil
        && one.loss?.shareOfFrameTime ?? 0 >= minPlaced
    }
  }

  private static let minPlaced = 0.1

  /// Returns whether much of the late frames, or of their hitch time, is due to a finding; of a mistake whose
  /// reason is known, a part that matters is enough.
  private static func explains(_ advice: Advice, _ whatIf: WhatIf) -> Bool {
    guard whatIf.savedHitchNs > 0 else { return false }
    if advice.rule.isReason { return true }
    return Double(whatIf.savedFrames) >= minFrames * Double(whatIf.now.lateFrames)
      || Double(whatIf.savedHitchNs) >= minHitches * Double(whatIf.now.hitches.hitchNs)
  }

  private static func whatIf(of advice: Advice, _ runs: RunGroup) -> WhatIf? {
    let own = runs.whatIf.filter {
      $0.subject.kind == "finding" && $0.subject.name == advice.rule.rawValue
    }
    let ofFunction = own.filter { $0.subject.function == advice.subject.function?.shortName }
    guard let type = advice.subject.type else { return ofFunction.first }
    return ofFunction.first { $0.subject.type == type }
  }

  private static func gain(_ whatIf: WhatIf) -> String {
    let machine = whatIf.lateFramesOfMachine
    let others =
      machine > 0
      ? " (\(Readable.number(machine)) more \(machine == 1 ? "is" : "are") late because of the machine)"
      : ""
    let frames =
      "\(Readable.number(whatIf.now.lateFrames)) → "
      + "\(Readable.count(whatIf.removed.lateFrames, "late frame")) of the list's own\(others)"
    let rate =
      "hitch rate \(Readable.number(whatIf.now.hitches.msPerS)) → "
      + "\(Readable.number(whatIf.removed.hitches.msPerS)) ms/s"
    return whatIf.savedFrames >= 0
      ? "\(frames), \(rate)" : "\(rate), but \(frames) \(WhatIf.reasonForOthers)"
  }

  // MARK: Words

  private static func place(_ advice: Advice) -> String? {
    let subject = advice.subject
    let rows = (subject.type ?? subject.element).map { "\($0)" }
    let function = subject.function.map { function in
      (function.fileAndLine.map { "\($0), in \(function.shortName)" } ?? function.shortName)
        + (subject.callers.isEmpty
          ? "" : "; called in \(subject.callers.map(\.label).joined(separator: ", by "))")
    }
    let parts = [rows, function].compactMap { $0 }
    return parts.isEmpty ? nil : parts.joined(separator: ": ")
  }

  /// The type of the rows that a cause without a place takes most from; nil where it is not known.
  private static func rows(_ advice: Advice, _ runs: RunGroup) -> String? {
    guard let cause = advice.subject.cause else { return nil }
    let types = runs.whatIf.filter { $0.subject.kind == "cause" && $0.subject.name == cause }
    return runs.appType(types.lazy.compactMap(\.subject.type).first)
  }

  /// The words where only samples of stacks would name the place.
  private static func samplingWords(_ commands: ReportCommands) -> String {
    let option = commands.sampleStacks.map { " (\($0))" } ?? ""
    return "record it again with samples of stacks\(option): they name the function and the line"
  }

  /// The interval with the highest self time.
  private static func mostExpensive(_ runs: RunGroup) -> String? {
    let frames = runs.frames.map { Double($0.durations.sum) } ?? 0
    // What took longer than all frames was mostly outside of them, as the making of the content is.
    let most = runs.intervals.filter {
      $0.name != IntervalName.inspect && (frames == 0 || Double($0.selfNs) <= frames)
    }.max { $0.selfNs < $1.selfNs }
    guard let most, most.selfNs > 0 else { return nil }
    let share =
      frames > 0 ? " or \(Readable.share(Double(most.selfNs) / frames)) of frame time" : ""
    return "\(most.name), \(Readable.time(most.selfNs)) by itself\(share)"
  }
}
