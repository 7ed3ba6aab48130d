package import TraceAnalysis

/// The times of one side's intervals in its recordings.
package struct TracedSide {
  package private(set) var intervals = IntervalTimes()
  private(set) var rowTypes = IntervalTimes(byRowType: true)

  /// Starts without recordings.
  package init() {}

  /// Reads the runs of a trace.
  package init(of folder: TraceFolder) throws {
    try add(folder)
  }

  /// Reads the runs of a trace.
  ///
  /// - Throws: `CommandFailure` where it cannot be read, or lost events.
  package mutating func add(_ folder: TraceFolder) throws {
    intervals.beginTrace()
    rowTypes.beginTrace()
    var (intervals, rowTypes) = (intervals, rowTypes)
    let ending = try folder.read(
      into: [
        TraceParts { part in
          intervals.add(part)
          rowTypes.add(part)
        }
      ]
    )
    (self.intervals, self.rowTypes) = (intervals, rowTypes)
    if let failure = CommandFailure.loss(ending.reading, ending.facts.brokenFrames, in: folder.path)
    {
      throw failure
    }
  }
}
