import ArgumentParser
import Experiments
import Foundation
import TraceAnalysis
import Workloads

/// `listscope sessions trim`: a part of a recording.
struct SessionsTrimCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trim",
    abstract: "Write a part of a recording.",
    discussion: """
      The part begins with the list as it is in its first frame:

        \(ProgramName.current) sessions trim feed.capture --from 12 --to 20 -o part.capture
      """
  )

  @Argument(help: "The recording.", completion: .file(extensions: ["capture"]))
  var file: String

  @Option(help: "The start of the part, in seconds.")
  var from = 0.0

  @Option(help: "The end of the part, in seconds. (default: that of the recording)")
  var to: Double?

  @Option(name: [.short, .long], help: "The file to write.", completion: .file())
  var output: String

  func run() throws {
    let recording = try SessionFiles.read(file)
    let rate = Double(recording.refreshRateHz)
    let (first, end) = (from * rate, (to ?? .infinity) * rate)
    let last = min(Double(recording.frameCount), end.rounded())
    guard from >= 0, first.rounded() < last else {
      let seconds = Double(recording.frameCount) / rate
      throw CommandFailure.usage(
        "There is nothing between \(from) s and \(to.map { "\($0) s" } ?? "the end"): the recording is "
          + "\(String(format: "%.1f", seconds)) s long."
      )
    }
    let part = recording.trimmed(to: Int(first.rounded())..<Int(last))
    try CommandOutput.write(Data(part.fileBytes), to: output)
    try SessionLoss.check(recording, file)
  }
}

/// `listscope sessions anonymize`: a recording without names.
struct SessionsAnonymizeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "anonymize",
    abstract: "Write a recording without the names of types and causes, and with other hashes."
  )

  @Argument(help: "The recording.", completion: .file(extensions: ["capture"]))
  var file: String

  @Option(name: [.short, .long], help: "The file to write.", completion: .file())
  var output: String

  func run() throws {
    let recording = try SessionFiles.read(file)
    let part = recording.anonymized(salt: .random(in: 1 ... .max))
    try CommandOutput.write(Data(part.fileBytes), to: output)
    try SessionLoss.check(recording, file)
  }
}

/// `listscope sessions record`: records the list of a scenario as an app does.
struct SessionsRecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Play a scenario here, and record its list as an app does."
  )

  @OptionGroup var options: RunOptions

  @Option(name: [.short, .long], help: "The recording to write.", completion: .file())
  var output: String

  @Option(
    help: "Write the time of every frame, in nanoseconds, one per line, as `run` does.",
    completion: .file()
  )
  var frameTimes: String?

  func run() throws {
    let scenario = try ScenarioCatalogue.shared.scenario(named: options.scenario)
    try CommandOutput.check(output)
    if let frameTimes { try CommandOutput.check(frameTimes) }
    let (recording, bytes, frameDurationsNs) = try recorded(scenario)
    try CommandOutput.write(bytes, to: output)
    if let frameTimes {
      let lines = frameDurationsNs.map { "\($0)\n" }.joined()
      try CommandOutput.write(Data(lines.utf8), to: frameTimes)
    }
    guard output != "-" else { return }
    let times = Distribution(frameDurationsNs)
    try StandardOutput.write(
      SessionWords(recording, file: output).text
        + "  times     frames p50 \(Readable.time(times.p50)), p95 \(Readable.time(times.p95)), "
        + "max \(Readable.time(times.max)), while they were recorded\n"
    )
  }

  /// Plays the scenario, and returns its recording, the bytes of the file, and the times of the frames.
  private func recorded(_ scenario: any Scenario) throws -> (SessionRecording, Data, [Int64]) {
    let folder = try TemporaryFolder("listscope-session", endsProcess: true)
    defer { withExtendedLifetime(folder) {} }
    let url = folder.url.appendingPathComponent("session.capture")
    let run = try SessionRoundTrip.record(
      scenario,
      options.parameters(),
      salt: .random(in: 1 ... .max),
      to: url
    )
    return (run.recording, try Data(contentsOf: url), run.frameDurationsNs)
  }
}
