import Foundation
import Workloads

/// What one run took, as `run --measurements` writes it and `compare` reads it.
struct RunMeasurements: Codable, Hashable {
  /// The time of each frame, in nanoseconds; the users' frames one after another.
  let frameNs: [Int64]
  /// The processor's time of each frame, in nanoseconds.
  let frameProcessorNs: [Int64]
  /// The largest resident set of the process, in bytes.
  let peakResidentBytes: Int64
  /// The checksum of the content.
  let checksum: String
  /// How many frames at the start are not measured: the first display and the warm-up of all users.
  let unmeasuredFrames: Int

  private enum CodingKeys: String, CodingKey {
    case frameNs = "frame_ns"
    case frameProcessorNs = "frame_processor_ns"
    case peakResidentBytes = "peak_resident_bytes"
    case unmeasuredFrames = "unmeasured_frames"
    case checksum
  }

  init(_ outcome: ScenarioRunner.Outcome, unmeasuredFrames: Int) {
    frameNs = outcome.frameDurationsNs
    frameProcessorNs = outcome.frameProcessorNs
    peakResidentBytes = outcome.peakResidentBytes
    checksum = outcome.checksum.hexadecimal
    self.unmeasuredFrames = unmeasuredFrames
  }

  /// As JSON, ending in a line break.
  ///
  /// - Throws: what `JSONEncoder` throws, which whole numbers give no reason for.
  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = .sortedKeys
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
