/// Evaluates frames as they come in, and adds up how smooth the list was.
struct FrameCollector {
  private var runs: FrameRules
  private var measured = FrameTotals()
  private var warmup = FrameTotals()

  init(_ evaluation: EvaluationOptions, known: RunDescription?) {
    runs = FrameRules(evaluation, known: known)
  }

  /// Takes the frames of a part of a trace.
  mutating func add(_ tree: IntervalTree, _ facts: TraceFacts) {
    runs.learn(facts)
    var causes = FrameCauses(tree)
    for position in tree.intervals.indices where tree.intervals[position].shape.meaning == .frame {
      let run = runs[tree.intervals[position].process]
      let frame = Frame(tree.intervals[position], firstNs: facts.firstNs, run)
      let cause =
        frame.isLate
        ? causes.cause(of: frame, at: position, slowdown: run.budget.slowdown) : nil
      if frame.isWarmup {
        warmup.add(frame, cause, at: position, run)
      } else {
        measured.add(frame, cause, at: position, run)
      }
    }
    warmup.lookInside(tree, facts.contentTypes)
    measured.lookInside(tree, facts.contentTypes)
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
