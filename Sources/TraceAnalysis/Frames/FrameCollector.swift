/// Judges frames as they come in, and adds up how smooth the list was.
struct FrameCollector {
  private var runs: JudgedRuns
  private var measured = FrameTotals()
  private var warmup = FrameTotals()

  init(_ judgement: FrameJudgement, known: RunDescription?) {
    runs = JudgedRuns(judgement, known: known)
  }

  /// Takes the frames of a part of a trace.
  mutating func add(_ tree: IntervalTree, _ facts: TraceFacts) {
    runs.learn(facts)
    for (position, interval) in tree.intervals.enumerated()
    where interval.name == KnownInterval.frame {
      let run = runs[interval.process]
      let frame = Frame(interval, firstNs: facts.firstNs, run)
      if frame.isWarmup {
        warmup.add(frame, at: position, in: tree, run, facts.contentTypes)
      } else {
        measured.add(frame, at: position, in: tree, run, facts.contentTypes)
      }
    }
  }

  /// What was added up; nil when there are no frames.
  ///
  /// Where all frames belong to the warm-up, none is left out.
  func summary(_ facts: TraceFacts) -> FrameSummary? {
    let mismatch = RunMismatch(among: facts.runs.map(\.description))
    let isAllWarmup = measured.count == 0
    return (isAllWarmup ? warmup : measured).summary(
      warmupFrames: isAllWarmup ? 0 : warmup.count,
      areRepetitions: mismatch == nil
    )
  }

  /// The frames of each list.
  var lists: [ListKey: FrameTotals.List] { measured.count == 0 ? warmup.lists : measured.lists }
}
