/// A long interval with a custom name, with what was inside it.
public struct LongInterval: Sendable {
  /// The name; that of an app's signpost has its category before it.
  public let name: String
  /// The category of an app's signpost; nil for other intervals.
  public let origin: SignpostOrigin?
  /// The message of its begin; nil where it has none.
  public let message: String?
  /// The process.
  public let process: ProcessID
  /// The thread that began it.
  public let thread: Int32
  /// The start, in nanoseconds since the first event of the trace.
  public let startNs: Int64
  /// The duration, in nanoseconds.
  public let durationNs: Int64
  /// The part that no interval inside it covers, in nanoseconds.
  public let selfNs: Int64
  /// The intervals inside it, the most expensive first.
  public let inside: [IntervalBreakdown]

  /// The number of intervals of which a summary holds the details.
  static let maxCount = 10

  init(_ tree: IntervalTree, at position: Int, firstNs: Int64) {
    let interval = tree[position]
    name = interval.shape.label
    origin = interval.shape.origin
    message = interval["message"]?.text.flatMap { $0.isEmpty ? nil : $0.cutName }
    (process, thread) = (interval.process, interval.thread)
    startNs = interval.startNs - firstNs
    (durationNs, selfNs) = (interval.durationNs, interval.selfNs)
    inside = tree.breakdown(of: position)
  }
}
