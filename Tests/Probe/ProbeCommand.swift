import ArgumentParser
import Experiments
import Foundation
import LTTng
import ListSchema
import Signposts

/// The program that tests record: it emits events, or records a program as `listscope` does.
@main struct Probe: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listscope-probe",
    abstract: "Emit events, or record a program, to test tracing.",
    subcommands: [ProbeCommand.self, ProbeGuard.self, ProbeScreen.self],
    defaultSubcommand: ProbeCommand.self
  )
}

/// The process that owns a recording of the probe, see `RecordingGuard`.
struct ProbeGuard: ParsableCommand {
  static let configuration = CommandConfiguration(commandName: "record-guard")

  func run() throws {
    throw ExitCode(RecordingGuard.run())
  }
}

/// The events that the probe emits, or the recording that it makes.
struct ProbeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "emit",
    abstract: "Emit events, or record a program, to test tracing."
  )

  @Option(help: "The number of events to emit, half of them begins and half ends.")
  var events = 1000

  @Option(help: "The time for which that many events are emitted every 10 ms, in seconds.")
  var seconds = 0.0

  @Option(help: "Append a line to this file each time that many events are emitted.")
  var progress: String?

  @Flag(help: "Emit every kind of interval and event once instead.")
  var schema = false

  @Flag(help: "Emit intervals that cross each other instead.")
  var crossing = false

  @Flag(help: "Fail a precondition within a frame, after the events.")
  var trap = false

  @Option(help: "Ask the flight recorder for a ring, with this reason, after the events.")
  var ringRequest: String?

  @Flag(help: "Exit with 69 unless some session records the events.")
  var requireTracing = false

  @Option(help: "Exit with this status at the end.")
  var status: Int32 = 0

  @Option(help: "Record below this folder, instead of emitting events: by default, this probe.")
  var record: String?

  @Option(help: "The size of a sub-buffer of the recording in bytes, a power of two.")
  var subbufferBytes = 1 << 20

  @Option(help: "The number of sub-buffers of the recording for each CPU, a power of two.")
  var subbufferCount = 8

  @Option(help: "The time for which the recorded program may go on after an interrupt, in seconds.")
  var secondsToEnd = 1.0

  @Argument(help: "The program to record.")
  var program: [String] = []

  func run() throws {
    guard let record else { return try emit() }
    try recordProgram(below: record)
  }

  private func emit() throws {
    if requireTracing, !LTTngSink.isTracing {
      StandardError.write("error: no session records this program\n")
      throw ExitCode(ExitStatus.unavailable.rawValue)
    }
    let signposter = Signposter(sink: LTTngSink(), scope: SignpostScope(list: 1, update: 1))
    if schema {
      return ProbeSchema(schema: ListSchema.schema, signposter: signposter).emit()
    }
    if crossing { return ProbeCrossing(signposter: signposter).emit() }
    let endNs = MonotonicClock.nowNs() + Int64(seconds * 1e9)
    let progressFile = try progress.map(openProgress)
    var frame = 0
    repeat {
      for _ in 0..<(events / 2) {
        ProbeFrame(frame, offset: Double(frame) / 2, signposter).end()
        frame += 1
      }
      try progressFile?.write(contentsOf: Data("\(2 * frame) events\n".utf8))
      if seconds > 0 { usleep(10_000) }
    } while MonotonicClock.nowNs() < endNs
    if let ringRequest { signposter.keepRing(ringRequest) }
    if trap { failPrecondition(signposter, frame) }
    throw ExitCode(status)
  }

  private func openProgress(_ path: String) throws -> FileHandle {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
  }

  private func failPrecondition(_ signposter: Signposter, _ frame: Int) -> Never {
    let open = ProbeFrame(frame, offset: 0, signposter)
    let update = signposter.beginInterval(
      .update,
      .updateBegin(reason: .contentChanged, queueWaitNs: 0, queueDepth: 0, animated: 0)
    )
    _ = SignpostValues.none[SignpostValues.capacity]
    update.end(.updateEnd(sections: 0, items: 0, changes: 0, sectionChanges: 0))
    open.end()
    fatalError("the precondition held")
  }

  private func recordProgram(below folder: String) throws {
    let own =
      [CurrentExecutable.path, "--require-tracing", "--events", "\(events)"]
      + ["--seconds", "\(seconds)", "--status", "\(status)"]
      + (progress.map { ["--progress", $0] } ?? [])
    var request = RecordingRequest(
      command: program.isEmpty ? own : program,
      outputDirectory: folder,
      subbufferBytes: subbufferBytes,
      subbufferCount: subbufferCount
    )
    request.secondsToEnd = secondsToEnd
    do {
      let result = try Recorder.record(request)
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try StandardOutput.writeLine(String(decoding: try encoder.encode(result), as: UTF8.self))
      if result.interruption != nil { throw ExitCode(ExitStatus.interrupted.rawValue) }
    } catch let error as LTTngError {
      StandardError.write("error: \(error)\n")
      throw ExitCode(ExitStatus.unavailable.rawValue)
    }
  }
}
