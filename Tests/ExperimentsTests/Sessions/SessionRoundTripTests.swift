import Foundation
import Testing
import Workloads

@testable import Experiments

/// The recording of a list, and that of its replay.
@Suite struct SessionRoundTripTests {
  /// Records a scenario and its replay.
  private func difference(
    of name: String,
    frames: Int = 180,
    _ change: (inout RunParameters) -> Void = { _ in }
  ) throws -> SessionDifference {
    let scenario = try #require(Scenarios.builtIn.first { $0.name == name })
    let folder = try TemporaryFolder("session-round-trip")
    var parameters = RunParameters(for: scenario)
    parameters.frames = frames
    parameters.items = 1_000
    change(&parameters)
    let recording = try SessionRoundTrip.record(
      scenario,
      parameters,
      to: folder.url.appendingPathComponent("recorded.capture")
    ).recording
    #expect(recording.problems == [])
    #expect(recording.frameCount == frames)
    let replayed = try SessionRoundTrip.recordReplay(
      of: recording,
      to: folder.url.appendingPathComponent("replayed.capture")
    )
    #expect(replayed.problems == [])
    return SessionDifference(recording, replayed)
  }

  @Test(
    "The recording of a replay is the recording, but for times",
    arguments: ["contacts"]
  )
  func isSame(_ name: String) throws {
    let difference = try difference(of: name)
    #expect(difference.isSame, "\(difference.first ?? "frames"): \(difference.counts)")
  }

  @Test(
    "A replay is where the recording is in nine frames of ten, and has all its updates but one",
    arguments: ["catalog", "inbox", "photos", "ticker"]
  )
  func isNear(_ name: String) throws {
    let counts = try difference(of: name).counts
    let (offsets, updates) = (try #require(counts[.offsets]), try #require(counts[.updates]))
    #expect(Double(offsets.same) >= 0.9 * Double(offsets.recorded), "\(offsets)")
    #expect(updates.same >= updates.recorded - 1, "\(updates)")
  }
}
