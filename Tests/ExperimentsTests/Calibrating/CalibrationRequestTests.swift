import Foundation
import Reports
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments

/// The procedure of a calibration, with planted sides.
@Suite struct CalibrationRequestTests {
  private func calibrate(
    interval: String? = nil,
    trace: String? = nil,
    _ listener: any ExperimentListener = SilentListener()
  ) throws -> Calibration {
    var plan = CalibrationTrials.Plan()
    plan.trials = 4
    plan.rounds = 8
    plan.recordings = 1
    var request = CalibrationRequest("ticker", plan)
    request.shares = [0.5, 3]
    request.interval = interval
    return try request.calibrate(machine: "m", listener) { options in
      let share = options.last?.split(separator: "=").last?.dropLast()
      return PlantedSide(
        factor: 1 + (share.flatMap { Double($0) } ?? 0) / 100,
        seed: UInt64(options.count + 1),
        trace: trace
      )
    }
  }

  @Test("Copies raise no alarm, and what is slowed is found")
  func effects() throws {
    let found = try calibrate(interval: "diff")
    #expect(found.effects.map(\.share) == [0, 0.5, 3, 0.5, 3])
    #expect(found.effects.map(\.interval) == [nil, nil, nil, "diff", "diff"])
    #expect(found.effects.allSatisfy { $0.trials == 4 })
    #expect(found.effects.map(\.regressions) == [0, 4, 4, 4, 4])
    #expect(found.recommended != nil)
  }

  @Test("Without tracing no interval is slowed alone, which is said")
  func withoutTracing() throws {
    let log = ListenerLog()
    #expect(try calibrate(log).effects.count == 3)
    #expect(log.messages == ["note: no interval is slowed alone, as LTTng is not available"])
  }

  @Test("The interval with the most self time is slowed alone")
  func largestInterval() throws {
    let found = try calibrate(trace: CommandRun.repository + "/Traces/fling")
    let interval = try #require(found.effects.last?.interval)
    #expect(interval != "frame")
    // Both sides are the same recording.
    #expect(found.effects.last?.namedFirst == nil)
  }

  @Test("A comparison with the settings of a calibration quotes it")
  func quoted() throws {
    let store = CalibrationStore(cache: try OutputFolder().path)
    let found = Calibration(
      machine: store.machine,
      day: "2026-11-23",
      scenario: "ticker",
      rounds: 8
    )
    _ = try store.keep(found)
    var settings = BuildComparer.Settings()
    settings.rounds = 8
    var comparison = Comparison(
      base: "base",
      head: "head",
      [
        try BuildComparer(PlantedSide(), PlantedSide(seed: 2), settings, SilentListener())
          .compare("ticker")
      ]
    )
    comparison.calibration = store.calibration(of: settings)
    let text = TextReport(Report(comparison), style: .plain).text()
    #expect(text.contains("accuracy"), "\(text)")
  }
}
