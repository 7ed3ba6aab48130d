import ListSchema
import Reports
import TraceAnalysis

extension TraceFolder {
  /// Returns the times of the intervals that Listable's signposts measure as well.
  ///
  /// - Parameter warn: takes a doubt about the trace's processes.
  /// - Returns: the work, of all runs.
  /// - Throws: `CommandFailure`, also where the trace lost events, or holds stack samples or counts of
  ///   allocations: what these cost is in the times.
  func sharedWork(_ warn: (String) -> Void) throws -> SharedWork {
    var work = SharedWork(ListSchema.schema)
    let ending = try read(into: [TraceParts { work.add($0) }])
    ProcessDoubt.sentence(ending.processDoubts).map(warn)
    if let failure = CommandFailure.loss(ending.reading, ending.facts.brokenFrames, in: path) {
      throw failure
    }
    let cost = CommandFailure.addedCost(
      ending.runs.map(\.description),
      in: path,
      consequence: "never compared with a device"
    )
    if let cost { throw cost }
    return work
  }
}
