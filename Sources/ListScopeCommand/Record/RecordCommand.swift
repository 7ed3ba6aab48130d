import ArgumentParser
import Experiments
import Foundation
import LTTng
import Reports
import TraceReading
import Workloads

/// `listscope record`: plays a scenario in a fresh process in its own session.
struct RecordCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Record a scenario with LTTng, and report where the time went.",
    discussion: """
      Starts a session daemon for this recording alone, plays the scenario in a fresh process, and \
      leaves nothing but the folder with the trace. Ctrl-C ends the recording and keeps the \
      trace so far; a second one ends it immediately.

      With --repeat each repetition is a separate process and trace, in folders repetition-1, \
      repetition-2, … of the output; the report combines them. Ctrl-C keeps those that are \
      complete.

      Any program that links ListScope or OSSignposts can be recorded in the same way:

        \(ProgramName.current) record [--output <dir>] [--json] -- PROGRAM ARGUMENTS

      When the program crashes, or one of LTTng's daemons dies, the trace so far is kept, and the \
      manifest says what happened.
      """
  )

  @OptionGroup var options: RunOptions

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  @OptionGroup var recording: RecordingOptions

  @Option(
    name: .customLong("repeat"),
    parsing: .unconditional,
    help: .init(
      "The number of runs to play, each in a fresh process. (default: 1; with --stacks until "
        + "1,000 samples are in measured frames)",
      valueName: "repeat"
    )
  )
  var givenRepetitions: Int?

  @Flag(
    help: .init(
      "Repeat runs until the median of their frame times is known within 5 %: in 6 to 40 runs."
    )
  )
  var untilStable = false

  @Option(
    help: .init(
      "Record again whenever the executable at PATH changes, with its own scenarios, and say the difference "
        + "in one line.",
      valueName: "path"
    ),
    completion: .file()
  )
  var watch: String?

  func validate() throws {
    if untilStable, givenRepetitions != nil || stacks != nil {
      throw ValidationError("--until-stable repeats runs itself: leave out --repeat and --stacks.")
    }
    if watch != nil, recording.output != nil {
      throw ValidationError("--watch makes a folder for each recording: leave out --output.")
    }
    guard (1...1_000).contains(repetitions) else {
      throw ValidationError("--repeat must be between 1 and 1000, not \(repetitions).")
    }
  }

  func run() throws {
    if let watch {
      let arguments = Array(CommandLine.arguments.dropFirst())
      return try RecordingWatch(watch, arguments: arguments, terminal).run()
    }
    let folder = try recording.folder(name)
    defer { folder.finish() }
    var manifest = try TraceManifest(options)
    let counting = try AllocationRecording(isWanted: recording.allocations)
    var stackRecording = try stacks.map { try StackRecording(rate: $0) }
    let environment = stackRecording?.environment ?? counting.environment
    manifest.tracing = TraceManifest.Tracing(try request(1, into: folder, environment))
    manifest.tracing?.allocations = counting.note
    for warning in stackRecording?.warnings ?? [] { terminal.warn(warning) }
    if isRepeatedForSamples { terminal.note(StackRecording.plan) }
    var stable = StableMedian()
    if untilStable { terminal.note(StableMedian.plan) }
    let estimate = RepetitionEstimate(total: total, terminal)
    for number in 1...maxRuns {
      let isAlone = maxRuns == 1
      let part = isAlone ? folder : try folder.repetition(number)
      let result = try record(number, into: part, of: folder, environment)
      let recordingEnd = RecordingEnd(
        result: result,
        subject: "The run of \(options.scenario)",
        folder: folder,
        relay: recording.relaying.relay
      )
      recordingEnd.printWarnings()
      manifest.machine.loadAtEnd = MachineState.load
      manifest.tracing?.subbufferBytes =
        try result.subbufferBytes ?? request(number, into: part, environment).subbufferBytes
      manifest.lostEvents += UInt64(result.discardedEvents ?? 0)
      if let signal = result.interruption {
        try end(manifest, folder, part, interruptedBy: signal)
      }
      manifest.incomplete = recordingEnd.incompleteness
      if recordingEnd.incompleteness == nil, result.workload.isSuccess {
        manifest.repetitions = number
      }
      try folder.write(manifest)
      if let failure = recordingEnd.failure { throw failure }
      try check(result, folder)
      if stackRecording != nil {
        try stackRecording?.count(part)
        manifest.tracing?.stacks = stackRecording?.notes
        try folder.write(manifest)
      }
      if isRepeatedForSamples {
        if stackRecording?.needsMore != true { break }
        if number == 1, let samples = stackRecording?.notes.samples,
          let words = StackRecording.expectation(samples: samples)
        {
          terminal.note(words)
        }
      } else if untilStable {
        try stable.add(part)
        terminal.note(stable.words)
        if stable.isEnough { break }
      } else {
        estimate.finished(number)
      }
    }
    if let notes = stackRecording?.notes { terminal.detail("stack samples: \(notes.words)") }
    try recording.report(manifest, folder, named: name, terminal)
  }

  /// The begin of the name of the recording's folder, and of a relay's session.
  private var name: String {
    get throws {
      let scenario = try ScenarioCatalogue.shared.scenario(named: options.scenario)
      return "\(scenario.name)-\(try options.parameters().items)"
    }
  }

  private var stacks: Int? { recording.stacks }

  private var terminal: Terminal { terminalOptions.terminal }

  private var repetitions: Int { givenRepetitions ?? 1 }

  /// The number of runs to play; nil where that depends on the samples.
  private var total: Int? { isRepeatedForSamples || untilStable ? nil : repetitions }

  /// The most runs that are played.
  private var maxRuns: Int {
    if untilStable { return StableMedian.maxRuns }
    return isRepeatedForSamples ? StackRecording.maxRuns : repetitions
  }

  /// The start of a sentence that says where the complete repetitions are.
  static func kept(_ number: Int, of total: Int?) -> String {
    guard let total else {
      return number == 1 ? "1 run is complete, and is" : "\(number) runs are complete, and are"
    }
    return "\(number) of \(total) repetitions are complete, and are"
  }

  /// True if runs are played until there are enough samples.
  private var isRepeatedForSamples: Bool { stacks != nil && givenRepetitions == nil }

  /// Plays the run once.
  private func record(
    _ number: Int,
    into part: RecordingFolder,
    of folder: RecordingFolder,
    _ environment: [String: String]
  ) throws -> RecordingResult {
    let request = try request(number, into: part, environment)
    terminal.detail(
      "plays \(request.command.map(\.quotedForShell).joined(separator: " "))\n"
        + "with \(request.subbufferCount) buffers of \(request.subbufferBytes >> 10) KiB per core, "
        + "into \(request.traceDirectory)"
    )
    let limit = recording.timeLimit ?? TimeLimit(seconds: 600)
    return try recording.record(request, limit, into: part, of: folder, terminal) {
      CommandFailure($0, leaving: folder)
    }
  }

  private func request(
    _ number: Int,
    into part: RecordingFolder,
    _ environment: [String: String]
  ) throws -> RecordingRequest {
    let command =
      [CurrentExecutable.path, "run", "--require-tracing"]
      + (terminal.isQuiet ? ["--quiet"] : []) + (terminal.isVerbose ? ["--verbose"] : [])
      + ["--repetition", "\(number)"]
      + (total.map { ["--repetitions", "\($0)"] } ?? [])
      + (stacks.map { ["--stacks", "\($0)"] } ?? []) + (try options.arguments())
    return try recording.request(command, named: name, into: part, environment)
  }

  /// Ends an interrupted recording: keeps complete repetitions, or, without any, the partial one.
  private func end(
    _ manifest: TraceManifest,
    _ folder: RecordingFolder,
    _ part: RecordingFolder,
    interruptedBy signal: Int32
  ) throws {
    var manifest = manifest
    manifest.interrupted = true
    var kept = "The trace so far is"
    if manifest.repetitions > 0 {
      part.remove()
      kept = Self.kept(manifest.repetitions, of: total)
    } else {
      manifest.repetitions = 1
    }
    try folder.write(manifest)
    let place =
      recording.relaying.relay.map { "at \($0)." }
      ?? "in '\(folder.path)'; read it with `\(ProgramName.current) report \(folder.path.quotedPathForShell)`."
    throw CommandFailure(
      message: "\(RecordingTimeLimit.reason(forSignal: signal)) \(kept) \(place)",
      status: .interrupted
    )
  }

  /// Throws unless the scenario was played to its end.
  private func check(_ result: RecordingResult, _ folder: RecordingFolder) throws {
    switch result.workload {
    case .exited(0): return
    case .exited(69):
      // The run has said why.
      throw ExitStatus.unavailable.code
    default:
      throw CommandFailure(
        message: "The run did not finish: it ended with \(result.workload). "
          + "What was recorded is in '\(folder.path)'.",
        status: .bug
      )
    }
  }
}
