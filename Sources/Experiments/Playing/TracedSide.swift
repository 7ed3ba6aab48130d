package import TraceAnalysis

/// The times of one side's intervals in its recordings.
package struct TracedSide {
  package private(set) var intervals = IntervalTimes()
  private(set) var rowTypes = IntervalTimes(byRowType: true)
  /// The timeline of the first recording.
  private(set) var timeline: TraceTimeline?

  /// A page has the intervals of two sides.
  private static let limits = TimelineCollector.Limits(
    intervals: 60_000,
    frames: 20_000,
    updates: 10_000
  )

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
    var collector = timeline == nil ? TimelineCollector(Self.limits) : nil
    let ending = try folder.read(
      into: [
        TraceParts { part in
          intervals.add(part)
          rowTypes.add(part)
          collector?.add(part)
        }
      ]
    )
    (self.intervals, self.rowTypes) = (intervals, rowTypes)
    timeline = timeline ?? collector?.timeline()
    if let failure = CommandFailure.loss(ending.reading, ending.facts.brokenFrames, in: folder.path)
    {
      throw failure
    }
  }
}
