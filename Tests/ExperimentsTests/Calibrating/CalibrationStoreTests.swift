import Foundation
import TestSupport
import Testing
import TraceAnalysis

@testable import Experiments

/// The file in which calibrations are kept.
@Suite struct CalibrationStoreTests {
  private func settings(rounds: Int = 8, margin: Double? = nil) -> BuildComparer.Settings {
    var settings = BuildComparer.Settings()
    settings.rounds = rounds
    if let margin { settings.margins[ComparedMetric.frameMean.name] = margin }
    return settings
  }

  private func calibration(_ store: CalibrationStore) -> Calibration {
    Calibration(machine: store.machine, day: "2026-11-23", scenario: "ticker", rounds: 8)
  }

  @Test("A calibration is of its number of rounds and its margin alone")
  func settings() throws {
    let store = CalibrationStore(cache: try OutputFolder().path)
    #expect(store.current == nil)
    let calibration = calibration(store)
    _ = try store.keep(calibration)
    #expect(store.current == calibration)
    #expect(store.calibration(of: settings()) == calibration)
    #expect(store.calibration(of: settings(rounds: 9)) == nil)
    #expect(store.calibration(of: settings(margin: calibration.margin * 2)) == nil)
  }

  @Test("One of another machine, format or procedure counts as none, and so does a damaged file")
  func others() throws {
    let store = CalibrationStore(cache: try OutputFolder().path)
    let other = Calibration(machine: "another", day: "2026-11-23", scenario: "ticker", rounds: 8)
    _ = try store.keep(other)
    #expect(store.current == nil)
    var old = calibration(store)
    old.procedure -= 1
    _ = try store.keep(old)
    #expect(store.current == nil)
    var newer = calibration(store)
    newer.formatVersion += 1
    _ = try store.keep(newer)
    #expect(store.current == nil)
    let file = try store.keep(calibration(store))
    #expect(store.current != nil)
    try "{".write(toFile: file, atomically: true, encoding: .utf8)
    #expect(store.current == nil)
  }
}
