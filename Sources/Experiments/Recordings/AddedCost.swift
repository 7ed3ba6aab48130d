import TraceAnalysis

extension CommandFailure {
  /// Says that runs hold what costs time in their frames: stack samples, or counts of allocations.
  ///
  /// - Parameters:
  ///   - runs: the runs of a recording.
  ///   - path: where it is.
  ///   - consequence: the work that is therefore not done with it, after "is".
  /// - Returns: the failure, with exit code 3; nil where no run holds any.
  static func addedCost(
    _ runs: some Sequence<RunDescription>,
    in path: String,
    consequence: String
  ) -> CommandFailure? {
    let found: (what: String, option: String)? =
      if runs.contains(where: \.hasStackSamples) {
        ("stack samples", "--stacks")
      } else if runs.contains(where: \.hasAllocationCounts) {
        ("counts of allocations", "--allocations")
      } else {
        nil
      }
    return found.map { found in
      CommandFailure(
        message:
          "'\(path)' holds \(found.what), whose cost is in its times, and is \(consequence). "
          + "Record it without \(found.option).",
        status: .notComparable
      )
    }
  }
}
