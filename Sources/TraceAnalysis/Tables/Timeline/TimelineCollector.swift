/// Collects a timeline from the parts of a trace.
///
/// Memory is bounded: when there are too many intervals, short ones outside of late frames are left
/// out first, then short ones in them. Frames and updates stay, until there are too many of these.
public struct TimelineCollector {
  /// The limits of a timeline.
  public struct Limits: Hashable, Sendable {
    /// The number of intervals.
    public var intervals: Int
    /// The number of frames.
    public var frames: Int
    /// The number of updates.
    public var updates: Int

    /// Takes limits; those that are not given suit a page.
    ///
    /// - Parameters:
    ///   - intervals: the maximum number of intervals.
    ///   - frames: the maximum number of frames.
    ///   - updates: the maximum number of updates.
    public init(intervals: Int = 160_000, frames: Int = 40_000, updates: Int = 20_000) {
      self.intervals = intervals
      self.frames = frames
      self.updates = updates
    }
  }

  /// The maximum number of kinds; further ones lose their content type, and then share one name.
  private static let maxKinds = 2_000
  private static let otherKind = TraceTimeline.Kind(name: "other", contentType: nil)

  private let limits: Limits
  private var rows = TimelineRows()
  private var kinds: [TraceTimeline.Kind] = []
  private var numbers: [TraceTimeline.Kind: Int32] = [:]
  private var frames: [EvaluatedFrame] = []
  private var updates: [TraceTimeline.Update] = []
  /// The time from which it takes no more, in nanoseconds since the first event of the trace; nil while it takes all.
  package private(set) var endNs: Int64?

  /// Prepares to collect.
  public init(_ limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Takes a part of the trace.
  ///
  /// - Complexity: O(1) for each interval, amortised.
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part else { return }
    var late: Set<Int> = []
    for placed in intervals where endNs.map({ placed.startNs < $0 }) ?? true {
      note(placed, &late)
      let isLate = placed.frameID.map { late.contains($0) } ?? false
      let isKept =
        placed.frame != nil
        || (placed.interval.isUpdate && updates.count < limits.updates)
      rows.add(placed, kind: number(of: placed), isLate: isLate, isKept: isKept)
    }
    if rows.count > 2 * limits.intervals { rows.thin(to: limits.intervals) }
  }

  /// The timeline of all that was added.
  ///
  /// - Complexity: O(n log n) for n frames and updates, and O(intervals).
  ///
  /// - Parameter samples: the stack samples.
  /// - Returns: the timeline; nil when there are no intervals.
  public func timeline(_ samples: TimelineSamples = TimelineSamples()) -> TraceTimeline? {
    var rows = rows
    rows.thin(to: limits.intervals)
    let shared = rows.shared
    guard !shared.rows.isEmpty else { return nil }
    var extent = rows.extent
    extent.endNs = endNs
    extent.leftOut += shared.leftOut
    return TraceTimeline(
      kinds: kinds,
      tracks: shared.tracks,
      rows: shared.rows,
      frames: frames.sorted { $0.frame.startNs < $1.frame.startNs },
      updates: updates.sorted { $0.startNs < $1.startNs },
      samples: samples,
      extent: extent
    )
  }

  /// Takes note of frames and updates, and of frames that are late.
  private mutating func note(_ placed: PlacedInterval, _ late: inout Set<Int>) {
    if let frame = placed.frame {
      if frame.frame.isLate { late.insert(placed.id) }
      frames.append(frame)
      if frames.count >= limits.frames { endNs = placed.endNs }
    } else if placed.interval.isUpdate, updates.count < limits.updates {
      let reason = placed.interval["reason"]?.text ?? ""
      updates.append(TraceTimeline.Update(startNs: placed.startNs, reason: reason))
    }
  }

  private mutating func number(of placed: PlacedInterval) -> Int32 {
    let name = placed.interval.name
    let wanted = TraceTimeline.Kind(name: name, contentType: placed.contentType)
    let untyped = TraceTimeline.Kind(name: name, contentType: nil)
    return number(of: wanted, room: Self.maxKinds) ?? number(of: untyped, room: 2 * Self.maxKinds)
      ?? number(of: Self.otherKind, room: .max) ?? 0
  }

  private mutating func number(of kind: TraceTimeline.Kind, room: Int) -> Int32? {
    if let known = numbers[kind] { return known }
    guard kinds.count < room else { return nil }
    numbers[kind] = Int32(kinds.count)
    kinds.append(kind)
    return Int32(kinds.count - 1)
  }
}
