import TraceAnalysis

/// The objective of a tuning, its constraints, and its time limit.
struct TuningPlan {
  package let scenario: String
  package var parameters: [TunedParameter]
  package let objective: TuningObjective
  package var constraints: [TuningConstraint] = []
  package var timeLimit = 120.0
  /// Returns whether values of two parameters can go together.
  var canCombine: (String, String) -> Bool = { _, _ in true }
}
