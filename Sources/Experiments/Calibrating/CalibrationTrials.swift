import Foundation
import Signposts
package import TraceAnalysis

/// Compares a program with copies of itself, as they are and slowed, again and again.
///
/// A trial plays all of them in turns, so that they share the machine's moods and the base's rounds. The
/// trial after it confirms what it says: its rounds are as independent as those of a confirming batch.
package struct CalibrationTrials {
  /// The effects and the number of trials of a calibration.
  package struct Plan {
    package var trials = 40
    package var rounds = 20
    package var timeLimit = 1_200.0
    package var recordings = 4
    /// The effects that are tried: copies first.
    package var effects: [Calibration.Effect] = []

    package init() {}
  }

  private let plan: Plan
  private let base: any RunPlayer
  /// The programs of the effects, in their order.
  private let variants: [any RunPlayer]
  private let contentChanges: [Int]
  private let startNs = MonotonicClock.nowNs()

  /// Each trial's rounds: those of the base, and of each variant.
  private var played: [[[RunMeasurements]]] = []
  /// The interval that each trial named first.
  private var named: [String?] = []

  /// Prepares trials; `program` makes the program with further options of `run`.
  package init(_ plan: Plan, program: ([String]) -> any RunPlayer) throws {
    self.plan = plan
    base = program([])
    variants = plan.effects.map { program($0.options) }
    contentChanges = try base.events().contentChanges(after: 1)
  }

  /// Plays all trials, or as many as the time allows; two at least.
  package mutating func play(_ progress: (Int) -> Void) throws {
    var player = RoundPlayer()
    while played.count < plan.trials {
      if played.count >= 2, seconds > plan.timeLimit { break }
      var rounds: [[RunMeasurements]] = []
      for _ in 0..<plan.rounds {
        rounds.append(try player.playRound([base] + variants))
      }
      played.append(rounds)
      named.append(try nameInterval())
      progress(played.count)
    }
  }

  /// The duration of the trials so far, in seconds.
  package var seconds: Double { Double(MonotonicClock.nowNs() - startNs) / 1e9 }

  package var count: Int { played.count }

  // MARK: Intervals

  /// The effect of one interval whose recordings are compared: the largest.
  private var recordedEffect: Int? {
    plan.effects.indices.last { plan.effects[$0].interval != nil }
  }

  /// Records the base and the slowed interval, and returns the interval that differs most.
  private func nameInterval() throws -> String? {
    guard let effect = recordedEffect else { return nil }
    var (first, second) = (TracedSide(), TracedSide())
    for _ in 0..<plan.recordings {
      guard try base.record(into: &first), try variants[effect].record(into: &second) else {
        return nil
      }
    }
    let differences = IntervalDifference.all(
      base: first.intervals.totals,
      head: second.intervals.totals
    )
    return differences.first { $0.differenceNs > 0 }?.name
  }

  // MARK: Verdicts

  /// The effects with what the comparisons said of them.
  package var effects: [Calibration.Effect] {
    plan.effects.indices.map { number in
      var effect = plan.effects[number]
      for trial in played.indices {
        var comparison = ScenarioComparison("calibration", .rounds)
        let next = (trial + 1) % played.count
        comparison.metrics = MetricComparison.confirmed(
          metrics([trial], number, rounds: plan.rounds),
          by: metrics([next], number, rounds: plan.rounds),
          together: metrics([trial, next], number, rounds: plan.rounds)
        )
        effect.add(comparison.verdict)
      }
      if number == recordedEffect, named.contains(where: { $0 != nil }) {
        effect.namedFirst = named.count { $0 == effect.interval }
      }
      return effect
    }
  }

  private static let margins = [0.02, 0.03, 0.04, 0.05, 0.07, 0.1]
  private static let roundCounts = [8, 12, 16, 20, 30, 40]

  /// The verdicts that other margins of the frames' mean, and fewer rounds, would have given.
  package var settings: [Calibration.Setting] {
    let frames = plan.effects.indices.filter {
      !plan.effects[$0].isOfCopies && plan.effects[$0].interval == nil
    }
    let copies = plan.effects.indices.filter { plan.effects[$0].isOfCopies }
    let counts = Self.roundCounts.filter { $0 <= plan.rounds }
    return counts.flatMap { rounds in
      Self.margins.map { margin in
        func count(_ effect: Int, _ isCounted: (ComparisonVerdict) -> Bool) -> Int {
          played.indices.count { trial in
            verdict(trial, effect, rounds: rounds, margin: margin).map(isCounted) ?? false
          }
        }
        return Calibration.Setting(
          margin: margin,
          rounds: rounds,
          falseAlarms: copies.reduce(0) {
            $0 + count($1) { $0 == .regression || $0 == .improvement }
          },
          found: frames.map { count($0) { $0 == .regression } }
        )
      }
    }
  }

  /// Returns the verdict of the mean of frames alone, confirmed by the next trial.
  private func verdict(_ trial: Int, _ effect: Int, rounds: Int, margin: Double)
    -> ComparisonVerdict?
  {
    let margins = [ComparedMetric.frameMean.name: margin]
    func mean(_ trial: Int) -> [MetricComparison] {
      metrics([trial], effect, rounds: rounds, margins: margins)
        .filter { $0.metric.name == ComparedMetric.frameMean.name }
    }
    let confirmed = MetricComparison.confirmed(mean(trial), by: mean((trial + 1) % played.count))
    return confirmed.first?.verdict
  }

  private func metrics(
    _ trials: [Int],
    _ effect: Int,
    rounds: Int,
    margins: [String: Double] = [:]
  ) -> [MetricComparison] {
    var taken = PlayedRounds()
    for round in trials.flatMap({ played[$0].prefix(rounds) }) {
      taken.add(base: round[0], head: round[effect + 1])
    }
    return taken.metrics(contentChanges: contentChanges, by: .unitMinimum, margins: margins)
  }
}

extension Calibration.Effect {
  /// The interval of all that a frame does.
  static let wholeFrame = "frame"

  /// The slow-down in percent, as it is played.
  var percent: Double { (share * 1e4).rounded() / 100 }

  /// The options of `run` that slow it.
  fileprivate var options: [String] {
    guard !isOfCopies else { return [] }
    return ["--inject", "interval=\(interval ?? Self.wholeFrame),add=\(percent)%"]
  }
}
