/// A finished interval, with its place in the trace.
///
/// An object, as exporters hand it from function to function: copies of it took a tenth of their time.
public final class PlacedInterval: Sendable {
  /// The interval; its `parent` is a position in the segment that it was handed out with.
  public let interval: Interval
  /// The run that it belongs to.
  public let run: TraceRun
  /// The begin, in nanoseconds since the first event of the trace.
  public let startNs: Int64
  /// The lane among the intervals of its thread, 0 unless it crosses others; see `Lanes`.
  public let lane: Int
  /// The `id` of the innermost interval that encloses it; nil at the top.
  public let parentID: Int?
  /// The `id` of the frame that encloses it, its own for a frame; nil outside of frames.
  public let frameID: Int?
  /// The name of the content type that it is about; nil where it is about none.
  public let contentType: String?
  /// The evaluation apart: few intervals are frames, and it is larger than everything else here.
  private let evaluation: Evaluation?

  private final class Evaluation: Sendable {
    let frame: EvaluatedFrame

    init(_ frame: EvaluatedFrame) { self.frame = frame }
  }

  init(
    _ interval: Interval,
    of run: TraceRun,
    startNs: Int64,
    lane: Int,
    in parent: (id: Int, frameID: Int?)?,
    _ frame: EvaluatedFrame?,
    contentType: String?
  ) {
    (self.interval, self.run, self.startNs, self.lane) = (interval, run, startNs, lane)
    (parentID, self.contentType) = (parent?.id, contentType)
    frameID = frame != nil ? interval.number : parent?.frameID
    evaluation = frame.map { Evaluation($0) }
  }

  /// The evaluation, for a frame.
  public var frame: EvaluatedFrame? { evaluation?.frame }
  /// True if it is a frame.
  public var isFrame: Bool { evaluation != nil }

  /// A number that no other interval of the trace has.
  public var id: Int { interval.number }

  /// The end, in nanoseconds since the first event of the trace.
  public var endNs: Int64 { startNs + (interval.endNs - interval.startNs) }

  /// The name as reports have it: a signpost's with subsystem and category before it.
  public var label: String { interval.shape.origin?.label(interval.name) ?? interval.name }

  /// Returns whether it has a name, with or without what is before it in reports.
  public func isNamed(_ name: String) -> Bool {
    interval.name == name || name.hasSuffix(interval.name) && label == name
  }
}

/// A value of a counter at one time.
public struct CounterReading: Sendable {
  /// The run that it belongs to.
  public let run: TraceRun
  /// The list that it counts for; 0 for none.
  public let list: UInt32
  /// The time, in nanoseconds since the first event of the trace.
  public let timeNs: Int64
  /// The name.
  public let name: String
  /// The value.
  public let value: Int64
}
