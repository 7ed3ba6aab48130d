/// A frame with what it was evaluated by, and why it was late.
public struct EvaluatedFrame: Sendable {
  /// The frame.
  public let frame: Frame
  /// What it may take.
  public let budget: FrameBudget
  /// What took most of its time; nil when it was not late.
  public let cause: FrameCause?
  /// When the display asked for it, in nanoseconds of its list's display time.
  ///
  /// On the real clock that is the trace's own time. On the virtual one frames are recorded back to
  /// back; there the first frame keeps its time, and each one is due when those before it have had
  /// their turns on the display; see `FrameTiming`.
  public let dueNs: Int64

  /// When it had to be finished, on the same time.
  public var deadlineNs: Int64 { [dueNs, budget.budgetNs].saturatingSum() }

  /// When it would have been begun, on the same time.
  public var begunNs: Int64 { [dueNs, max(0, frame.startDelayNs)].saturatingSum() }

  /// When it would have been finished, on the same time, with its cost as on the evaluated device.
  public var finishedNs: Int64 {
    max(begunNs, [deadlineNs, frame.timing.overrunNs].saturatingSum())
  }
}

/// Evaluates frames one by one, and keeps the time of each list's display.
struct FrameEvaluator {
  private var runs: FrameRules
  private var displays: [ListKey: (run: ObjectIdentifier, nextNs: Int64)] = [:]

  init(_ evaluation: EvaluationOptions, known: RunDescription?) {
    runs = FrameRules(evaluation, known: known)
  }

  mutating func learn(_ facts: TraceFacts) { runs.learn(facts) }

  /// Evaluates the frame at a position of the tree that `causes` was made for.
  mutating func evaluate(
    _ interval: Interval,
    at position: Int,
    _ causes: inout FrameCauses,
    in run: TraceRun,
    firstNs: Int64
  ) -> EvaluatedFrame {
    let evaluated = runs[interval.process]
    let frame = Frame(interval, firstNs: firstNs, evaluated)
    let slowdown = evaluated.budget.slowdown
    return EvaluatedFrame(
      frame: frame,
      budget: evaluated.budget,
      cause: frame.isLate
        ? causes.cause(of: frame, at: position, slowdown: slowdown) : nil,
      dueNs: evaluated.isRealTime ? vsync(of: frame) : due(frame, in: run)
    )
  }

  /// The synchronisation that a frame of the real clock was made for; damaged delays stay numbers.
  private func vsync(of frame: Frame) -> Int64 {
    frame.startNs - max(0, min(frame.startDelayNs, Int64.max / 4))
  }

  /// The turn of a frame of the virtual clock.
  private mutating func due(_ frame: Frame, in run: TraceRun) -> Int64 {
    let key = ListKey(process: frame.process, list: frame.list)
    // Only a damaged or malicious trace has so many lists; their times begin anew.
    if displays.count >= ListSummary.maxLists, displays[key] == nil { displays = [:] }
    let display = displays[key].flatMap { $0.run == ObjectIdentifier(run) ? $0.nextNs : nil }
    let due = display ?? frame.startNs
    displays[key] = (
      ObjectIdentifier(run), [due, frame.timing.displayNs].saturatingSum()
    )
    return due
  }
}
