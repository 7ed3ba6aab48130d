import ArgumentParser
import Experiments
import Foundation
import Glibc
import LTTng
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading

/// `listscope top`: what a program that runs is doing, second by second.
struct TopCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "top",
    abstract: "Show frames, late frames and their causes of a running program, every second.",
    usage: """
      \(ProgramName.current) top [--pid <pid>] [--seconds <n>]
      \(ProgramName.current) top [--seconds <n>] -- PROGRAM [ARGUMENT …]
      """,
    discussion: """
      Attaches to programs that have registered with this user's session daemon: all, or those of --pid. \
      It makes a session of its own with that daemon, and removes it at the end. With -- PROGRAM it \
      starts the program, under a daemon of its own.

      On a terminal the screen is drawn again every second, and q ends; elsewhere there is a line per \
      second. Figures are those of `\(ProgramName.current) report`, of the frames that have arrived in the second.
      """
  )

  @Option(help: "The process to attach to; may be repeated. (default: all)")
  var pid: [Int32] = []

  @Option(parsing: .unconditional, help: "End after this number of seconds.")
  var seconds: Int?

  @OptionGroup(title: "Evaluation") var evaluation: EvaluationArguments

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  @Argument(parsing: .postTerminator, help: "A program to start, and its arguments.")
  var program: [String] = []

  /// Throws where a process or a program is given as a bare word: the parser would only call it unexpected.
  static func check(_ arguments: [String]) throws(CommandFailure) {
    guard arguments.first == configuration.commandName, arguments.count > 1,
      !arguments[1].hasPrefix("-")
    else { return }
    let word = arguments[1]
    let command = "\(ProgramName.current) top"
    throw CommandFailure(
      message: Int32(word) == nil
        ? "A program follows --: `\(command) -- \(word.quotedForShell)`."
        : "A process is given by --pid: `\(command) --pid \(word)`.",
      status: .usage
    )
  }

  func validate() throws {
    guard pid.isEmpty || program.isEmpty else {
      throw ValidationError("Give either --pid or a program, not both.")
    }
    if let seconds, seconds < 1 {
      throw ValidationError("--seconds must be above 0, not \(seconds).")
    }
  }

  func run() throws {
    let (subject, attachment) = try subject()
    let folder = try TemporaryFolder("listscope-top")
    defer { withExtendedLifetime(folder) {} }
    var request = RecordingRequest(
      command: program,
      outputDirectory: folder.url.path,
      subbufferBytes: Self.buffers.subbufferBytes,
      subbufferCount: BufferSize.subbufferCount,
      workloadOutput: .discarded
    )
    request.live = LiveRequest(attachment: attachment, isTemporary: true)
    let options = try evaluation.options
    var view = TopView(
      subject: subject,
      reader: LiveReader(folder: request.traceDirectory, provider: ListSchema.schema.name),
      summary: LiveSummary(schema: ListSchema.schema, evaluation: options),
      categories: options.categories,
      style: terminalOptions.terminal.style
    )
    let errors = Terminal.isCapable ? HeldErrors(in: folder.url.path) : nil
    defer { errors?.release() }
    let recording = LiveRecording(request)
    let result = try view.run(recording, seconds: seconds, program: program.first ?? "")
    try throwEnd(result, wasAsked: view.wasAsked)
  }

  /// Ring buffers of 1 MiB per CPU, which hold a second of a busy list.
  private static let buffers = BufferSize(bytes: 1 << 20)

  /// Returns the subject that is watched: a program to be started, or those that run.
  private func subject() throws -> (name: String, LiveRequest.Attachment?) {
    guard program.isEmpty else {
      return (URL(fileURLWithPath: program[0]).lastPathComponent, nil)
    }
    let running: [RunningPrograms.Program]
    do throws(LTTngError) { running = try RunningPrograms.find().programs } catch {
      throw CommandFailure(error)
    }
    let wanted = pid.isEmpty ? running : running.filter { pid.contains($0.pid) }
    guard !wanted.isEmpty, pid.isEmpty || wanted.count == Set(pid).count else {
      throw CommandFailure(lines: Self.missing(pid, running), status: .unavailable)
    }
    let attachment = LiveRequest.Attachment(
      processes: pid,
      home: ProcessInfo.processInfo.environment["LTTNG_HOME"]
    )
    return (wanted.map { "\($0.name) (process \($0.pid))" }.joined(separator: ", "), attachment)
  }

  private static func missing(_ pids: [Int32], _ running: [RunningPrograms.Program]) -> [String] {
    let known = running.map { "\($0.name) (process \($0.pid))" }.joined(separator: ", ")
    if let mismatch = pids.lazy.compactMap(RunningPrograms.mismatch).first {
      return [mismatch.sentence, "  Fix: \(mismatch.fix)"]
    }
    let subject =
      pids.isEmpty
      ? "No program" : "Not every process of --pid \(pids.map(String.init).joined(separator: " "))"
    return [
      "\(subject) has registered list events with this user's session daemon"
        + (known.isEmpty ? "." : "; there are: \(known).")
        + " Programs register that are built with an LTTngSink; start one, or give it after --."
    ]
  }

  private func throwEnd(_ result: RecordingResult, wasAsked: Bool) throws {
    for warning in result.warnings { terminalOptions.terminal.warn(warning) }
    if let loss = result.daemonLoss { throw CommandFailure.tracingUnavailable("\(loss).") }
    if wasAsked { return }
    if result.interruption != nil { throw ExitStatus.interrupted.code }
    switch result.workload {
    case .exited(0): return
    case .exited(let status):
      throw CommandFailure(
        message: "The program ended with exit status \(status), which this command passes on.",
        code: status
      )
    case .signalled:
      throw CommandFailure(
        message: "The program was ended by \(result.workload).",
        status: .bug
      )
    }
  }
}
