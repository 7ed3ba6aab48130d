import Foundation
import Testing

@testable import TraceAnalysis

@Suite struct CalibrationTests {
  @Test(
    "The confidence interval is Wilson's",
    arguments: [
      // From R: prop.test(x, n, correct = FALSE)$conf.int
      (0, 40, 0.0, 0.08762), (36, 40, 0.76946, 0.96042), (20, 40, 0.35199, 0.64801),
      (40, 40, 0.91238, 1.0), (1, 3, 0.06149, 0.79234),
    ]
  )
  func wilson(count: Int, total: Int, lower: Double, upper: Double) throws {
    let interval = try #require(WilsonInterval.of(count, in: total))
    #expect(abs(interval.lowerBound - lower) < 1e-4)
    #expect(abs(interval.upperBound - upper) < 1e-4)
  }

  @Test("Without trials there is no interval")
  func empty() {
    #expect(WilsonInterval.of(0, in: 0) == nil)
  }

  private func calibration(_ settings: [Calibration.Setting]) -> Calibration {
    var found = Calibration(machine: "m", day: "2026-11-23", scenario: "feed", rounds: 20)
    var copies = Calibration.Effect(share: 0)
    for _ in 0..<40 { copies.add(.noChange) }
    found.effects = [copies] + [0.03, 0.05, 0.1].map { Calibration.Effect(share: $0) }
    found.settings = settings
    return found
  }

  @Test("The setting with few false alarms that finds most of +5 % is recommended")
  func recommendation() {
    let loud = Calibration.Setting(margin: 0.02, rounds: 20, falseAlarms: 3, found: [30, 40, 40])
    let good = Calibration.Setting(margin: 0.03, rounds: 20, falseAlarms: 0, found: [12, 36, 40])
    let same = Calibration.Setting(margin: 0.03, rounds: 12, falseAlarms: 0, found: [9, 36, 40])
    let blind = Calibration.Setting(margin: 0.1, rounds: 8, falseAlarms: 0, found: [0, 0, 30])
    #expect(calibration([loud, good, blind]).recommended == good)
    // As good with fewer rounds.
    #expect(calibration([good, same]).recommended == same)
    #expect(calibration([loud, blind]).recommended == nil)
    #expect(calibration([]).recommended == nil)
  }

  @Test("Verdicts are counted; it is read back as it was written")
  func counts() throws {
    var effect = Calibration.Effect(share: 0.05, interval: "measure")
    for verdict in [ComparisonVerdict.regression, .regression, .noChange, .inconclusive] {
      effect.add(verdict)
    }
    #expect((effect.trials, effect.regressions, effect.inconclusive) == (4, 2, 1))
    var calibration = calibration([])
    calibration.effects.append(effect)
    let bytes = try JSONEncoder().encode(calibration)
    #expect(try JSONDecoder().decode(Calibration.self, from: bytes) == calibration)
  }
}
