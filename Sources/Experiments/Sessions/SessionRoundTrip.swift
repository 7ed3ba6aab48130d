package import Foundation
import HeadlessUIKit
import ListEngine
import SessionCapture
import Signposts
package import Workloads

/// The recording of a run here, and the comparison of a recording with that of its replay.
package enum SessionRoundTrip {
  /// Plays a scenario and records it.
  ///
  /// - Returns: the recording, which was also written to a file, and the times of frames.
  package static func record(
    _ scenario: any Scenario,
    _ parameters: RunParameters,
    salt: UInt64 = 1,
    to url: URL
  ) throws -> (recording: SessionRecording, frameDurationsNs: [Int64]) {
    var options = SessionCapture.Options()
    options.salt = salt
    options.maxBytes = .max
    return try record(scenario, parameters, options, to: url)
  }

  /// Replays a recording and records the replay.
  ///
  /// - Returns: the recording of the replay.
  package static func recordReplay(of recording: SessionRecording, to url: URL) throws
    -> SessionRecording
  {
    var options = SessionCapture.Options()
    options.salt = recording.salt
    options.maxBytes = .max
    options.hash = { $0.base as? UInt64 ?? 0 }
    options.typeName = { content in
      switch content {
      case let row as RecordedRow: row.typeName
      case let header as RecordedHeader: header.typeName
      default: "\(type(of: content))"
      }
    }
    let scenario = SessionScenario(recording, name: "session")
    return try record(
      scenario,
      RunParameters(for: scenario),
      options,
      observes: recording.isObserved,
      to: url
    ).recording
  }

  private static func record(
    _ scenario: any Scenario,
    _ parameters: RunParameters,
    _ options: SessionCapture.Options,
    observes: Bool = true,
    to url: URL
  ) throws -> (recording: SessionRecording, frameDurationsNs: [Int64]) {
    let capture = CaptureOfRun(to: url, options, observes: observes)
    let runner = ScenarioRunner(
      parameters,
      signposter: .disabled,
      textMeasurer: try parameters.makeTextMeasurer()
    )
    let outcome = runner.run(CapturedScenario(scenario, capture))
    try capture.finish()
    let recording = try SessionRecording([UInt8](Data(contentsOf: url)))
    return (recording, outcome.frameDurationsNs)
  }
}

extension SessionRecording {
  /// True if updates were noticed in their frames, or are only numbers of rows; false where the recorder found them by
  /// looking from time to time.
  fileprivate var isObserved: Bool {
    guard source == .list else { return true }
    let updates = events.compactMap { event -> SessionUpdate? in
      guard case .update(let update) = event.kind else { return nil }
      return update
    }
    return updates.allSatisfy(\.isObserved)
  }
}
