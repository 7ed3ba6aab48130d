import TraceAnalysis

/// The measurements of both sides of a comparison, round by round.
struct PlayedRounds: Sendable {
  private(set) var base: [RunMeasurements] = []
  private(set) var head: [RunMeasurements] = []

  var count: Int { min(base.count, head.count) }

  mutating func add(base: RunMeasurements, head: RunMeasurements) {
    self.base.append(base)
    self.head.append(head)
  }

  /// Adds the rounds of another batch.
  mutating func add(_ others: PlayedRounds) {
    base += others.base
    head += others.head
  }

  /// Returns the comparison of each metric that has enough rounds.
  ///
  /// - Parameters:
  ///   - contentChanges: the frames in which the content changes.
  ///   - estimator: the rule by which a side's value follows from its rounds.
  ///   - margins: margins that differ from the metrics' own, by name.
  /// - Returns: one comparison for each metric.
  func metrics(
    contentChanges: [Int],
    by estimator: MetricComparison.Estimator,
    margins: [String: Double]
  ) -> [MetricComparison] {
    guard let frames = pair({ $0.frameNs }), frames.base.units == frames.head.units else {
      return []
    }
    let measured = Array(min(frames.base.units, base[0].unmeasuredFrames)..<frames.base.units)
    let budget = base[0].budget == head[0].budget ? base[0].budget : nil
    let memory = pair { [$0.peakResidentBytes] }
    func comparison(_ metric: ComparedMetric, _ times: (base: RoundTimes, head: RoundTimes)?)
      -> MetricComparison?
    {
      var metric = metric
      if let margin = margins[metric.name] { metric.margin = margin }
      return times.flatMap {
        MetricComparison(metric, by: estimator, base: $0.base, head: $0.head, budget: budget)
      }
    }
    func ofFrames(_ metric: ComparedMetric, _ chosen: [Int]) -> MetricComparison? {
      guard
        let base = RunMeasurements.units(of: metric, in: Array(base.prefix(count)), frames: chosen),
        let head = RunMeasurements.units(of: metric, in: Array(head.prefix(count)), frames: chosen)
      else { return nil }
      return comparison(metric, (base, head))
    }
    let updates = contentChanges.filter { measured.contains($0) }
    return [
      ofFrames(.frameMean, measured), ofFrames(.frameP95, measured),
      ofFrames(.updateMean, updates), ofFrames(.firstDisplay, [0]),
      ofFrames(.hitchRate, measured).flatMap { $0.base + $0.head > 0 ? $0 : nil },
      comparison(.peakMemory, memory),
    ].compactMap { $0 }
  }

  /// The share of the frames' time in which their thread did not have the processor.
  var otherShare: Double? {
    let all = base + head
    let total = all.reduce(0.0) { $0 + Double($1.frameNs.reduce(0, +)) }
    let own = all.reduce(0.0) { $0 + Double($1.frameProcessorNs.reduce(0, +)) }
    return total > 0 ? max(0, 1 - own / total) : nil
  }

  /// The minima of the measured frames of both sides, in nanoseconds.
  var frameMinima: (base: [Int64], head: [Int64]) {
    guard let frames = pair({ $0.frameNs }) else { return ([], []) }
    let skipped = firstFrame
    return (
      Array(frames.base.minima().dropFirst(skipped)), Array(frames.head.minima().dropFirst(skipped))
    )
  }

  /// The number of the first measured frame of a run.
  var firstFrame: Int { base.first?.unmeasuredFrames ?? 0 }

  private func pair(_ values: (RunMeasurements) -> [Int64]) -> (base: RoundTimes, head: RoundTimes)?
  {
    guard let base = RoundTimes(base.prefix(count).map(values)),
      let head = RoundTimes(head.prefix(count).map(values))
    else { return nil }
    return (base, head)
  }
}
