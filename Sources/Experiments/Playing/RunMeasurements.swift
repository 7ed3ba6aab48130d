import Foundation
package import TraceAnalysis
package import Workloads

/// The measurements of one run, as `run --measurements` writes them and `compare` reads them.
package struct RunMeasurements: Codable, Hashable {
  /// The time of each frame, in nanoseconds; the users' frames one after another.
  let frameNs: [Int64]
  /// The processor's time of each frame, in nanoseconds.
  let frameProcessorNs: [Int64]
  /// The time after each frame in which was freed what it no longer needs, in nanoseconds; nil for a build
  /// that freed it in the frames.
  let frameReleaseNs: [Int64]?
  /// The largest resident set of the process, in bytes.
  let peakResidentBytes: Int64
  /// The checksum of the content.
  package let checksum: String
  /// The number of frames at the start that are not measured: the first display and the warm-up of
  /// all users.
  package let unmeasuredFrames: Int
  /// The budget of a frame, in nanoseconds.
  let frameBudgetNs: Int64
  /// The display's period, in nanoseconds.
  let framePeriodNs: Int64
  /// The factor by which the device that frames are evaluated for is slower.
  package let slowdown: Double
  /// The factor of each frame; nil where it is the same for all.
  let frameSlowdowns: [Double]?

  private enum CodingKeys: String, CodingKey {
    case frameNs = "frame_ns"
    case frameProcessorNs = "frame_processor_ns"
    case frameReleaseNs = "frame_release_ns"
    case peakResidentBytes = "peak_resident_bytes"
    case unmeasuredFrames = "unmeasured_frames"
    case frameBudgetNs = "frame_budget_ns"
    case framePeriodNs = "frame_period_ns"
    case frameSlowdowns = "frame_slowdowns"
    case checksum, slowdown
  }

  /// The measurements of a run, from its outcome and its parameters.
  package init(_ outcome: ScenarioRunner.Outcome, _ parameters: RunParameters) {
    frameNs = outcome.frameDurationsNs
    frameProcessorNs = outcome.frameProcessorNs
    frameReleaseNs = outcome.frameReleaseNs
    peakResidentBytes = outcome.peakResidentBytes
    checksum = outcome.checksum.hexadecimal
    unmeasuredFrames = parameters.unmeasuredFrames
    frameBudgetNs = parameters.budgetNs
    framePeriodNs = parameters.periodNs
    slowdown = parameters.slowdown
    frameSlowdowns = parameters.slowdownProfile == nil ? nil : outcome.frameSlowdowns
  }

  /// The budget of a frame; nil where the numbers are none that a run has.
  package var budget: FrameBudget? {
    guard frameBudgetNs > 0, framePeriodNs > 0, slowdown > 0 else { return nil }
    return FrameBudget(
      budgetNs: frameBudgetNs,
      periodNs: framePeriodNs,
      slowdown: slowdown,
      source: .trace
    )
  }

  /// The time that a frame would have to take for the one factor of all frames to give its cost.
  private func evaluatedNs(_ frame: Int) -> Int64 {
    guard let frameSlowdowns, frame < frameSlowdowns.count, slowdown > 0 else {
      return frameNs[frame]
    }
    let ns = Double(frameNs[frame]) * frameSlowdowns[frame] / slowdown
    return Int64(exactly: ns.rounded()) ?? frameNs[frame]
  }

  /// The time in which something was freed after a frame, in nanoseconds.
  private func releaseNs(after frame: Int) -> Int64 {
    guard let frameReleaseNs, frame < frameReleaseNs.count else { return 0 }
    return frameReleaseNs[frame]
  }

  /// Returns the cost of some frames in several runs, as the units of a metric: each with the time
  /// of freeing after it.
  ///
  /// - Parameters:
  ///   - metric: the metric.
  ///   - runs: the runs, in turn.
  ///   - frames: the numbers of the frames.
  /// - Returns: nil where the runs have different numbers of frames, or no frame is asked for.
  /// - Complexity: O(runs × frames).
  package static func units(
    of metric: ComparedMetric,
    in runs: [RunMeasurements],
    frames: some Collection<Int>
  ) -> RoundTimes? {
    guard RoundTimes(runs.map(\.frameNs)) != nil else { return nil }
    return RoundTimes(
      runs.map { run in
        frames.flatMap { frame in
          let releaseNs = run.releaseNs(after: frame)
          return metric.isOfPairs
            ? [run.evaluatedNs(frame), releaseNs] : [run.frameNs[frame] + releaseNs]
        }
      }
    )
  }

  /// As JSON, ending in a line break.
  ///
  /// - Throws: errors of `JSONEncoder`, which whole numbers give no reason for.
  package var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}

extension RunParameters {
  /// The number of frames that statistics leave out: those that warm up, and the first of each user.
  package var unmeasuredFrames: Int { max(1, warmupFrames) * users }
}
