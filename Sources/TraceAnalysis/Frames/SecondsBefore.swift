import ListSchema

/// The last seconds of a list in a trace, up to the frame that made a flight recorder keep it.
public struct SecondsBefore: Sendable {
  /// One second.
  public struct Second: Sendable {
    /// The number of seconds from its begin to the end, from 1.
    public let number: Int
    /// The number of frames that began in it.
    public fileprivate(set) var frames = 0
    /// The number of late frames among them.
    public fileprivate(set) var lateFrames = 0
    /// The longest of them, in nanoseconds.
    public fileprivate(set) var longestNs: Int64 = 0
    /// The phases of frames, in the order of their first appearance.
    public fileprivate(set) var phases: [String] = []
    /// The distance that the content moved, in points.
    public fileprivate(set) var scrolledPoints = 0.0
    /// The number of updates.
    public fileprivate(set) var updates = 0
    /// The longest of them, in nanoseconds.
    public fileprivate(set) var longestUpdateNs: Int64 = 0
    /// The reason of that one; nil where the trace does not say.
    public fileprivate(set) var longestUpdateReason: String?

    fileprivate init(number: Int) {
      self.number = number
    }
  }

  /// The frame; nil where something else was the reason, or the trace does not hold the frame.
  public let frame: EvaluatedFrame?
  /// The seconds, the latest last; at most `maxSeconds`.
  public let seconds: [Second]
  /// The time from the start of the earliest interval to the end, in nanoseconds.
  public let heldNs: Int64
  /// True if the trace holds the first frame of a run, and nothing before it.
  let holdsStart: Bool

  /// The maximum number of seconds in a report.
  public static let maxSeconds = 10

  /// Returns whether the trace reaches back less than `seconds`, and not to the start of the run.
  public func isShorter(than seconds: Double) -> Bool {
    Double(heldNs) < seconds * 1e9 && !holdsStart
  }
}

/// Finds out what a list did in the last seconds of a trace, from its parts.
///
/// Memory grows with the number of frames and updates, which is that of a ring buffer.
public struct SecondsBeforeBuilder {
  private struct Update {
    let startNs: Int64
    let durationNs: Int64
    let reason: String?
  }

  private let number: Int?
  private var frames: [EvaluatedFrame] = []
  private var updates: [Update] = []
  private var firstNs: Int64?
  private var lastNs: Int64 = 0

  /// Prepares to find out.
  ///
  /// - Parameter frame: the number of the frame that was the reason; nil for the end of the trace.
  public init(frame: Int?) {
    number = frame
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    guard case .intervals(let intervals) = part else { return }
    for placed in intervals {
      firstNs = min(firstNs ?? placed.startNs, placed.startNs)
      lastNs = max(lastNs, placed.endNs)
      if let frame = placed.frame { frames.append(frame) }
      guard placed.interval.isUpdate else { continue }
      updates.append(
        Update(
          startNs: placed.startNs,
          durationNs: placed.interval.durationNs,
          reason: placed.interval[.reason]?.name
        )
      )
    }
  }

  /// Returns the seconds before the end.
  ///
  /// - Complexity: O(n log n) for n frames.
  public func finish() -> SecondsBefore {
    let sorted = frames.sorted { $0.frame.startNs < $1.frame.startNs }
    // A ring ends with its reason, and numbers repeat from run to run.
    let frame = number.flatMap { number in sorted.last { $0.frame.number == number } }
    let end = frame?.frame.startNs ?? lastNs
    let first = firstNs ?? end
    return SecondsBefore(
      frame: frame,
      seconds: seconds(sorted, before: end),
      heldNs: max(0, end - first),
      holdsStart: sorted.first?.frame.number == 0
    )
  }

  private func seconds(_ frames: [EvaluatedFrame], before end: Int64) -> [SecondsBefore.Second] {
    var seconds = (1...SecondsBefore.maxSeconds).map { SecondsBefore.Second(number: $0) }
    func place(_ startNs: Int64) -> Int? {
      guard startNs < end else { return nil }
      let place = Int((end - startNs - 1) / 1_000_000_000)
      return seconds.indices.contains(place) ? place : nil
    }
    var offsets: [UInt32: Double] = [:]
    for evaluated in frames {
      let frame = evaluated.frame
      let moved = frame.scrollOffset.map { abs($0 - (offsets[frame.list] ?? $0)) } ?? 0
      offsets[frame.list] = frame.scrollOffset ?? offsets[frame.list]
      if let place = place(frame.startNs) { seconds[place].add(frame, moved: moved) }
    }
    for update in updates {
      guard let place = place(update.startNs) else { continue }
      seconds[place].updates += 1
      guard update.durationNs > seconds[place].longestUpdateNs else { continue }
      seconds[place].longestUpdateNs = update.durationNs
      seconds[place].longestUpdateReason = update.reason
    }
    let used = seconds.lastIndex { $0.frames > 0 || $0.updates > 0 }
    return used.map { Array(seconds[...$0].reversed()) } ?? []
  }
}

extension SecondsBefore.Second {
  fileprivate mutating func add(_ frame: Frame, moved points: Double) {
    frames += 1
    if frame.isLate { lateFrames += 1 }
    longestNs = max(longestNs, frame.durationNs)
    scrolledPoints += points
    if let phase = frame.phase, !phases.contains(phase) { phases.append(phase) }
  }
}
