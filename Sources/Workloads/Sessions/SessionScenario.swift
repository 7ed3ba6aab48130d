public import ListEngine
import ListSchema

/// A recording of the use of a list in an app, which is replayed.
///
/// ```swift
/// let recording = try SessionRecording(bytes)
/// ListScopeCommand.main(scenarios: [
///   SessionScenario(recording, name: "feed") { row in
///     row.typeName == "PostRow" ? Item(MyPost(row)) : nil
///   }
/// ])
/// ```
public struct SessionScenario: Scenario {
  /// Makes the row that stands for a recorded one; nil for a row of generated text.
  public typealias MakeRow = @Sendable (RecordedRow) -> (any AnyItemConvertible)?

  static let gestureName = "session"

  /// The name on the command line.
  public let name: String
  /// The recording.
  public var recording: SessionRecording { timeline.recording }
  private let timeline: SessionTimeline
  private let makeRow: MakeRow?

  /// Creates the scenario of a recording.
  ///
  /// - Parameters:
  ///   - recording: the recording.
  ///   - name: the name on the command line.
  ///   - makeRow: makes your own rows in place of the recorded ones; nil for rows of generated text.
  public init(_ recording: SessionRecording, name: String, makeRow: MakeRow? = nil) {
    self.name = name
    self.makeRow = makeRow
    timeline = SessionTimeline(recording)
  }

  /// A description of the recording.
  public var summary: String {
    let updates = recording.events.count { if case .update = $0.kind { true } else { false } }
    return "A recorded session: \(recording.frameCount) frames of \(timeline.firstRowCount) rows, "
      + "\(updates) updates"
  }
  /// The number of rows in the first frame with any.
  public var rowCount: Int { timeline.firstRowCount }

  /// The time by which the device's display waited too long for a frame, in milliseconds; nil if it did not.
  public func hitchMs(in frame: Int) -> Int? { timeline.hitchMs(in: frame) }

  /// The number of recorded rows.
  public var itemCounts: [Int] { [max(1, timeline.firstRowCount)] }
  /// The recorded updates.
  public var updates: String { "as recorded" }
  /// As recorded.
  public var sizing: RunParameters.Sizing { .fixed }
  /// All recorded frames.
  public var frames: Int? { max(1, recording.frameCount) }
  /// The rate of the recording's display.
  public var refreshRateHz: Int? { recording.refreshRateHz }

  /// The recorded user.
  public var gestures: [GestureScript] {
    [
      GestureScript(Self.gestureName, "The recorded user") { [timeline] parameters in
        SessionGesture(timeline, parameters)
      }
    ]
  }

  /// Prepares a replay.
  public func makeSession(_ parameters: RunParameters) -> any ScenarioSession {
    SessionReplay(timeline, parameters, makeRow)
  }
}
