import BuiltInScenarios
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
    "A table and a collection view are recorded as such, and replayed with the same rows and updates",
    arguments: [("table", SessionRecording.Source.table), ("collection", .collection)]
  )
  func tables(_ name: String, _ source: SessionRecording.Source) throws {
    let scenario = try #require(Scenarios.builtIn.first { $0.name == name })
    let folder = try TemporaryFolder("session-round-trip")
    var parameters = RunParameters(for: scenario)
    (parameters.frames, parameters.items) = (180, 500)
    let recording = try SessionRoundTrip.record(
      scenario,
      parameters,
      to: folder.url.appendingPathComponent("recorded.capture")
    ).recording
    #expect(recording.problems == [] && recording.source == source)
    let updates = recording.events.count { if case .update = $0.kind { true } else { false } }
    #expect(updates > 1)
    let replayed = try SessionRoundTrip.recordReplay(
      of: recording,
      to: folder.url.appendingPathComponent("replayed.capture")
    )
    #expect(replayed.problems == [] && replayed.frameCount == recording.frameCount)
    let counts = SessionDifference(recording, replayed).counts
    // While rows come and go, as many are on screen as the animation has it, which is no part of a recording.
    for (part, share) in [(SessionDifference.Part.updates, 0.9), (.offsets, 0.9), (.visible, 0.7)] {
      let count = try #require(counts[part])
      #expect(Double(count.same) >= share * Double(count.recorded), "\(part): \(count)")
    }
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

  /// Lists whose rows take many frames to look at, and recordings that end before that.
  private static let long = ["catalog", "inbox", "chat", "table"].flatMap { name in
    [(name, 1), (name, 7), (name, 40)]
  }

  @Test("A recording of a large list is whole, whenever it ends", arguments: long)
  func largeLists(_ name: String, _ frames: Int) throws {
    let scenario = try #require(Scenarios.builtIn.first { $0.name == name })
    let folder = try TemporaryFolder("session-of-a-large-list")
    var parameters = RunParameters(for: scenario)
    (parameters.frames, parameters.items) = (frames, 12_000)
    let recording = try SessionRoundTrip.record(
      scenario,
      parameters,
      to: folder.url.appendingPathComponent("large.capture")
    ).recording
    #expect(recording.problems == [])
    let rows = recording.events.lazy.compactMap { event -> Int? in
      guard case .update(let update) = event.kind else { return nil }
      return update.sections?.flatMap(\.runs).reduce(0) { count, run in
        switch run {
        case .former(_, _, let rows): count + rows
        case .rows(let rows): count + rows.count
        }
      }
    }
    #expect(try #require(rows.first) >= 11_000)
  }
}
