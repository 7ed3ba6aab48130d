import Foundation
import TraceAnalysis

/// The measurements and counts of the points of a tuning, and the conclusions from them.
struct TuningEvidence {
  private let plan: TuningPlan
  /// The measurements of each point, by the names of the rounds in the order in which they were
  /// played.
  private var played: [TuningPoint: [(round: String, taken: RunMeasurements)]] = [:]
  /// The exact work of each point.
  var work: [TuningPoint: PointWork] = [:]

  init(_ plan: TuningPlan) {
    self.plan = plan
  }

  /// The points, the best first; of equal ones that which was tried first.
  func ranked(_ points: [TuningPoint]) -> [TuningPoint] {
    let ratios = points.map { ($0, comparison($0)?.ratio ?? .infinity) }
    return ratios.sorted { ($0.1, $0.0.name) < ($1.1, $1.0.name) }.map(\.0)
  }

  /// Adds what a point took in a round, in which the default was played as well.
  mutating func add(_ taken: RunMeasurements, of point: TuningPoint, in round: String) {
    played[point, default: []].append((round, taken))
  }

  /// Returns the measurements of a point, round by round.
  func rounds(_ point: TuningPoint) -> [RunMeasurements] {
    (played[point] ?? []).map(\.taken)
  }

  /// The objective of a point against the default's of the same rounds.
  ///
  /// Noise comes in spells: rounds that were played in turns share them. A step's rounds alone say
  /// something that the others do not know.
  func comparison(_ point: TuningPoint, inRoundsOf step: String? = nil) -> MetricComparison? {
    let own = (played[point] ?? []).filter { round in step.map(round.round.hasPrefix) ?? true }
    let names = Set(own.map(\.round))
    let base = (played[.default] ?? []).filter { names.contains($0.round) }.map(\.taken)
    return comparison(point, base: base, head: own.map(\.taken))
  }

  /// The objective of a point against the default's of certain rounds; nil where these are none.
  func comparison(
    _ point: TuningPoint,
    base: [RunMeasurements],
    head: [RunMeasurements]
  ) -> MetricComparison? {
    if plan.objective == .blankArea {
      guard let base = work[.default]?.blankArea, let head = work[point]?.blankArea else {
        return nil
      }
      // One more, so that a ratio has something to be a part of.
      return MetricComparison(
        plan.objective.metric,
        base: Int64(base) + 1,
        head: Int64(head) + 1
      )
    }
    let metric = plan.objective.metric
    guard let base = units(base, of: metric), let head = units(head, of: metric) else { return nil }
    return MetricComparison(metric, base: base, head: head, budget: budget)
  }

  private var budget: FrameBudget? { rounds(.default).first?.budget }

  /// The values that a metric is a statistic of; nil where there are none.
  private func units(_ played: [RunMeasurements], of metric: ComparedMetric) -> RoundTimes? {
    guard let first = played.first else { return nil }
    if metric == .peakMemory { return RoundTimes(played.map { [$0.peakResidentBytes] }) }
    if metric == .firstDisplay {
      return RunMeasurements.units(of: metric, in: played, frames: [0])
    }
    let measured = min(first.frameNs.count, first.unmeasuredFrames)..<first.frameNs.count
    let isOfUpdates = metric == .updateP95 || metric == .updateMean
    let changes = work[.default]?.contentChanges ?? []
    return RunMeasurements.units(
      of: metric,
      in: played,
      frames: isOfUpdates ? changes.filter(measured.contains) : Array(measured)
    )
  }

  /// The objective of a point.
  func value(_ point: TuningPoint) -> Double? {
    let played = rounds(point)
    return comparison(point, base: played, head: played)?.head
  }

  /// Returns the difference between the odd and the even rounds of a point.
  func noise(_ point: TuningPoint) -> Double? {
    let played = rounds(point)
    guard played.count >= 2 else { return nil }
    let odd = played.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    let even = played.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    guard let found = comparison(point, base: even, head: odd), found.ratio > 0 else { return nil }
    return abs(log(found.ratio))
  }

  /// Each frame's minimum over the rounds; none where a point was not played.
  func minima(_ point: TuningPoint) -> [Int64] {
    RoundTimes(rounds(point).map(\.frameNs))?.minima() ?? []
  }

  /// The mean of the measured frames' minima.
  func frameMeanNs(_ point: TuningPoint) -> Double? {
    let measured = minima(point).dropFirst(rounds(point).first?.unmeasuredFrames ?? 0)
    return measured.isEmpty ? nil : Double(measured.reduce(0, +)) / Double(measured.count)
  }

  /// The smallest peak of a point's rounds.
  func peakResidentBytes(_ point: TuningPoint) -> Double? {
    rounds(point).map(\.peakResidentBytes).min().map(Double.init)
  }

  // MARK: Constraints

  /// The names that constraints can have.
  var figureNames: [String] {
    let columns = work[.default]?.columns.keys.sorted() ?? []
    return columns + [
      "blank_area_points", "peak_resident_bytes", "frame_mean_ns", "first_display_ns",
      plan.objective.metric.name,
    ]
  }

  /// Returns whether a point meets all constraints.
  func isFeasible(_ point: TuningPoint) -> Bool { violation(point) == nil }

  /// The constraint that a point is farthest from, with its value; nil where it meets all.
  func violation(_ point: TuningPoint) -> (distance: Double, words: String)? {
    plan.constraints.compactMap { constraint -> (distance: Double, words: String)? in
      guard let value = figure(constraint.name, of: point) else { return nil }
      let distance = constraint.distance(of: value)
      guard distance > 0 else { return nil }
      return (distance, "\(constraint.name) is \(ConstraintWords.number(value))")
    }
    .max { $0.distance < $1.distance }
  }

  /// A column's largest value, or a figure of the rounds; nil where there is none of the name.
  func figure(_ name: String, of point: TuningPoint) -> Double? {
    if let column = work[point]?.columns[name] { return column }
    switch name {
    case "blank_area_points": return work[point]?.blankArea
    case "peak_resident_bytes": return peakResidentBytes(point)
    case "frame_mean_ns": return frameMeanNs(point)
    case "first_display_ns": return minima(point).first.map(Double.init)
    case plan.objective.metric.name: return value(point)
    default: return nil
    }
  }

  /// The metrics that must not get worse for a better objective.
  private static let prices: [ComparedMetric] = [
    .frameMean, .updateMean, .firstDisplay, .peakMemory,
  ]
  /// The ratio above which a higher price in few rounds counts as a price.
  private static let seenPrice = 1.15

  /// Returns whether a point seems to make something else worse.
  private func hasPrice(_ point: TuningPoint) -> Bool {
    let own = played[point] ?? []
    let names = Set(own.map(\.round))
    let base = (played[.default] ?? []).filter { names.contains($0.round) }.map(\.taken)
    return Self.prices.contains { metric in
      guard let base = units(base, of: metric), let head = units(own.map(\.taken), of: metric),
        let found = MetricComparison(metric, base: base, head: head)
      else { return false }
      return found.ratio > Self.seenPrice
    }
  }

  /// Returns whether a point may be better than the default: exact counts first, then time.
  ///
  /// One that does more of something and less of nothing must be seen to be faster; one that does less is
  /// worth another look in any case.
  func isPromising(_ point: TuningPoint) -> Bool {
    guard let comparison = comparison(point), let own = work[point], let other = work[.default]
    else { return false }
    if !isFeasible(.default) { return true }
    if hasPrice(point) { return false }
    let limit = log(1 + comparison.metric.margin)
    return comparison.ratio < (own.isMore(than: other) ? exp(-limit) : exp(limit))
  }
}
