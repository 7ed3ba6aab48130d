import TraceAnalysis

extension Suite {
  /// The margins that the suite gives for metrics of time and memory, by their names.
  ///
  /// The names of the metrics are those of `compare --margin`, such as `frame_mean_ns`.
  var timeMargins: [String: Double] {
    var margins: [String: Double] = [:]
    for metric in ComparedMetric.all {
      let own = metrics.last { NamePattern.matches($0.pattern, metric.name) }
      if let own, own.margin > 0 { margins[metric.name] = own.margin }
    }
    return margins
  }

  /// The comparison without the regressions that the suite lets through, each with a note.
  func lettingThrough(_ comparison: ScenarioComparison) -> ScenarioComparison {
    var comparison = comparison
    for index in comparison.metrics.indices where comparison.metrics[index].verdict == .regression {
      let name = comparison.metrics[index].metric.name
      guard let reason = reason(toLetThrough: name, in: comparison.scenario) else { continue }
      comparison.metrics[index].letThrough()
      let title = comparison.metrics[index].metric.title
      comparison.notes.append("A regression in \(title) is let through: \(reason).")
    }
    return comparison
  }

  private func reason(toLetThrough metric: String, in scenario: String) -> String? {
    let waiver = waivers.first {
      ($0.scenario ?? scenario) == scenario && NamePattern.matches($0.metric, metric)
    }
    if let waiver { return waiver.reason }
    let own = metrics.last { NamePattern.matches($0.pattern, metric) }
    return own?.isGated == false ? "the suite does not gate it" : nil
  }
}
