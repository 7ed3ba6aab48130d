import ArgumentParser
import Experiments
import Foundation
import Reports
import Signposts
import TraceAnalysis
import Workloads

/// `listscope replay`: plays a recording, and compares the replay with it.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Play a recorded session of an app here, and show how well the replay matches it.",
    discussion: """
      The list has the recorded rows, with text of the same length and script; the same updates in the \
      same frames; the same offsets. The replay is recorded like the app, and both recordings are \
      compared: they are the same but for times where the replay is faithful.

        \(ProgramName.current) replay feed.capture

      Every command takes the file as a scenario:

        \(ProgramName.current) record feed.capture
        \(ProgramName.current) snapshot feed.capture --seconds 3 -o feed.png

      Exit code 65 where a part of the recording is lost.
      """
  )

  @Argument(help: "The recording.", completion: .file(extensions: ["capture"]))
  var file: String

  @Flag(help: "Exit with code 3 unless the replay is the same as the recording but for times.")
  var exact = false

  func run() throws {
    let recording = try SessionFiles.read(file)
    guard recording.frameCount > 0 else {
      throw CommandFailure(message: "There are no frames in '\(file)'.", status: .badData)
    }
    let folder = try TemporaryFolder("listscope-session", endsProcess: true)
    defer { withExtendedLifetime(folder) {} }
    let replayed = try SessionRoundTrip.recordReplay(
      of: recording,
      to: folder.url.appendingPathComponent("replay.capture")
    )
    let difference = SessionDifference(recording, replayed)
    try StandardOutput.write(
      SessionWords(recording, file: file).text + Self.text(difference) + times(recording)
        + "For where the time went: \(ProgramName.current) record \(file.quotedForShell)\n"
    )
    try SessionLoss.check(recording, file)
    guard !exact || difference.isSame else {
      throw CommandFailure(
        message: "The replay differs: \(difference.first ?? "another number of frames").",
        status: .notComparable
      )
    }
  }

  private static func text(_ difference: SessionDifference) -> String {
    guard !difference.isSame else { return "  replay    the same, byte for byte but for times\n" }
    let parts = SessionDifference.Part.allCases.compactMap { part in
      difference.counts[part].map {
        "\(part.rawValue) \(Readable.number($0.same)) of \(Readable.number($0.recorded))"
      }
    }
    return "  replay    the same: \(parts.joined(separator: ", "))\n"
      + (difference.first.map { "            first difference: \($0.printable)\n" } ?? "")
  }

  /// The frames here, and those in which the device had hitches.
  private func times(_ recording: SessionRecording) -> String {
    let scenario = SessionScenario(recording, name: "session")
    let parameters = RunParameters(for: scenario)
    let runner = ScenarioRunner(parameters, signposter: .disabled)
    let times = runner.run(scenario).frameDurationsNs
    let all = Distribution(times)
    var text =
      "  here      frames p50 \(Readable.time(all.p50)), p95 \(Readable.time(all.p95)), "
      + "max \(Readable.time(all.max))\n"
    let hitches = times.indices.compactMap { frame in
      scenario.hitchMs(in: frame).map { (frame: frame, ms: $0) }
    }
    for hitch in hitches.sorted(by: { $0.ms > $1.ms }).prefix(5) {
      text +=
        "  hitch     \(hitch.ms) ms on the device in frame \(hitch.frame), which takes "
        + "\(Readable.time(times[hitch.frame])) here\n"
    }
    return text
  }
}
