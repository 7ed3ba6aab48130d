import Foundation
import TraceAnalysis
import Workloads

@testable import Experiments

/// Plays points whose cost is known, with the noise of a shared machine: always more time, in spells.
final class PlantedPlayer: TuningPlayer {
  /// Returns the cost of a frame of a point, in nanoseconds.
  private let cost: (TuningPoint) -> Double
  private let makeWork: (TuningPoint) -> PointWork
  private var random: SplitMix64
  /// By how much everything is slower at the moment.
  private var spell = 1.0
  private let isNoisy: Bool

  private(set) var runs = 0
  /// The number of runs after which the machine fails.
  var lastRun = Int.max
  var difference: String?
  /// Returns the factor by which single frames of a point are longer.
  var shape: (TuningPoint, Int) -> Double = { _, _ in 1 }
  /// The duration of one run, in seconds.
  var runSeconds = 0.05

  static let frames = 120

  init(
    seed: UInt64 = 1,
    isNoisy: Bool = true,
    work: @escaping (TuningPoint) -> PointWork = { _ in PlantedPlayer.work() },
    cost: @escaping (TuningPoint) -> Double
  ) {
    random = SplitMix64(seed: seed)
    self.isNoisy = isNoisy
    self.cost = cost
    makeWork = work
  }

  static func work(blankArea: Double = 0, counts: [String: Int] = [:]) -> PointWork {
    PointWork(
      columns: ["blank_points": blankArea],
      blankArea: blankArea,
      counts: counts,
      contentChanges: Array(1..<frames),
      scrolls: true
    )
  }

  struct Stopped: Error {}

  var seconds: Double { Double(runs) * runSeconds }

  func measure(_ point: TuningPoint, _ run: String) throws -> RunMeasurements {
    try count()
    if Int.random(in: 0..<10, using: &random) == 0 {
      spell = Double.random(in: 1...1.3, using: &random)
    }
    let frames = (0..<Self.frames).map { frame -> Int64 in
      let base = cost(point) * shape(point, frame)
      guard isNoisy else { return Int64(base) }
      let often = 1 + 0.02 * -log(Double.random(in: 0.0001...1, using: &random))
      let seldom = Int.random(in: 0..<20, using: &random) == 0 ? 2.0 : 1
      return Int64(base * spell * often * seldom)
    }
    let text = """
      {"frame_ns": \(frames), "frame_processor_ns": \(frames), "peak_resident_bytes": 40000000,
       "checksum": "0", "unmeasured_frames": 1, "frame_budget_ns": 8333333,
       "frame_period_ns": 16666666, "slowdown": 1}
      """
    return try JSONDecoder().decode(RunMeasurements.self, from: Data(text.utf8))
  }

  func work(_ point: TuningPoint) throws -> PointWork {
    try count()
    return makeWork(point)
  }

  func nondeterminism() throws -> String? {
    try count()
    return difference
  }

  private func count() throws {
    guard runs < lastRun else { throw Stopped() }
    runs += 1
  }
}
