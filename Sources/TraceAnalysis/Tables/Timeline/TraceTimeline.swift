/// A timeline of a trace, for a drawing of the whole that can be looked into: of bounded size.
///
/// Times are nanoseconds since the first event of the trace.
public struct TraceTimeline: Sendable {
  /// The kind of intervals: those of one name about one content type.
  public struct Kind: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The content type that they are about; nil for none.
    public let contentType: String?
  }

  /// An interval in a row.
  public struct Entry: Hashable, Sendable {
    /// The begin, in nanoseconds since the first event of the trace.
    public let startNs: Int64
    /// The end, in nanoseconds since the first event of the trace.
    public let endNs: Int64
    /// The position among the kinds.
    public let kind: Int32
    /// The row of the list that it is about; nil where it is about none.
    public let place: RowPlace?
    /// True if a late frame is around it.
    let isLate: Bool

    /// The time that it was open, in nanoseconds.
    public var lengthNs: Int64 { endNs - startNs }
  }

  /// The place of a row in its list.
  public struct RowPlace: Hashable, Sendable {
    /// The index of its section.
    public let section: Int32
    /// The index of the row in its section.
    public let index: Int32
  }

  /// The intervals of one depth of one lane of a thread; they follow each other.
  public struct Row: Sendable {
    /// The position among the tracks.
    public let track: Int
    /// The number of intervals of the track around each of them.
    public let depth: Int
    /// The intervals in the order of time.
    public internal(set) var entries: [Entry] = []
  }

  /// A lane of a thread, in which intervals nest, of one process or of several that follow one another.
  public struct Track: Hashable, Sendable {
    /// The processes in the order of time.
    public internal(set) var processes: [ProcessID]
    /// The thread; nil where there are several processes.
    public let thread: Int32?
    /// The number of the thread in its process, from 0.
    public let threadNumber: Int
    /// The lane, 0 for all that crosses nothing; see `Lanes`.
    public let lane: Int
  }

  /// An update.
  public struct Update: Hashable, Sendable {
    /// The begin, in nanoseconds since the first event of the trace.
    public let startNs: Int64
    /// The reason of the update; empty where the trace does not say.
    public let reason: String
  }

  /// The extent of the timeline: the intervals that were left out, and the time it covers.
  public struct Extent: Hashable, Sendable {
    /// The number of intervals that are in no row.
    public internal(set) var leftOut = 0
    /// Shorter intervals are left out outside of late frames; 0 where none is.
    public internal(set) var shortestNs: Int64 = 0
    /// Shorter intervals are left out in late frames, too; 0 where none is.
    public internal(set) var shortestLateNs: Int64 = 0
    /// The time from which on intervals are left out; nil where all are there.
    public internal(set) var endNs: Int64?
  }

  /// The kinds of intervals.
  public let kinds: [Kind]
  /// The tracks in the order of their first intervals.
  public let tracks: [Track]
  /// The rows of each track, by depth.
  public let rows: [Row]
  /// The frames in the order of time.
  public let frames: [EvaluatedFrame]
  /// The updates in the order of time.
  public let updates: [Update]
  /// The stack samples in measured frames.
  public private(set) var samples: TimelineSamples
  /// The extent: what was left out.
  public let extent: Extent

  /// The number of intervals.
  public var count: Int { rows.reduce(0) { $0 + $1.entries.count } }

  /// The same without stack samples, whose names are the user's.
  public var withoutSamples: TraceTimeline {
    var timeline = self
    timeline.samples = TimelineSamples()
    return timeline
  }

  /// The end of the last interval or frame.
  public var endNs: Int64 {
    let intervals = rows.reduce(0) { max($0, $1.entries.last?.endNs ?? 0) }
    return frames.reduce(intervals) {
      max($0, [$1.frame.startNs, $1.frame.durationNs].saturatingSum())
    }
  }
}
