import Foundation
package import TraceAnalysis

/// The result of a tuning, in sentences.
package struct TuningWords {
  private let tuning: Tuning

  package init(_ tuning: Tuning) {
    self.tuning = tuning
  }

  var state: Verdict.State {
    switch tuning.advice {
    case .change: .change
    case .keepDefault: isUndecided ? .inconclusive : .keepDefault
    case .noneMeets: .noneMeets
    }
  }

  /// The advice and its reason.
  package var sentence: String {
    switch tuning.advice {
    case .change(let point): "Set \(point.name)\(reason(point))."
    case .keepDefault: keptSentence
    case .noneMeets(let nearest, let violation):
      "No point meets \(tuning.constraints.joined(separator: " and ")); the nearest is "
        + "\(nearest.name): \(violation)."
    }
  }

  private func reason(_ point: TuningPoint) -> String {
    let isForced = tuning.defaultPoint?.violation != nil
    let forced = tuning.defaultPoint?.violation.map { ", as the default does not fit: \($0)" } ?? ""
    guard let first = tuning.confirmation.first, first.verdict == .improvement else {
      return isForced ? forced : ""
    }
    return ": \(first.changeWords) against the default, in \(tuning.confirmationRounds) rounds "
      + "of each, the second half of which confirms the first" + forced
      + (counts(point).isEmpty ? "" : ".\(counts(point).dropLast())")
  }

  private var keptSentence: String {
    if let left = tuning.unconfirmed {
      return
        "\(left.point.name) looks better, but there was no time to compare it with the default: "
        + "give --time-limit \(Int((left.seconds * 1.1).rounded(.up)))s."
    }
    guard tuning.hasEffect else {
      guard isUndecided else { return "No effect seen of \(names); \(least)" }
      guard tuning.parameters.allSatisfy({ $0.smallestEffect != nil }) else {
        return "No answer: nothing could be measured of \(names); give a longer --time-limit."
      }
      let best = tuning.points.filter { !$0.point.isDefault && $0.ratio != nil }
        .min { ($0.ratio ?? 1) < ($1.ratio ?? 1) }
      let seen = best.map { " With \($0.point.name)\(objective($0))." }
      return "No answer: machine busy. No effect seen of \(names); \(least)\(seen ?? "")"
        + (best.map { counts($0.point) } ?? "")
    }
    guard let candidate = tuning.candidate, let first = tuning.confirmation.first else {
      return "No other point is better. \(parameterSentence)"
    }
    let change = first.changeWords
    let worse = tuning.confirmation.filter { $0.verdict == .regression }.map(\.changeWords)
    if first.verdict == .improvement, !worse.isEmpty {
      return "\(candidate.name) has its price: \(change), but \(worse.joined(separator: ", "))."
    }
    guard !isUndecided else {
      let noise = first.noise.isFinite ? " by \(Readable.share(exp(first.noise) - 1))" : ""
      return "No answer: machine busy. \(change) with \(candidate.name), where equal rounds differ"
        + "\(noise).\(counts(candidate))"
    }
    return "The best other point, \(candidate.name), is no improvement that can be relied on: "
      + "\(change) in \(Readable.count(tuning.confirmationRounds, "round")) of each"
      + (first.smallestEffect.map { ", where \(Readable.share($0)) would show" } ?? "")
      + ".\(counts(candidate))"
  }

  /// ` the objective changes by −12 %`.
  private func objective(_ point: TunedPoint) -> String {
    point.ratio.map { " \(tuning.objective.metric.title) changes by \(ReportFields.change($0))" }
      ?? ""
  }

  /// A parameter whose effects are seen from there on only was not measured: beyond this noise a comparison
  /// says nothing, too.
  private static let maxUnseen = exp(MetricComparison.clearOfNoise * MetricComparison.maxNoise) - 1

  /// True if the rounds of the best point contradict each other too much for an answer, or those of all.
  private var isUndecided: Bool {
    guard case .keepDefault = tuning.advice, tuning.unconfirmed == nil else { return false }
    guard tuning.hasEffect else {
      return tuning.parameters.contains { ($0.smallestEffect ?? .infinity) > Self.maxUnseen }
    }
    return tuning.confirmation.first?.verdict == .inconclusive
  }

  /// The exact counts in which a point differs from the default; empty for nothing.
  private func counts(_ point: TuningPoint) -> String {
    guard let base = tuning.defaultPoint,
      let head = tuning.points.first(where: { $0.point == point })
    else { return "" }
    let said = IntervalCountDifference.all(base: base.counts, head: head.counts).prefix(2).map {
      "\($0.name) \(Readable.number($0.base)) → \(Readable.number($0.head))"
    }
    return said.isEmpty ? "" : " Counted exactly: \(said.joined(separator: ", "))."
  }

  private var names: String { tuning.parameters.map(\.name).joined(separator: ", ") }

  private var least: String {
    let seen = tuning.parameters.compactMap(\.smallestEffect).max()
    return seen.map { "the smallest that would have been seen is \(Readable.share($0))." }
      ?? "nothing could be measured."
  }

  private var parameterSentence: String {
    let felt = tuning.parameters.filter(\.hasEffect).map(\.name)
    return "It depends on \(felt.joined(separator: ", "))."
  }

  /// Returns whether a parameter has an effect, and the smallest change that would have been seen.
  static func effect(_ parameter: TunedParameter) -> String {
    if parameter.hasEffect { return "yes" }
    return parameter.smallestEffect == nil ? "not measured" : "none seen"
  }
}
