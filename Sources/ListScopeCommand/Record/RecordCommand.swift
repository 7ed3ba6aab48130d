import ArgumentParser
import Foundation
import LTTng
import TraceReading
import Workloads

/// `listscope record`: plays a scenario in a fresh process under a session of its own.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record a scenario with LTTng, and report where the time went.",
    discussion: """
      Starts a session daemon for this recording alone, plays the scenario in a fresh process, and \
      leaves nothing behind but the folder with the trace. Ctrl-C ends the recording and keeps the \
      trace so far; a second one ends it at once.
      """
  )

  @OptionGroup var options: RunOptions

  @Option(
    help: .init(
      "The folder for the trace, which must not exist yet. "
        + "(default: Traces/recordings/SCENARIO-ITEMS-TIME)",
      valueName: "dir"
    ),
    completion: .directory
  )
  var output: String?

  @Flag(help: "Print the report as JSON, and nothing else, on stdout.")
  var json = false

  func run() throws {
    let folder = try RecordingFolder(output ?? defaultOutput)
    let result: RecordingResult
    do {
      result = try Recorder.record(
        RecordingRequest(
          command: [CurrentExecutable.path, "run", "--require-tracing"] + options.arguments,
          outputDirectory: folder.absolutePath
        )
      )
    } catch {
      folder.removeIfEmpty()
      throw CommandFailure(error)
    }
    try folder.write(TraceManifest(options, result))
    try check(result, folder)
    let report = try TraceFolder(folder.path).report()
    try folder.write(TraceManifest(options, result, report.summary))
    try report.writeBesideManifest()
    print(try report.text(json ? .json : .text, style: Terminal.style), terminator: "")
    if !json { print(nextSteps(folder.path)) }
    if let failure = report.lossFailure { throw failure }
  }

  private var defaultOutput: String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyyMMdd-HHmmss"
    let time = format.string(from: Date())
    return "Traces/recordings/\(options.scenario)-\(options.parameters.items)-\(time)"
  }

  /// Throws unless the scenario was played to its end.
  private func check(_ result: RecordingResult, _ folder: RecordingFolder) throws {
    let path = folder.path
    if let signal = result.interruption {
      throw CommandFailure(
        message: "Interrupted by signal \(signal). The trace so far is in '\(path)'; read it with "
          + "`listscope report \(path)`.",
        code: ExitCode(130)
      )
    }
    switch result.workload {
    case .exited(0): return
    case .exited(69):
      // The run has said why.
      throw ExitCode(69)
    default:
      throw CommandFailure(
        message: "The run did not come to its end: it \(result.workload). "
          + "What was recorded is in '\(path)'.",
        code: ExitCode(70)
      )
    }
  }

  private func nextSteps(_ path: String) -> String {
    """

    The trace is in \(path)
    Next:
      listscope report \(path) --format json
      babeltrace2 \(path)/ctf
      or open \(path)/ctf in Trace Compass
    """
  }
}
