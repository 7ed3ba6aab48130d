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
    parameters.items = min(parameters.items, 2_000)
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
    arguments: Scenarios.builtIn.map(\.name)
  )
  func isSame(_ name: String) throws {
    let difference = try difference(of: name)
    #expect(difference.isSame, "\(difference.first ?? "frames"): \(difference.counts)")
  }
}
