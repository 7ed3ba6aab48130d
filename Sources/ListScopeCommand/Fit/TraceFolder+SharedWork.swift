import ListSchema
import TraceAnalysis

extension TraceFolder {
  /// What the intervals took that Listable's signposts measure as well.
  ///
  /// - Throws: `CommandFailure`, also where the trace lost events, or holds stack samples or counts of
  ///   allocations: what these cost is in the times.
  func sharedWork() throws -> SharedWork {
    var work = SharedWork(ListSchema.schema)
    let ending = try readParts(EvaluationOptions()) { work.add($0) }
    if let failure = CommandFailure.loss(ending.reading, in: path) { throw failure }
    let extra: (what: String, option: String)? =
      if ending.runs.contains(where: \.description.hasStackSamples) {
        ("stack samples", "--stacks")
      } else if ending.runs.contains(where: \.description.hasAllocationCounts) {
        ("counts of allocations", "--allocations")
      } else {
        nil
      }
    if let extra {
      throw CommandFailure(
        message: "'\(path)' holds \(extra.what), whose cost is in its times, and is never compared "
          + "with a device. Record it without \(extra.option).",
        code: ExitStatus.notComparable.code
      )
    }
    return work
  }
}
