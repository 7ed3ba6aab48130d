/// What a run's frames are evaluated by.
struct RunRule {
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
