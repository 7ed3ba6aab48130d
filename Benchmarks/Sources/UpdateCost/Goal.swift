import Measurement

/// A row of the table of goals: what is measured, and what it may cost.
struct Goal {
  /// The name of the measured work.
  let name: String
  /// The most instructions per operation that it may take; nil if none is stated.
  let instructions: Double?
  /// The most time that a round may take, in milliseconds; nil if none is stated.
  var milliseconds: Double?
  /// The number of operations of one round.
  let operations: Int
  /// The rounds.
  let round: Benchmark.Round
}
