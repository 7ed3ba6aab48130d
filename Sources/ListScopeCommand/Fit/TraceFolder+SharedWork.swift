import ListSchema
import TraceAnalysis

extension TraceFolder {
  /// What the intervals took that Listable's signposts measure as well.
  ///
  /// - Throws: `CommandFailure`, also where the trace lost events, or holds stack samples: what these
  ///   cost is in the times.
  func sharedWork() throws -> SharedWork {
    var work = SharedWork(ListSchema.schema)
    let ending = try readParts(EvaluationOptions()) { work.add($0) }
    if let failure = CommandFailure.loss(ending.reading, in: path) { throw failure }
    guard !ending.runs.contains(where: \.description.hasStackSamples) else {
      throw CommandFailure(
        message:
          "'\(path)' holds stack samples, whose cost is in its times, and is never compared with "
          + "a device. Record it without --stacks.",
        code: ExitStatus.notComparable.code
      )
    }
    return work
  }
}
