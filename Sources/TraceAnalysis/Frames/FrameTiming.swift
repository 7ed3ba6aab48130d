import Signposts

/// The timing that a frame would have had on a display, had each been played on its time.
///
/// Frames of the virtual clock are recorded back to back; whether they would have been late is evaluated
/// here. With period P, a frame that took w, u of it on the processor, begins d after its vertical
/// synchronisation (0 on the virtual clock) and is due `budget` after it. On a device that is s times
/// slower:
///
/// - cost c = s u + (w − u): what the thread did takes longer there, what it waited stays as it is;
///   where the trace has no processor time, u = w
/// - overrun o = d + c − budget, signed: negative is slack (Android's `frameOverrunMs`)
/// - missed vsyncs m = max(0, ⌈o / P⌉): as often the frame before it is shown again
/// - hitch time h = m P
///
/// Where kinds of work have factors of their own, s is their mean over the frame, weighted by time.
///
/// A late frame moves the start of all frames after it by m P, because a display shows one frame a
/// period and never catches up. So a delay is charged once, to the frame that caused it. On a fixed
/// schedule (frame i due at i P + budget) every frame after the first late one would be late; the m
/// here is what each frame adds to that lateness.
public struct FrameTiming: Hashable, Sendable {
  /// The frame's time beyond its budget, in nanoseconds; negative when there is slack.
  public let overrunNs: Int64
  /// The number of periods for which the frame before it had to be shown again.
  public let missedVsyncs: Int64
  /// The hitch time: the time for which the frame before it stood still because of it, in
  /// nanoseconds.
  public let hitchNs: Int64
  /// The duration of the frame's turn on the display: its period, and those that it missed.
  public let displayNs: Int64
  /// True if it is late, and would not have been if its thread had had the processor all the time.
  public let isLateByWallTimeOnly: Bool

  /// Evaluates a frame that took `durationNs`, with `cpuNs` of processor time where that is known, and
  /// began `startDelayNs` late; `slowdown` is the frame's own, where kinds of work have different ones.
  public init(
    durationNs: Int64,
    cpuNs: Int64? = nil,
    startDelayNs: Int64 = 0,
    slowdown: Double? = nil,
    budget: FrameBudget
  ) {
    let slowdown = slowdown ?? budget.slowdown
    let delayNs = max(0, min(startDelayNs, Self.maxNs))
    let cpu = max(0, min(cpuNs ?? durationNs, durationNs))
    let cost = ThreadUsage.costNs(durationNs: durationNs, cpuNs: cpu, slowdown: slowdown)
    let costNs = slowdown == 1 ? durationNs : Int64(clamping: cost)
    overrunNs = min(costNs, Self.maxNs) + delayNs - budget.budgetNs
    missedVsyncs = overrunNs > 0 ? (overrunNs - 1) / budget.periodNs + 1 : 0
    hitchNs = missedVsyncs * budget.periodNs
    displayNs = budget.periodNs + hitchNs
    let cpuCostNs = Int64(clamping: Double(cpu) * slowdown)
    isLateByWallTimeOnly =
      overrunNs > 0 && min(cpuCostNs, Self.maxNs) + delayNs <= budget.budgetNs
  }

  /// Damaged numbers of any size stay numbers.
  private static let maxNs = Int64.max / 4
}

extension Int64 {
  /// The nearest whole number that there is; 0 for what is no number.
  package init(clamping value: Double) {
    self = value.isNaN ? 0 : Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
