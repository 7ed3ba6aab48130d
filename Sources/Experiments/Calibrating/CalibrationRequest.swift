import Foundation
import Signposts
package import TraceAnalysis

/// A calibration that is to be made on this machine.
package struct CalibrationRequest {
  /// The name of the scenario.
  package let scenario: String
  /// The number of trials and rounds, and the time that they may take.
  package var plan: CalibrationTrials.Plan
  /// The shares by which the program is slowed.
  package var shares: [Double] = []
  /// The interval that is slowed alone; nil for the one with the most self time.
  package var interval: String?

  /// An interval with less of the frames' own time is not slowed alone: its effect is too small.
  private static let minShare = 0.1

  package init(_ scenario: String, _ plan: CalibrationTrials.Plan) {
    (self.scenario, self.plan) = (scenario, plan)
  }

  /// Plays the trials.
  ///
  /// - Parameters:
  ///   - machine: the name of this kind of machine.
  ///   - listener: takes what is said meanwhile.
  ///   - player: returns what plays the program with further options of `run`.
  /// - Returns: what was found.
  /// - Throws: `CommandFailure` where the program cannot be played, or an effect would be tried twice, or does nothing.
  package func calibrate(
    machine: String,
    _ listener: any ExperimentListener,
    player: ([String]) -> any RunPlayer
  ) throws -> Calibration {
    try checkShares()
    var plan = plan
    plan.effects = effects(interval: try slowedInterval(player([]), listener))
    var played = try CalibrationTrials(plan, program: player)
    var progress = listener.progress(total: plan.trials, unit: "trials", part: (1, 1))
    try played.play { progress.show($0) }
    progress.clear()
    var calibration = Calibration(
      machine: machine,
      day: String(ISO8601DateFormatter().string(from: Date()).prefix(10)),
      scenario: scenario,
      rounds: plan.rounds
    )
    calibration.effects = played.effects
    calibration.settings = played.settings
    calibration.secondsPerTrial = played.seconds / Double(played.count)
    return calibration
  }

  /// Copies, frames that are slowed by each share, and then the interval, if there is one.
  private func effects(interval: String?) -> [Calibration.Effect] {
    [Calibration.Effect(share: 0)] + shares.map { Calibration.Effect(share: $0) }
      + (interval.map { name in shares.map { Calibration.Effect(share: $0, interval: name) } } ?? [])
  }

  /// Throws where two slow-downs are played alike, or one is none.
  private func checkShares() throws(CommandFailure) {
    let percents = shares.map { Calibration.Effect(share: $0).percent }
    if percents.contains(0) {
      throw .usage("A slow-down of --effects is at least 0.01%: less is none.")
    }
    guard let twice = percents.first(where: { one in percents.count { $0 == one } > 1 }) else {
      return
    }
    throw .usage("--effects has \(ParameterValue.number(twice))% twice: give each slow-down once.")
  }

  /// Throws where an interval is slowed in any case, or is not in the frames.
  private func check(_ interval: String, _ player: any RunPlayer) throws {
    guard interval != Calibration.Effect.wholeFrame else {
      throw CommandFailure.usage(
        "--interval \(interval) would be tried twice, as whole frames are slowed in any case. Name an "
          + "interval inside of frames, or leave --interval out."
      )
    }
    let names = try player.events().intervalNames.subtracting([Calibration.Effect.wholeFrame])
    guard !names.contains(interval) else { return }
    throw CommandFailure.usage(
      "There is no interval '\(interval)' in the frames of '\(scenario)'."
        + Suggestion.choices(for: interval, among: names.sorted())
    )
  }

  /// The interval that is slowed alone; nil where none is large enough.
  private func slowedInterval(
    _ player: any RunPlayer,
    _ listener: any ExperimentListener
  ) throws -> String? {
    if let interval {
      try check(interval, player)
      return interval
    }
    var side = TracedSide()
    guard try player.record(into: &side) else {
      listener.note("no interval is slowed alone, as LTTng is not available")
      return nil
    }
    let totals = side.intervals.totals
    let sum = totals.values.reduce(0) { $0 + $1.selfNs }
    let largest = totals.filter { $0.key != Calibration.Effect.wholeFrame }
      .max { $0.value.selfNs < $1.value.selfNs }
    guard let largest, Double(largest.value.selfNs) >= Self.minShare * Double(sum) else {
      listener.note("no interval is slowed alone: none has a tenth of the frames' time")
      return nil
    }
    return largest.key
  }
}
