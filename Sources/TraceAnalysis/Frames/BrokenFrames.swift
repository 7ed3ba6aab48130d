import ListSchema

/// Limits of what a frame may state of its own times: what its events do not allow is damage, not a
/// measurement.
enum FrameTimeLimits {
  /// The longest time that a frame's own clock may state, in nanoseconds: that between its two events, and
  /// a millisecond and a thousandth of it, as the clocks need not be the same.
  static func maxDurationNs(betweenNs: Int64) -> Int64 {
    [betweenNs, betweenNs / 1_000, 1_000_000].saturatingSum()
  }

  /// Returns whether a frame may have taken that long.
  static func allowDuration(_ durationNs: Int64, betweenNs: Int64) -> Bool {
    durationNs >= 0 && durationNs <= maxDurationNs(betweenNs: betweenNs)
  }

  /// Returns whether a frame may have begun that late: it waits for no vsync from before its run,
  /// with a second of tolerance, or a minute where the start of the run is not in the trace.
  static func allowDelay(_ delayNs: Int64, sinceRunNs: Int64, isRunAnnounced: Bool) -> Bool {
    let toleranceNs: Int64 = isRunAnnounced ? 1_000_000_000 : 60_000_000_000
    return delayNs >= 0 && delayNs <= [max(0, sinceRunNs), toleranceNs].saturatingSum()
  }
}

/// The begin of a frame's run, as far as the trace says.
struct RunStart {
  /// The time of its first event, in nanoseconds of the trace's clock.
  let ns: Int64
  /// True if that is its begin; else the trace may begin in the middle of the run.
  let isAnnounced: Bool
}

/// A frame that states times which cannot be true.
public struct BrokenFrame: Hashable, Sendable {
  /// The field with the impossible time.
  public enum Reason: String, Hashable, Sendable {
    /// It took longer than the time between its events allows, or less than nothing.
    case duration = "duration_ns"
    /// It began later after its vsync than its run had lasted, or before it.
    case startDelay = "start_delay_ns"
  }

  /// The number within its run; nil where the trace does not say.
  public let number: Int?
  /// The begin, in nanoseconds since the first event of the trace.
  public let startNs: Int64
  /// The field with the impossible time.
  public let reason: Reason
  /// The field's value, in nanoseconds.
  public let saidNs: Int64
  /// The time between its events, or since its run began: what the field cannot exceed.
  public let possibleNs: Int64
}

extension BrokenFrame {
  /// The impossible time of the frame at a position; nil for a frame without one.
  init?(
    _ tree: IntervalTree,
    _ position: Int,
    firstNs: Int64,
    _ start: RunStart
  ) {
    let pair = tree.pairs[position]
    let delayNs = tree.value(.startDelayNs, at: position)?.integer ?? 0
    let sinceRunNs = pair.startNs.subtractingSaturating(start.ns)
    if pair.isBroken {
      reason = .duration
      saidNs = tree.value(.durationNs, at: position)?.integer ?? 0
      possibleNs = pair.endNs - pair.startNs
    } else if FrameTimeLimits.allowDelay(
      delayNs,
      sinceRunNs: sinceRunNs,
      isRunAnnounced: start.isAnnounced
    ) {
      return nil
    } else {
      (reason, saidNs, possibleNs) = (.startDelay, delayNs, sinceRunNs)
    }
    number = tree.value(.frame, at: position)?.integer.flatMap { Int(exactly: $0) }
    startNs = pair.startNs - firstNs
  }
}

/// The frames of a trace that state times which cannot be true: they are in no statistics.
public struct BrokenFrames: Hashable, Sendable {
  /// The largest number of frames that are named.
  static let maxNamed = 3

  /// The number of broken frames.
  public private(set) var count = 0
  /// The first of them.
  public private(set) var named: [BrokenFrame] = []

  /// There are none.
  public init() {}

  /// Notes one.
  mutating func add(_ frame: BrokenFrame) {
    count += 1
    if named.count < Self.maxNamed { named.append(frame) }
  }
}
