/// What a run's frames are evaluated by.
struct FrameRule {
  let budget: FrameBudget
  let warmupFrames: Int
  /// Whether frames were paced by a real display.
  let isRealTime: Bool

  init(_ run: RunDescription?, _ evaluation: EvaluationOptions) {
    budget = FrameBudget(run: run, evaluation)
    warmupFrames = run?.warmupFrames ?? 0
    isRealTime = run?.clock == "real"
  }
}

/// What the frames of each process are evaluated by.
struct FrameRules {
  private let evaluation: EvaluationOptions
  private let known: RunDescription?
  private let fallback: FrameRule
  private var runs: [ProcessID: FrameRule] = [:]

  init(_ evaluation: EvaluationOptions, known: RunDescription?) {
    self.evaluation = evaluation
    self.known = known
    fallback = FrameRule(known, evaluation)
  }

  /// Learns of the runs that were announced since the last time.
  mutating func learn(_ facts: TraceFacts) {
    guard runs.count < facts.runs.count else { return }
    for (process, description) in facts.runs {
      runs[process] = FrameRule(known.map(description.completed(by:)) ?? description, evaluation)
    }
  }

  subscript(process: ProcessID) -> FrameRule { runs[process] ?? fallback }
}
