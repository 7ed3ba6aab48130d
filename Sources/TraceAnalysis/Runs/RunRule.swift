/// The rule that a run's frames are evaluated by.
struct RunRule {
  let budget: FrameBudget
  let warmupFrames: Int
  /// True if frames were paced by a real display.
  let isRealTime: Bool

  init(_ run: RunDescription?, _ evaluation: EvaluationOptions) {
    self.init(run, FrameBudget(run: run, evaluation))
  }

  init(_ played: PlayedRun) {
    self.init(played.description, played.budget)
  }

  /// Returns whether frames of two runs are evaluated by the same numbers, wherever these come
  /// from.
  func isAlike(_ other: RunRule) -> Bool {
    budget.isAlike(other.budget) && warmupFrames == other.warmupFrames
      && isRealTime == other.isRealTime
  }

  private init(_ run: RunDescription?, _ budget: FrameBudget) {
    self.budget = budget
    warmupFrames = run?.warmupFrames ?? 0
    isRealTime = run?.clock == "real"
  }
}
