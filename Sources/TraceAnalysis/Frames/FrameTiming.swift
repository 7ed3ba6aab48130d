/// When frames would have been on a display, had each been played on its time.
///
/// Frames of the virtual clock are recorded back to back; whether they would have been late is evaluated
/// here. With period P, a frame of cost c begins d after its vertical synchronisation (0 on the
/// virtual clock), is finished c later and due `budget` after the synchronisation. On a device that
/// is s times slower:
///
/// - overrun o = d + s c − budget, signed: negative is slack (Android's `frameOverrunMs`)
/// - missed synchronisations m = max(0, ⌈o / P⌉): as often the frame before it is shown again
/// - hitch time h = m P
///
/// A late frame moves the start of all frames after it by m P, because a display shows one frame a
/// period and never catches up. So a delay is charged once, to the frame that caused it. On a fixed
/// schedule (frame i due at i P + budget) every frame after the first late one would be late; the m
/// here is what each frame adds to that lateness.
public struct FrameTiming: Hashable, Sendable {
  /// The frame's time beyond its budget, in nanoseconds; negative when there is slack.
  public let overrunNs: Int64
  /// How many periods the frame before it had to be shown again.
  public let missedVsyncs: Int64
  /// How long the frame before it stood still because of it, in nanoseconds.
  public let hitchNs: Int64
  /// How long the frame's turn on the display took: its period, and those that it missed.
  public let displayNs: Int64

  /// Evaluates a frame that took `durationNs`, and began `startDelayNs` late.
  public init(durationNs: Int64, startDelayNs: Int64 = 0, budget: FrameBudget) {
    overrunNs = Self.cost(durationNs, startDelayNs, budget.slowdown) - budget.budgetNs
    missedVsyncs =
      overrunNs > 0 ? (overrunNs - 1) / budget.periodNs + 1 : 0
    hitchNs = missedVsyncs * budget.periodNs
    displayNs = budget.periodNs + hitchNs
  }

  /// Damaged numbers of any size stay numbers.
  private static func cost(_ durationNs: Int64, _ delayNs: Int64, _ slowdown: Double) -> Int64 {
    let scaled = slowdown == 1 ? durationNs : Int64(clamping: Double(durationNs) * slowdown)
    let delay = max(0, min(delayNs, Int64.max / 4))
    return min(scaled, Int64.max / 4) + delay
  }
}

extension Int64 {
  /// The nearest whole number that there is; 0 for what is no number.
  package init(clamping value: Double) {
    self = value.isNaN ? 0 : Int64(exactly: value.rounded()) ?? (value < 0 ? .min : .max)
  }
}
