import ArgumentParser
import Experiments
import Foundation
import LTTng
import TraceReading

/// `listscope record -- PROGRAM ARGS`: records any program that links the libraries.
///
/// A command of its own, since it has none of the options that decide what a scenario plays;
/// `ListScopeCommand` chooses it where `record` is followed by `--`.
struct RecordProgramCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: name,
    abstract: "Record a program that links ListScope, and report where the time went.",
    usage:
      "\(ProgramName.current) record [--output <dir>] [--stacks[=<rate>]] [--allocations] "
      + "[--buffer-size <size>] [--trace-format <format>] [--category <pattern>] [--relay <host>] [--time-limit <time>] [--json] -- "
      + "PROGRAM [ARGUMENT …]",
    discussion: """
      Any program that emits signposts of ListScope, or a test runner that starts one, under a \
      session of its own. Its standard output goes to standard error, and its exit status is that of \
      the command.
      """,
    shouldDisplay: false
  )

  static let name = "record-program"

  @OptionGroup var recording: RecordingOptions

  @OptionGroup var terminalOptions: TerminalOptions

  @Argument(parsing: .postTerminator, help: "The program and its arguments.")
  var program: [String] = []

  func validate() throws {
    guard !program.isEmpty else {
      throw ValidationError("Name a program after --, such as `-- swift test`.")
    }
  }

  func run() throws {
    let folder = try recording.folder(subject)
    defer { folder.finish() }
    var manifest = TraceManifest(program: subject)
    let counting = try AllocationRecording(isWanted: recording.allocations)
    var stackRecording = try stacks.map { try StackRecording(rate: $0) }
    for warning in stackRecording?.warnings ?? [] { terminal.warn(warning) }
    let environment = stackRecording?.programEnvironment ?? counting.environment
    var status: Int32 = 0
    for number in 1...(stacks == nil ? 1 : StackRecording.maxRuns) where status == 0 {
      let part = stacks == nil ? folder : try folder.repetition(number)
      status = try record(number, into: part, of: folder, environment, &manifest)
      guard stackRecording != nil else { break }
      try stackRecording?.count(part)
      manifest.tracing?.stacks = stackRecording?.notes
      try folder.write(manifest)
      if stackRecording?.needsMore != true { break }
    }
    if let stackRecording { say(stackRecording) }
    do {
      try report(manifest, folder)
    } catch let failure as CommandFailure where failure.status == .badData && status != 0 {
      throw ended(status, failure.lines)
    }
    if status != 0 { throw ended(status) }
  }

  private var stacks: Int? { recording.stacks }

  private var terminal: Terminal { terminalOptions.terminal }

  /// Says how many runs there were, and what to do where they gave no sample.
  private func say(_ stacks: StackRecording) {
    terminal.detail("stack samples: \(stacks.notes.words)")
    if stacks.isSignalTaken {
      terminal.warn(
        "The program handles SIGURG itself, which ended sampling: it needs that signal for its clock."
      )
    } else if stacks.notes.samples == 0 {
      terminal.warn(
        "There is no stack sample: programs are sampled that are built with this version of ListScope, and "
          + "whose frames take longer than a period."
      )
    }
  }

  /// Runs the program once, and notes what became of it.
  ///
  /// - Returns: its exit status.
  private func record(
    _ number: Int,
    into part: RecordingFolder,
    of folder: RecordingFolder,
    _ environment: [String: String],
    _ manifest: inout TraceManifest
  ) throws -> Int32 {
    let result = try record(into: part, of: folder, environment)
    let end = RecordingEnd(
      result: result,
      subject: "'\(subject)'",
      folder: folder,
      relay: recording.relaying.relay
    )
    end.printWarnings()
    manifest.tracing = .init(
      subbufferBytes: result.subbufferBytes ?? recording.buffers.bufferSize.subbufferBytes,
      subbufferCount: BufferSize.subbufferCount
    )
    manifest.tracing?.allocations = recording.allocations ? true : nil
    manifest.machine.loadAtEnd = MachineState.load
    manifest.lostEvents += UInt64(result.discardedEvents ?? 0)
    manifest.interrupted = result.interruption != nil
    manifest.incomplete = end.incompleteness
    manifest.repetitions = number
    try folder.write(manifest)
    if let signal = result.interruption { throw end.interrupted(by: signal) }
    if let failure = end.failure { throw failure }
    if case .exited(let status) = result.workload { return status }
    return 0
  }

  private var subject: String { URL(fileURLWithPath: program[0]).lastPathComponent }

  private func record(
    into part: RecordingFolder,
    of folder: RecordingFolder,
    _ environment: [String: String]
  ) throws -> RecordingResult {
    var request = recording.request(program, named: subject, into: part, environment)
    request.outlivesDaemons = true
    return try recording.record(request, recording.timeLimit, into: part, of: folder, terminal) {
      CommandFailure($0, program: program[0], leaving: folder)
    }
  }

  private func report(_ manifest: TraceManifest, _ folder: RecordingFolder) throws {
    do {
      try recording.report(manifest, folder, named: subject, terminal)
    } catch let failure as CommandFailure where failure.status == .badData {
      throw failure.adding(
        "Only programs that link ListScope and pass a signposter with an LTTngSink to their lists emit events."
      )
    }
  }

  private func ended(_ status: Int32, _ first: [String] = []) -> CommandFailure {
    CommandFailure(
      lines: first + [
        "'\(subject)' ended with exit status \(status), which this command passes on."
      ],
      code: status
    )
  }
}

extension CommandFailure {
  /// A program that could not be recorded; that it does not exist is a mistake of the user.
  init(_ error: LTTngError, program: String, leaving folder: RecordingFolder? = nil) {
    guard case .workloadNotStarted(_, let reason) = error else {
      if let folder { self.init(error, leaving: folder) } else { self.init(error) }
      return
    }
    self.init(
      message: "'\(program)' could not be started: \(reason). Give its path, or a name on PATH.",
      status: .usage
    )
  }
}
