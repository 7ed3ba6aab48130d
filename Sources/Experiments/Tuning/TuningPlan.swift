import TraceAnalysis

/// The objective of a tuning, its constraints, and its time limit.
struct TuningPlan {
  let scenario: String
  var parameters: [TunedParameter]
  let objective: TuningObjective
  var constraints: [TuningConstraint] = []
  var timeLimit = 120.0
  /// Returns whether values of two parameters can go together.
  var canCombine: (String, String) -> Bool = { _, _ in true }
}
