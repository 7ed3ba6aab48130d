/// The samples of a trace by the interval that they were taken in.
public struct StackProfile: Sendable {
  /// A binary, wherever it was loaded.
  public struct Binary: Hashable, Sendable {
    /// Its file.
    public let path: String
    /// Its build id, hexadecimal; empty if it has none.
    public let buildID: String
  }

  /// A stack with its samples in one interval.
  public struct Entry: Sendable {
    /// The names of the intervals around, outermost first.
    public let intervals: [String]
    /// The content type of the row that the innermost of them is about; nil for none.
    public var contentType: String?
    /// The code addresses, innermost first; of callers, that of the call.
    public let stack: [CodeAddress]
    /// How many samples found it.
    public let samples: Int
  }

  /// How samples were taken; nil where the trace does not say.
  public let settings: StackSettings?
  /// What became of signals and threads that gave no sample.
  public let losses: StackSampleLosses
  /// The binaries, the first one that of the first program.
  public let binaries: [Binary]
  /// The stacks, in order of first appearance.
  public let entries: [Entry]
  /// How many samples lie inside of a measured frame.
  public let samplesInFrames: Int
  /// How many samples lie inside of a frame of another stage, such as the first display.
  public let samplesInOtherStages: Int
  /// How many samples lie outside of any frame, or in one that never ended.
  public let samplesOutside: Int
  /// How many samples there were beyond those that are kept.
  public let leftOut: Int
  /// How many samples have a stack beyond those that are kept.
  public let withoutStack: Int
  /// How many samples in measured frames have a stack that is cut at the buffer's end.
  public let truncated: Int
  /// How many samples in measured frames have no caller.
  public let broken: Int

  /// How many samples there are.
  public var samples: Int { samplesInFrames + samplesInOtherStages + samplesOutside }

  /// How many samples there are inside of an interval of a name, at any depth.
  public func samples(in interval: String) -> Int {
    entries.reduce(0) { $0 + ($1.intervals.contains(interval) ? $1.samples : 0) }
  }
}
