/// The result of importing a recording.
public struct ImportedRecording: Hashable, Sendable {
  /// A file.
  public struct File: Hashable, Sendable {
    /// The path, as it was given.
    public let path: String
    /// The number of bytes that were read.
    public let bytes: Int
    /// The reason why it was not read to its end, as a part of a sentence; nil where it was.
    public let fault: String?
    /// Values that refer to nothing.
    public let brokenReferences: Int
    /// Rows that do not have the cells that their table says, and are left out.
    public let misshapenRows: Int
  }

  /// One run.
  public struct Run: Hashable, Sendable {
    /// The number, from 1.
    public let number: Int
    /// The run in the table of contents; nil where that was not given.
    public let contents: TraceContents.Run?
    /// The source of the intervals, in words; nil where there are none.
    public let source: String?
    /// The names of the processes whose signposts were taken.
    public let processes: [String]
    /// The rows that were read, by table.
    public let rows: [String: Int]
    /// The tables of these that no command shows.
    public let unread: [String: Int]
    /// Intervals that are whole.
    public let intervals: Int
    /// Intervals without begin or end, which are in no statistics.
    public let open: Int
    /// Intervals whose times cannot be.
    public let impossible: Int
    /// The number of intervals of each of the device's names.
    public let names: [String: Int]
    /// The number of these that the schema knows.
    public let known: Int
    /// Intervals that may have been paired with another's end, by name.
    public let ambiguous: [String: Int]
    /// Ends whose begin was not recorded.
    public let unmatchedEnds: Int
    /// Begins that were not kept, since too many had no end.
    public let forgotten: Int
    /// Lines of a log that are no events of it.
    public let foreignLines: Int
    /// Signposts that are neither begin nor end, and that no command shows.
    public let points: Int
    /// Signposts that are not wanted, by subsystem.
    public let leftOut: [String: Int]
    /// The late frames of the device; nil where no table has them, which does not mean that there were
    /// none.
    public let hitches: HitchFacts?
    /// The sampled stacks of the threads, with the time that they stand for; nil where no table has
    /// any.
    public let samples: SampledStacks?
    /// True if it was recorded in a simulator.
    public let isSimulator: Bool
  }

  /// The files, in the order in which they were given.
  public let files: [File]
  /// The runs, in their order.
  public let runs: [Run]
  /// Tables whose columns are not those that are known.
  public let unusableTables: [String]

  /// The reasons why not all was read, one sentence part for each file.
  public var faults: [String] {
    files.compactMap { file in file.fault.map { "'\(file.path)': \($0)" } }
  }
}
