import ListSchema
import TraceAnalysis

extension TraceFolder {
  /// What the intervals took that Listable's signposts measure as well.
  ///
  /// - Throws: `CommandFailure`, also where the trace lost events.
  func sharedWork() throws -> SharedWork {
    var work = SharedWork(ListSchema.schema)
    let ending = try readParts(EvaluationOptions()) { work.add($0) }
    if let failure = CommandFailure.loss(ending.reading, in: path) { throw failure }
    return work
  }
}
