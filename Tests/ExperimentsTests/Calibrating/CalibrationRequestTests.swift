import Foundation
import Reports
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments

/// The procedure of a calibration, with planted sides.
@Suite struct CalibrationRequestTests {
  /// The events of a frame, with intervals of the list and of an app.
  private static let log = """
    0.0 begin calibration 1
    1.0 begin frame 2
    1.1 begin diff 3
    1.1 end diff 3
    1.1 begin 'load of a row' 4
    1.1 end 'load of a row' 4
    1.0 end frame 2

    """

  private func calibrate(
    shares: [Double] = [0.5, 3],
    interval: String? = nil,
    trace: String? = nil,
    _ listener: any ExperimentListener = SilentListener()
  ) throws -> Calibration {
    var plan = CalibrationTrials.Plan()
    plan.trials = 4
    plan.rounds = 8
    plan.recordings = 1
    var request = CalibrationRequest("ticker", plan)
    request.shares = shares
    request.interval = interval
    return try request.calibrate(machine: "m", listener) { options in
      let share = options.last?.split(separator: "=").last?.dropLast()
      return PlantedSide(
        factor: 1 + (share.flatMap { Double($0) } ?? 0) / 100,
        seed: UInt64(options.count + 1),
        logs: [Self.log],
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

  @Test(
    "An effect that would be tried twice, or does nothing, is a mistake",
    arguments: [
      ([0.05, 0.05], nil, "--effects has 5% twice"),
      ([0.05, 0.1, 0.050001], nil, "--effects has 5% twice"),
      ([0.125, 0.125], nil, "--effects has 12.5% twice"),
      ([0.00001], nil, "at least 0.01%"),
      ([0.5], "frame", "--interval frame would be tried twice"),
      ([0.5], "dif", "There is no interval 'dif' in the frames of 'ticker'. Did you mean 'diff'?"),
      ([0.5], "load", "There are: diff, load of a row."),
      ([0.5], "calibration", "There is no interval 'calibration'"),
    ] as [([Double], String?, String)]
  )
  func mistakes(shares: [Double], interval: String?, words: String) throws {
    let failure = try #require(throws: CommandFailure.self) {
      try calibrate(shares: shares, interval: interval)
    }
    #expect(failure.status == .usage)
    #expect(failure.message.contains(words), "\(failure.message)")
  }

  @Test("An interval of an app is slowed by its name, which may have blanks")
  func interval() throws {
    let found = try calibrate(interval: "load of a row")
    #expect(found.effects.last?.interval == "load of a row")
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
