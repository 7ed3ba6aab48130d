import Foundation
import TraceAnalysis

/// The times of one side's intervals in its recordings.
struct TracedSide {
  private(set) var intervals = IntervalTimes()
  private(set) var rowTypes = IntervalTimes(byRowType: true)

  /// Starts without recordings.
  init() {}

  /// Reads the runs of a trace.
  init(of folder: TraceFolder) throws {
    try addRuns(of: folder)
  }

  /// Reads a recording of one run and removes it.
  ///
  /// - Parameter path: the folder of the trace; nil where there is none.
  /// - Returns: whether there was one.
  /// - Throws: `CommandFailure` where it cannot be read, or lost events.
  mutating func add(_ path: String?) throws -> Bool {
    guard let path else { return false }
    try addRuns(of: TraceFolder(path))
    // What is left is removed with the folder around it.
    try? FileManager.default.removeItem(atPath: path)
    return true
  }

  /// Reads the runs of a trace.
  private mutating func addRuns(of folder: TraceFolder) throws {
    intervals.beginTrace()
    rowTypes.beginTrace()
    var (intervals, rowTypes) = (intervals, rowTypes)
    let ending = try folder.readParts(EvaluationOptions()) { part in
      intervals.add(part)
      rowTypes.add(part)
    }
    (self.intervals, self.rowTypes) = (intervals, rowTypes)
    if let failure = CommandFailure.loss(ending.reading, ending.facts.brokenFrames, in: folder.path)
    {
      throw failure
    }
  }
}
