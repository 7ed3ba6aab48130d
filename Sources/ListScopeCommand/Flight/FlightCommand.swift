import ArgumentParser
import Experiments
import Foundation
import LTTng
import Reports
import TraceReading

/// `listscope flight`: lets a program run as long as it wants, and keeps the seconds before late frames.
struct FlightCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "flight",
    abstract: "Let a program run, and keep the seconds before each late frame.",
    usage:
      "\(ProgramName.current) flight [--output <dir>] [--history <time>] [--later-than <time>] "
      + "[--keep <rings>] [--category <pattern>] [--trace-format <format>] -- PROGRAM [ARGUMENT …]",
    discussion: """
      The latest seconds of all events are kept in memory, in LTTng's ring buffers. They are written to \
      disk, as a ring, when a frame is later than --later-than, when the program asks for it \
      (`signposter.keepRing("reason")`) or logs a fault (`logger.fault("…")`), when this command gets \
      SIGUSR1, and when a signal ends the program. Each ring is a folder that `\(ProgramName.current) report` reads.

      Within a second of a ring only a frame that is later still is kept, in its place. Where --keep \
      rings are on disk, the least severe one makes room for a frame that is later.

      The program's output goes to standard error, and its exit status is that of the command. Ctrl-C \
      ends the program and leaves the rings.
      """
  )

  @Option(
    name: [.short, .long],
    help: .init(
      "The folder for the rings, which must not exist yet. "
        + "(default: Traces/recordings/PROGRAM-flight-TIME)",
      valueName: "dir"
    ),
    completion: .directory
  )
  var output: String?

  @Option(
    help: .init(
      "The least time that a ring holds, at 20,000 events a second: 0.1s to 600s. (default: 10s)",
      valueName: "time"
    )
  )
  var history: TraceTime?

  @Option(
    help: .init("The ring buffer of each CPU, instead of --history.", valueName: "size")
  )
  var bufferSize: BufferSize?

  @Option(
    help: .init(
      "The overrun that a frame must exceed, such as 20ms. (default: 0, every late frame)",
      valueName: "time"
    )
  )
  var laterThan: TraceTime?

  @Option(help: .init("The maximum number of rings on disk: 1 to 1000.", valueName: "rings"))
  var keep = 10

  @OptionGroup var signposts: SignpostOptions

  @OptionGroup var formats: TraceFormatOptions

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  @Argument(parsing: .postTerminator, help: "The program and its arguments.")
  var program: [String] = []

  func validate() throws {
    guard !program.isEmpty else {
      throw ValidationError("Name a program after --, such as `-- .build/release/MyApp`.")
    }
    guard (1...1_000).contains(keep) else {
      throw ValidationError("--keep must be between 1 and 1000, not \(keep).")
    }
    guard FlightHistory.range.contains(seconds) else {
      throw ValidationError("--history must be between 0.1s and 600s, not \(seconds) s.")
    }
    guard history == nil || bufferSize == nil else {
      throw ValidationError("Give either --history or --buffer-size, not both.")
    }
  }

  func run() throws {
    let folder = try output.map { try RecordingFolder($0) } ?? .makeDefault("\(subject)-flight")
    let result = try record(into: folder)
    let end = RecordingEnd(result: result, subject: "'\(subject)'", folder: folder)
    end.printWarnings()
    let flight = result.flight ?? FlightResult()
    for failure in flight.failures { terminal.warn("A ring could not be written: \(failure).") }
    try writeManifests(flight, result, folder)
    try FlightFolder(folder.path).print(flight, style: terminal.style)
    if flight.rings.isEmpty { folder.remove() }
    try throwEnd(result, flight)
  }

  private var terminal: Terminal { terminalOptions.terminal }

  private var subject: String { URL(fileURLWithPath: program[0]).lastPathComponent }

  private var seconds: Double { history.map { Double($0.nanoseconds) / 1e9 } ?? 10 }

  private var size: BufferSize { bufferSize ?? FlightHistory(seconds: seconds).bufferSize }

  private var subbufferCount: Int { FlightHistory.subbufferCount(size) }

  private func record(into folder: RecordingFolder) throws -> RecordingResult {
    var request = RecordingRequest(
      command: program,
      outputDirectory: folder.absolutePath,
      subbufferBytes: size.bytes / subbufferCount,
      subbufferCount: subbufferCount
    )
    request.flight = FlightRequest(
      maxRings: keep,
      laterThanNs: laterThan?.nanoseconds ?? 0,
      kinds: .list
    )
    request.format = formats.traceFormat
    request.signposts = signposts.patterns
    request.outlivesDaemons = true
    terminal.detail("with \(size.bytes >> 10) KiB of ring buffers per core, for \(seconds) s")
    do {
      return try Recorder.record(request)
    } catch {
      folder.removeTrace(of: error)
      throw CommandFailure(error, program: program[0], leaving: folder)
    }
  }

  private func writeManifests(
    _ flight: FlightResult,
    _ result: RecordingResult,
    _ folder: RecordingFolder
  ) throws(CommandFailure) {
    for ring in flight.rings {
      var manifest = TraceManifest(program: subject)
      manifest.flight = .init(ring, askedSeconds: seconds)
      if let bytes = result.subbufferBytes {
        manifest.tracing = .init(
          subbufferBytes: bytes,
          subbufferCount: subbufferCount
        )
      }
      manifest.machine.loadAtEnd = MachineState.load
      try folder.write(manifest, toPart: ring.name)
    }
  }

  /// Ends the command as the program has ended.
  private func throwEnd(_ result: RecordingResult, _ flight: FlightResult) throws {
    if let signal = result.interruption {
      throw CommandFailure(
        message: "Interrupted by signal \(signal), which has ended '\(subject)'.",
        status: .interrupted
      )
    }
    if let loss = result.daemonLoss {
      throw CommandFailure(
        message: "The flight recorder stopped early: \(loss).",
        status: .unavailable
      )
    }
    switch result.workload {
    case .exited(0) where !flight.failures.isEmpty: throw ExitStatus.writeFailed.code
    case .exited(0): return
    case .exited(let status):
      throw CommandFailure(
        message: "'\(subject)' ended with exit status \(status), which this command passes on.",
        code: status
      )
    case .signalled:
      throw CommandFailure(
        message: "'\(subject)' was ended by \(result.workload).",
        status: .bug
      )
    }
  }
}

extension TraceManifest.Flight {
  /// Describes a ring.
  init(_ ring: FlightRing, askedSeconds: Double) {
    switch ring.cause {
    case .lateFrame(let number, let durationNs, let budgetNs):
      self.init(
        cause: .lateFrame,
        frame: number,
        durationNs: durationNs,
        budgetNs: budgetNs,
        seconds: ring.seconds,
        askedSeconds: askedSeconds
      )
    case .program(let reason):
      self.init(
        cause: .program,
        reason: reason,
        seconds: ring.seconds,
        askedSeconds: askedSeconds
      )
    case .fault(let message):
      self.init(
        cause: .fault,
        reason: message,
        seconds: ring.seconds,
        askedSeconds: askedSeconds
      )
    case .signal: self.init(cause: .signal, seconds: ring.seconds, askedSeconds: askedSeconds)
    case .end(let words):
      self.init(cause: .end, reason: words, seconds: ring.seconds, askedSeconds: askedSeconds)
    }
  }
}
