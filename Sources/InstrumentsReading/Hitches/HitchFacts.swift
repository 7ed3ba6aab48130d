/// The smoothness of a device: its late frames, by Apple's rule.
public struct HitchFacts: Hashable, Sendable {
  /// One late frame.
  public struct LateFrame: Hashable, Sendable {
    /// The time when it should have been on the display, in nanoseconds since the start of the run.
    public let startNs: Int64
    /// The hitch time: how much later it was, in nanoseconds.
    public let hitchNs: Int64
    /// The number of vsyncs without a new frame; nil where that is not known.
    public let missedVsyncs: Int64?
  }

  /// The maximum number of frames in `longest`.
  static let maxLongest = 20

  /// The table that says it.
  public let table: String
  /// The number of late frames.
  public let count: Int
  /// The total hitch time: how much later they were, in nanoseconds.
  public let hitchNs: Int64
  /// The recorded time, in nanoseconds; nil where no table of contents says it.
  public let recordedNs: Int64?
  /// The vsync period, where all rows state the same.
  public let refreshNs: Int64?
  /// The number of vsyncs without a new frame; nil where the time between them is not known.
  public let missedVsyncs: Int64?
  /// Late frames of other processes and of the system, which are not counted.
  public let leftOut: Int
  /// The latest frames, the latest first; times as in the trace.
  public let longest: [LateFrame]

  /// Milliseconds of hitch time for each second that was recorded; nil where that is not known.
  public var msPerS: Double? {
    recordedNs.flatMap { $0 > 0 ? Double(hitchNs) / Double($0) * 1_000 : nil }
  }

  /// Adds up late frames.
  init(
    _ hitches: [Hitch],
    table: String,
    recordedNs: Int64?,
    leftOut: Int,
    shiftNs: Int64 = 0
  ) {
    self.table = table
    self.recordedNs = recordedNs
    self.leftOut = leftOut
    count = hitches.count
    hitchNs = hitches.reduce(0) { $0.addingAtMost($1.durationNs) }
    let refresh = Set(hitches.map(\.refreshNs))
    refreshNs = refresh.count == 1 ? refresh.first.flatMap { $0 } : nil
    let vsyncs = hitches.map(\.missedVsyncs)
    let longest = hitches.sorted {
      ($1.durationNs, $0.startNs) < ($0.durationNs, $1.startNs)
    }
    self.longest = longest.prefix(Self.maxLongest).map { hitch in
      let start = hitch.startNs.subtractingReportingOverflow(shiftNs)
      return LateFrame(
        startNs: start.overflow ? 0 : start.partialValue,
        hitchNs: hitch.durationNs,
        missedVsyncs: hitch.missedVsyncs
      )
    }
    missedVsyncs = vsyncs.contains(nil) ? nil : vsyncs.reduce(0) { $0.addingAtMost($1 ?? 0) }
  }
}

extension Int64 {
  /// The sum of what is not negative, at most the largest number.
  func addingAtMost(_ other: Int64) -> Int64 {
    let (sum, overflow) = addingReportingOverflow(other)
    return overflow ? .max : sum
  }
}
