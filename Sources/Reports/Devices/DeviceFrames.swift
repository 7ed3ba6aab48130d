import TraceAnalysis

/// The late frames of the device that a trace was imported from, as one of its tables says them.
public struct DeviceFrames: Hashable, Sendable {
  /// One late frame.
  public struct LateFrame: Hashable, Sendable {
    /// The run, from 1.
    public let run: Int
    /// The time when it should have been on the display, in nanoseconds since the start of the run.
    public let startNs: Int64
    /// The hitch time: how much later it was, in nanoseconds.
    public let hitchNs: Int64
    /// The number of vsyncs without a new frame; nil where that is not known.
    public let missedVsyncs: Int64?

    /// Describes a late frame.
    public init(run: Int, startNs: Int64, hitchNs: Int64, missedVsyncs: Int64?) {
      (self.run, self.startNs) = (run, startNs)
      (self.hitchNs, self.missedVsyncs) = (hitchNs, missedVsyncs)
    }
  }

  /// The number of late frames.
  public let count: Int
  /// The total hitch time: how much later they were, in nanoseconds.
  public let hitchNs: Int64
  /// The recorded time, in nanoseconds; nil where that is not known.
  public let recordedNs: Int64?
  /// The number of vsyncs without a new frame; nil where that is not known.
  public let missedVsyncs: Int64?
  /// Late frames of others, which are not counted.
  public let leftOut: Int
  /// The latest frames, the latest first.
  public let longest: [LateFrame]

  /// Describes the late frames of a device.
  public init(
    count: Int,
    hitchNs: Int64,
    recordedNs: Int64?,
    missedVsyncs: Int64?,
    leftOut: Int,
    longest: [LateFrame] = []
  ) {
    self.count = count
    self.hitchNs = hitchNs
    self.recordedNs = recordedNs
    self.missedVsyncs = missedVsyncs
    self.leftOut = leftOut
    self.longest = longest
  }

  /// Apple's rule: milliseconds of hitch time for each second that was recorded; nil where that is not
  /// known.
  public var msPerS: Double? {
    recordedNs.flatMap { $0 > 0 ? Double(hitchNs) / Double($0) * 1_000 : nil }
  }

  /// The number of late frames and their totals, without a full stop.
  public var sentence: String {
    var parts = ["\(Readable.count(count, "late frame")), hitch time \(Readable.time(hitchNs))"]
    if let recordedNs, let msPerS {
      parts.append(
        "hitch rate \(Readable.number(msPerS)) ms/s over \(Readable.time(recordedNs)): "
          + "\(HitchBand.organizer(msPerS: msPerS).rawValue) by 10/25/50 (Apple's Organizer)"
      )
    } else {
      parts.append("hitch rate not known, as the time that was recorded is not")
    }
    if let missedVsyncs {
      parts.append(Readable.count(Int(clamping: missedVsyncs), "missed vsync"))
    }
    if leftOut > 0 { parts.append("\(Readable.number(leftOut)) of others not counted") }
    return parts.joined(separator: ", ")
  }
}

extension Verdict {
  /// The smoothness of a device; nil where no table states it, or the recorded time.
  init?(_ device: DeviceFrames?) {
    guard let device, let msPerS = device.msPerS else { return nil }
    let state: State =
      switch HitchBand.organizer(msPerS: msPerS) {
      case .good: .smooth
      case .warning: .uneven
      case .critical, .severe: .rough
      }
    self.init(
      state: state,
      sentence: "On the device: \(device.sentence). Smooth means a hitch rate of at most 10 ms/s."
    )
  }
}
