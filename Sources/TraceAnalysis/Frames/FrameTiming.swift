/// When frames would have been on a display, had each been played on its time.
///
/// Frames are recorded back to back, on a virtual display; whether they would have been late is
/// judged here. With period P, a frame of cost c begins at its vertical synchronisation, is
/// finished c later and due `budget` after its begin:
///
/// - overrun o = c − budget, signed: negative is slack
/// - missed synchronisations m = max(0, ⌈o / P⌉): as often the frame before it is shown again
/// - hitch time h = m P
///
/// A late frame moves the begin of all frames after it by m P, because a display shows one frame a
/// period and never catches up. So a delay is charged once, to the frame that caused it. On a fixed
/// schedule (frame i due at i P + budget) every frame after the first late one would be late; the m
/// here is what each frame adds to that lateness.
public struct FrameTiming: Hashable, Sendable {
  /// The frame's own time beyond its budget, in nanoseconds; negative when there is slack.
  public let overrunNs: Int64
  /// How many periods the frame before it had to be shown again.
  public let missedPeriods: Int64
  /// How long the frame before it stood still because of it, in nanoseconds.
  public let hitchNs: Int64
  /// How long the frame's turn on the display took: its period, and those that it missed.
  public let displayNs: Int64

  /// Judges a frame that took `durationNs`.
  public init(durationNs: Int64, budget: FrameBudget) {
    overrunNs = durationNs - budget.budgetNs
    missedPeriods =
      overrunNs > 0 ? (overrunNs - 1) / budget.periodNs + 1 : 0
    hitchNs = missedPeriods * budget.periodNs
    displayNs = budget.periodNs + hitchNs
  }
}
