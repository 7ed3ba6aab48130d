import TraceAnalysis

/// What is looked for, and for how long.
struct TuningPlan {
  let scenario: String
  var parameters: [TunedParameter]
  let objective: TuningObjective
  var constraints: [TuningConstraint] = []
  var timeLimit = 120.0
  /// Whether values of two parameters can go together.
  var canCombine: (String, String) -> Bool = { _, _ in true }
}
