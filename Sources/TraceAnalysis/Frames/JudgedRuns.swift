/// What a run's frames are judged by.
struct JudgedRun {
  let budget: FrameBudget
  let warmupFrames: Int
  /// Whether frames were paced by a real display.
  let isRealTime: Bool

  init(_ run: RunDescription?, _ judgement: FrameJudgement) {
    budget = FrameBudget(run: run, judgement)
    warmupFrames = run?.warmupFrames ?? 0
    isRealTime = run?.clock == "real"
  }
}

/// What the frames of each process are judged by.
struct JudgedRuns {
  private let judgement: FrameJudgement
  private let known: RunDescription?
  private let fallback: JudgedRun
  private var runs: [ProcessID: JudgedRun] = [:]

  init(_ judgement: FrameJudgement, known: RunDescription?) {
    self.judgement = judgement
    self.known = known
    fallback = JudgedRun(known, judgement)
  }

  /// Learns of the runs that were announced since the last time.
  mutating func learn(_ facts: TraceFacts) {
    guard runs.count < facts.runs.count else { return }
    for (process, description) in facts.runs {
      runs[process] = JudgedRun(known.map(description.completed(by:)) ?? description, judgement)
    }
  }

  subscript(process: ProcessID) -> JudgedRun { runs[process] ?? fallback }
}
