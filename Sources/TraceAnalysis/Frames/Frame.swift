/// One frame of one list, evaluated.
public struct Frame: Sendable {
  /// Who made it.
  public let process: ProcessID
  /// The list that it shows; 0 where the trace does not say.
  public let list: UInt32
  /// The number within its run; nil where the trace does not say.
  public let number: Int?
  /// The begin, in nanoseconds since the first event of the trace.
  public let startNs: Int64
  /// The duration, in nanoseconds.
  public let durationNs: Int64
  /// How late it began, in nanoseconds; 0 on the virtual clock.
  public let startDelayNs: Int64
  /// Lateness.
  public let timing: FrameTiming
  /// What moved the content; nil where the trace does not say.
  public let phase: String?
  /// The scroll offset at its begin, in points.
  public let scrollOffset: Double?
  /// The length of the view that showed nothing at its end, in points.
  public let blankPoints: Double?
  /// Whether it belongs to the run's warm-up.
  public let isWarmup: Bool

  /// What took most of its time; nil when it was not late.
  public internal(set) var cause: FrameCause?

  /// Whether it took longer than it may.
  public var isLate: Bool { timing.overrunNs > 0 }

  /// Whether something moved the content; nil where the trace does not say.
  public var isMoving: Bool? { phase.map { $0 != "idle" && $0 != "update" } }

  init(_ tree: IntervalTree, _ position: Int, firstNs: Int64, _ rule: RunRule) {
    let pair = tree.pairs[position]
    process = pair.process
    list = pair.list
    number = tree.value(.frame, at: position)?.integer.flatMap { Int(exactly: $0) }
    startNs = pair.startNs - firstNs
    durationNs = pair.durationNs
    startDelayNs = tree.value(.startDelay, at: position)?.integer ?? 0
    timing = FrameTiming(durationNs: durationNs, startDelayNs: startDelayNs, budget: rule.budget)
    phase = tree.value(.phase, at: position)?.name
    scrollOffset = tree.value(.offset, at: position)?.number
    blankPoints = tree.value(.blank, at: position)?.number.flatMap {
      $0.isFinite ? max(0, $0) : nil
    }
    isWarmup = number.map { $0 < rule.warmupFrames } ?? false
  }
}
