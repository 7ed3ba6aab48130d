/// A frame with what it was evaluated by, and its turn on the display.
public struct EvaluatedFrame: Sendable {
  /// The frame.
  public internal(set) var frame: Frame
  /// The budget of the frame.
  public let budget: FrameBudget
  /// The time when the display asked for it, in nanoseconds of its list's display time.
  ///
  /// On the real clock that is the trace's own time. On the virtual one frames are recorded back to
  /// back; there the first frame keeps its time, and each one is due when those before it have had
  /// their turns on the display; see `FrameTiming`.
  public let dueNs: Int64

  /// The cause that took most of its time; nil when it was not late.
  public var cause: FrameCause? { frame.cause }

  /// The deadline: the time when it had to be finished, on the same clock.
  public var deadlineNs: Int64 { [dueNs, budget.budgetNs].saturatingSum() }

  /// The time when it would have been begun, on the same clock.
  public var begunNs: Int64 {
    [dueNs, max(0, frame.startDelayNs), frame.turnDelayNs].saturatingSum()
  }

  /// The time when it would have been finished, on the same clock, with its cost as on the
  /// evaluated device.
  public var finishedNs: Int64 {
    max(begunNs, [deadlineNs, frame.timing.overrunNs].saturatingSum())
  }
}
