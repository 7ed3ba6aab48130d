import Foundation

/// A report for machines: stable keys, units in their names, whole nanoseconds.
///
/// A key once published keeps its name and meaning; `formatVersion` is raised when that is broken.
/// What is not known is `null`. Times called `startNs` count from the first event of the trace.
public struct JSONReport: Codable, Sendable {
  /// The version of the format.
  public static let currentFormatVersion = 1

  /// The version of the format that it is written in.
  public let formatVersion: Int
  /// The trace as a whole.
  public let trace: TraceSection
  /// A row for every name of interval, in the order of the engine line.
  public let intervals: [IntervalRow]
  /// Frames; `null` when the trace has none.
  @ExplicitNull public var frames: FrameSection?
  /// A row for every list of every process.
  public let lists: [ListRow]
  /// Updates; `null` when the trace has none.
  @ExplicitNull public var updates: UpdateSection?
  /// Measuring; `null` when the trace says nothing about it.
  @ExplicitNull public var measuring: MeasuringSection?
  /// How costs grow with the scroll depth and with the number of items.
  public let scaling: [ScalingRow]
  /// The users' own counters.
  public let counters: [CounterRow]
  /// What to look at first; empty when nothing is wrong.
  public let advice: [AdviceRow]

  /// The report as text, with sorted keys, ending in a line break.
  ///
  /// - Throws: what `JSONEncoder` throws, which numbers that are finite give no reason for.
  public func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}

extension JSONReport {
  /// The trace as a whole.
  public struct TraceSection: Codable, Sendable {
    /// The path as it was given.
    public let path: String
    /// The name of the scenario.
    @ExplicitNull public var scenario: String?
    /// Items asked for.
    @ExplicitNull public var items: Int?
    /// The seed of all generators.
    @ExplicitNull public var seed: UInt64?
    /// The checksum of the generated content.
    @ExplicitNull public var checksum: String?
    /// The name of the gesture script.
    @ExplicitNull public var gesture: String?
    /// Whose momentum flings had: `ios` or `android`.
    @ExplicitNull public var physics: String?
    /// What moved from frame to frame: `virtual` or `real`.
    @ExplicitNull public var clock: String?
    /// Users, each with a list of their own.
    @ExplicitNull public var users: Int?
    /// How many runs the trace announces.
    public let repetitions: Int
    /// From the first event to the last.
    public let durationNs: Int64
    /// How many events were read.
    public let events: Int
    /// How many events the tracer had to discard.
    public let lostEvents: UInt64
    /// How many packets could not be read, in whole or from a point on.
    public let skippedPackets: Int
    /// The first of them.
    public let damagedPackets: [DamagedPacketRow]
    /// Intervals without an end.
    public let unfinishedIntervals: Int
    /// Ends without a begin.
    public let unmatchedEnds: Int
    /// Intervals left out because they ended before they began.
    public let rejectedIntervals: Int
    /// Intervals that enclosed too many others to be taken together with them.
    public let splitIntervals: Int
    /// Whether a run did not come to its end.
    public let interrupted: Bool
    /// How many processes there are.
    public let processes: Int
    /// The version of the schema that it was recorded with.
    @ExplicitNull public var schemaVersion: Int?
    /// Events of other providers, which were skipped, by provider.
    public let unknownProviders: [String: Int]
  }

  /// A packet that could not be read, or not to its end.
  public struct DamagedPacketRow: Codable, Sendable {
    /// The file, below the path of the trace.
    public let file: String
    /// The number of the packet in its file, from 0; `null` where no packet of the file can be read.
    @ExplicitNull public var packet: Int?
    /// Where the packet begins, in bytes.
    public let offset: Int
    /// How many of its events were read before the damage.
    public let eventsRead: Int
    /// What is wrong.
    public let reason: String
  }

  /// All intervals of one name.
  public struct IntervalRow: Codable, Sendable {
    /// Statistics of a numeric field, in its own unit.
    public struct Field: Codable, Sendable {
      /// The sum.
      public let sum: Double
      /// The median by nearest rank.
      public let p50: Double
      /// The largest value.
      public let max: Double
    }

    /// The name in the trace.
    public let name: String
    /// How many there are.
    public let count: Int
    /// The sum of the durations.
    public let totalNs: Int64
    /// The sum of the self times.
    public let selfNs: Int64
    /// The shortest.
    @ExplicitNull public var minNs: Int64?
    /// The median.
    @ExplicitNull public var p50Ns: Int64?
    /// The 90th percentile.
    @ExplicitNull public var p90Ns: Int64?
    /// The 95th percentile.
    @ExplicitNull public var p95Ns: Int64?
    /// The 99th percentile; `null` with fewer than 100 intervals.
    @ExplicitNull public var p99Ns: Int64?
    /// The longest.
    @ExplicitNull public var maxNs: Int64?
    /// The part of the time of all frames; `null` without frames.
    @ExplicitNull public var shareOfFrameTime: Double?
    /// The numeric fields, by name.
    public let fields: [String: Field]
  }

  /// What was inside an interval, added up by name.
  public struct BreakdownRow: Codable, Sendable {
    /// The name of the intervals.
    public let name: String
    /// How many there are.
    public let count: Int
    /// The sum of their durations.
    public let totalNs: Int64
    /// The sum of their self times.
    public let selfNs: Int64
    /// What is inside them.
    public let intervals: [BreakdownRow]
  }

  /// One list of one process.
  public struct ListRow: Codable, Sendable {
    /// The number of the host, from 0, in order of first appearance.
    public let host: UInt32
    /// The process; 0 where it was not recorded.
    public let process: Int32
    /// The list's number in its process.
    public let list: UInt32
    /// How many frames it has.
    public let frames: Int
    /// The median of its frames.
    @ExplicitNull public var p50Ns: Int64?
    /// The 95th percentile of its frames.
    @ExplicitNull public var p95Ns: Int64?
    /// The longest of its frames.
    @ExplicitNull public var maxNs: Int64?
    /// How many of its frames took longer than they may.
    public let lateFrames: Int
    /// How many updates it has.
    public let updates: Int
    /// The 95th percentile of its updates.
    @ExplicitNull public var updateP95Ns: Int64?
  }

  /// A counter of a name of the user's own.
  public struct CounterRow: Codable, Sendable {
    /// The name.
    public let name: String
    /// How many values were recorded.
    public let count: Int
    /// The smallest value.
    public let min: Int64
    /// The largest value.
    public let max: Int64
    /// The latest value.
    public let last: Int64
  }
}
