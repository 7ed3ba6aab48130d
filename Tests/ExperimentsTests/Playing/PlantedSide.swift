import Foundation
import Synchronization
import TraceAnalysis
import Workloads

@testable import Experiments

/// A side of a comparison whose frames take what a test plants.
final class PlantedSide: RunPlayer {
  let name: String
  private let factor: Double
  private let slowShare: Double
  private let isSlowRun: @Sendable (Int) -> Bool
  private let slowness: Double
  private let measured = Mutex(0)
  private let frameNs: [Int64]
  private let random: Mutex<SplitMix64>
  private let logs: [String]
  private let next = Mutex(0)
  private let counted: CountFile?
  private let trace: String?
  /// The number of runs so far.
  var runs: Int { next.withLock { $0 } }

  /// Plants a side.
  ///
  /// - Parameters:
  ///   - name: the side's name.
  ///   - factor: the factor by which all frames are longer.
  ///   - frames: the number of frames.
  ///   - seed: the seed of the noise.
  ///   - slowShare: the share of the runs in which the machine is slow.
  ///   - isSlowRun: tells whether it is slow for certain in a run, by the run's number.
  ///   - slowness: the factor by which it is slower then, at most; its root at least.
  ///   - logs: the logs of the runs, one after another; an empty one by default.
  ///   - counted: what is counted; nil where the program cannot count.
  ///   - trace: the golden trace whose intervals a recording has; nil where there is no tracing.
  init(
    _ name: String = "planted",
    factor: Double = 1,
    frames: Int = 90,
    seed: UInt64 = 1,
    slowShare: Double = 0,
    isSlowRun: @escaping @Sendable (Int) -> Bool = { _ in false },
    slowness: Double = 1.5,
    logs: [String] = [""],
    counted: CountFile? = nil,
    trace: String? = nil
  ) {
    (self.name, self.factor, self.logs, self.trace) = (name, factor, logs, trace)
    (self.slowShare, self.isSlowRun, self.slowness) = (slowShare, isSlowRun, slowness)
    self.counted = counted
    frameNs = (0..<frames).map { 1_000_000 + Int64($0 % 7) * 20_000 }
    random = Mutex(SplitMix64(seed: seed))
  }

  func measure() throws -> RunMeasurements {
    let number = measured.withLock { number in
      number += 1
      return number - 1
    }
    let times = random.withLock { random in
      let isSlow =
        isSlowRun(number) || Double.random(in: 0..<1, using: &random) < slowShare
      let speed = isSlow ? pow(slowness, Double.random(in: 0.5...1, using: &random)) : 1
      return frameNs.map {
        Int64(Double($0) * factor * speed * Double.random(in: 1...1.02, using: &random))
      }
    }
    let text = """
      {"frame_ns": \(times), "frame_processor_ns": \(times), "peak_resident_bytes": 40000000,
       "checksum": "0", "unmeasured_frames": 1, "frame_budget_ns": 8333333,
       "frame_period_ns": 16666666, "slowdown": 1}
      """
    return try JSONDecoder().decode(RunMeasurements.self, from: Data(text.utf8))
  }

  func eventLog() throws -> String {
    let number = next.withLock { number in
      number += 1
      return number - 1
    }
    return logs[number % logs.count]
  }

  func counts() throws -> CountedSide? {
    counted.map { CountedSide($0, allocations: nil, obstacle: "a test counts none") }
  }

  func record(into side: inout TracedSide) throws -> Bool {
    guard let trace else { return false }
    try side.add(TraceFolder(trace))
    return true
  }
}
