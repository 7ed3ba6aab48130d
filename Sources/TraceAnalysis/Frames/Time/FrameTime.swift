import ListSchema

/// The time of frames by its use, as far as that is no row of another table.
public struct FrameTime: Hashable, Sendable {
  /// The number of frames; a frame inside another one is a part of that.
  public let frames: Int
  /// The sum of their durations, in nanoseconds.
  public let totalNs: Int64
  /// The part of it that no interval with a cause covers, in nanoseconds: the self times of frames, and of
  /// the intervals inside them for which the schema names no cause.
  ///
  /// Where the trace says what recording costs, this is without what the events recorded in these times
  /// took: one for each of these intervals, unless it is a frame that measures its own duration, and one for
  /// each interval directly inside it.
  public let unexplainedNs: Int64
  /// The cost of recording; nil where the trace does not say what it costs.
  public let instrument: InstrumentCost?

  /// The unexplained share of the frames' time, from 0 to 1; nil where that is 0.
  public var unexplainedShare: Double? { share(Double(unexplainedNs)) }

  /// The unexplained time of a frame on average, in nanoseconds.
  public var unexplainedPerFrameNs: Double { Double(unexplainedNs) / Double(max(1, frames)) }

  /// A time as a share of the frames' time; nil where that is 0.
  public func share(_ ns: Double) -> Double? { totalNs > 0 ? ns / Double(totalNs) : nil }
}

/// The cost of recording in the frames of runs whose traces say what it costs.
///
/// The number of events times what recording one takes, for each frame two readings of the thread's
/// usage, and the samples of stacks times what taking one takes; all these costs were measured before the
/// run. The cost of taking the stack of a wait is measured with each.
public struct InstrumentCost: Hashable, Sendable {
  /// The number of frames that the trace gives the costs for.
  public private(set) var frames = 0
  /// The number of events that were recorded in them, those at their begins and ends included.
  public private(set) var events = 0
  /// The cost of recording, in nanoseconds.
  public private(set) var totalNs = 0.0
  /// The part of it that taking stacks took, of samples and of waits, in nanoseconds; no duration contains it.
  public private(set) var samplesNs = 0.0
  /// The part of it that the frames' durations contain, in nanoseconds.
  ///
  /// A frame that measures its own duration leaves out the two events and the two readings of the
  /// thread's usage at its ends.
  public private(set) var insideNs = 0.0

  /// The cost of recording for a frame on average, in nanoseconds.
  public var perFrameNs: Double { totalNs / Double(max(1, frames)) }

  init() {}

  /// - Parameters:
  ///   - frames: the number of frames.
  ///   - timed: the number of them that measured their own duration.
  ///   - events: the number of events that were recorded in the frames.
  ///   - samplesNs: the time that stack samples took, all of it inside of frames.
  ///   - calibration: the costs of recording.
  init(
    frames: Int,
    timed: Int,
    events: Int,
    samplesNs: Double = 0,
    _ calibration: InstrumentCalibration
  ) {
    self.frames = frames
    self.events = events
    let usageNs = 2 * calibration.usageNs
    totalNs = Double(events) * calibration.eventNs + Double(frames) * usageNs + samplesNs
    self.samplesNs = samplesNs
    insideNs = Double(events - 2 * timed) * calibration.eventNs + Double(frames - timed) * usageNs
  }

  mutating func add(_ other: InstrumentCost) {
    frames += other.frames
    events += other.events
    totalNs = totalNs.addingSaturating(other.totalNs)
    samplesNs = samplesNs.addingSaturating(other.samplesNs)
    insideNs = insideNs.addingSaturating(other.insideNs)
  }
}

/// The costs of recording, as measured before a run.
struct InstrumentCalibration: Hashable, Sendable {
  /// The cost of recording one event, in nanoseconds.
  let eventNs: Double
  /// The cost of reading the thread's usage, in nanoseconds.
  let usageNs: Double

  /// More than a second an event is a damaged number.
  private static let plausibleNs = 0...1e9

  /// Reads an event; nil where it does not say what recording costs.
  init?(_ event: TraceEvent) {
    guard event.type.name == EventName.instrument,
      let eventNs = event[.eventNs]?.number,
      let usageNs = event[.usageNs]?.number,
      Self.plausibleNs.contains(eventNs), Self.plausibleNs.contains(usageNs)
    else { return nil }
    self.eventNs = eventNs
    self.usageNs = usageNs
  }
}
