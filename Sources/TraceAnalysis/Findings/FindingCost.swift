/// Intervals whose time a finding accounts for: what would go away if it were fixed.
public struct FindingCost: Hashable, Sendable {
  /// The time of the intervals that counts.
  public enum Time: String, Sendable {
    /// That of the interval and of all that is inside; what is inside of two of them counts once.
    case whole
    /// That in the interval and in nothing inside of it.
    case own
    /// That of the interval and of what is inside, without what is done for rows of a known content type.
    case untyped
  }

  /// The frames in which intervals count.
  public enum Frames: String, Sendable {
    /// All frames.
    case all
    /// Those in which new content was set.
    case updates
  }

  /// The names of the intervals.
  public var intervals: [String]
  /// The content type of the rows whose intervals count; nil for all, and for intervals that have none.
  public var type: String?
  /// The reasons of the intervals that count, as the trace says them; empty for any reason.
  public var reasons: [String]
  /// The part of those intervals' time that would go away, from 0 to 1.
  public var share: Double
  /// The time of them that counts.
  public var time: Time
  /// The frames in which they count.
  public var frames: Frames

  /// Names intervals.
  ///
  /// - Parameters:
  ///   - intervals: their names.
  ///   - type: the content type of the rows whose intervals count; nil for all.
  ///   - reasons: the reasons of the intervals that count; empty for any reason.
  ///   - share: the part of their time that would go away, from 0 to 1.
  ///   - time: the time of them that counts.
  ///   - frames: the frames in which they count.
  public init(
    intervals: [String],
    type: String? = nil,
    reasons: [String] = [],
    share: Double = 1,
    time: Time = .whole,
    frames: Frames = .all
  ) {
    self.intervals = intervals
    (self.type, self.reasons) = (type, reasons)
    self.share = max(0, min(1, share))
    (self.time, self.frames) = (time, frames)
  }
}

/// The time that a finding takes from frames.
public struct FindingLoss: Hashable, Sendable {
  /// The time of frames, in nanoseconds, over all frames.
  public var frameNs: Int64
  /// That as a share of the time of all frames, from 0 to 1.
  public var shareOfFrameTime: Double
  /// The number of late frames that it has a part in; nil where that is not known.
  public var lateFrames: Int?
  /// True if the loss is an upper bound, and may be less by an unknown amount.
  public var isAtMost: Bool

  /// States a loss.
  ///
  /// - Parameters:
  ///   - frameNs: the time of frames, in nanoseconds.
  ///   - shareOfFrameTime: that as a share of the time of all frames.
  ///   - lateFrames: the number of late frames that it has a part in.
  ///   - isAtMost: true if the loss is an upper bound, and may be less by an unknown amount.
  public init(
    frameNs: Int64,
    shareOfFrameTime: Double,
    lateFrames: Int? = nil,
    isAtMost: Bool = false
  ) {
    self.frameNs = frameNs
    self.shareOfFrameTime = shareOfFrameTime
    self.lateFrames = lateFrames
    self.isAtMost = isAtMost
  }
}
