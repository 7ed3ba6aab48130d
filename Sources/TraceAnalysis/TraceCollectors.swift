/// All that is added up while a trace is read.
struct TraceCollectors {
  var intervals = IntervalStatistics()
  var frames: FrameCollector
  var updates = UpdateCollector()
  var measuring = MeasuringCollector()
  var scaling = ScalingCollector()
  var nesting = NestingTotals()

  init(_ evaluation: EvaluationOptions, known: RunDescription?) {
    frames = FrameCollector(evaluation, known: known)
  }

  /// Takes a part of a trace, with what is known of the trace so far.
  mutating func add(_ tree: IntervalTree, _ facts: TraceFacts) {
    intervals.add(tree)
    frames.add(tree, facts)
    updates.add(tree, facts)
    measuring.add(tree, facts)
    scaling.add(tree)
    nesting.add(tree)
  }
}
