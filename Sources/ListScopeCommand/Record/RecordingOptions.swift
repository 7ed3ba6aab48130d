import ArgumentParser
import Experiments
import LTTng
import TraceReading

/// The options that recordings of scenarios and of programs share.
struct RecordingOptions: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: .init(
      "The folder for the trace, which must not exist yet, unless --force replaces it. "
        + "(default: Traces/recordings/NAME-TIME)",
      valueName: "dir"
    ),
    completion: .directory
  )
  var output: String?

  @Flag(help: "Replace the folder of an earlier recording.")
  var force = false

  @Option(
    help: .init(
      "Sample the stacks of frames RATE times per second of processor time, and time what they wait for: "
        + "1 to 10000. --stacks alone takes 997 samples.",
      valueName: "rate"
    )
  )
  var stacks: Int?

  @Flag(
    help: .init(
      "Count what each interval allocates, and sample the stacks of allocations: where rows allocate, and "
        + "how often. Times are longer meanwhile; not together with --stacks."
    )
  )
  var allocations = false

  @Option(
    help: .init(
      "The maximum time of a run, whatever its frames do: 90s, 10m. Then it is ended as by Ctrl-C. "
        + "(default: 600s for a scenario, none for a program)",
      valueName: "time"
    )
  )
  var timeLimit: TimeLimit?

  @OptionGroup var buffers: BufferOptions

  @OptionGroup var signposts: SignpostOptions

  @OptionGroup var formats: TraceFormatOptions

  @OptionGroup var relaying: RelayOptions

  @Flag(help: "Print the report as JSON, and nothing else, on stdout.")
  var json = false

  @Flag(help: "Open the report as a page in a browser, $BROWSER or xdg-open.")
  var open = false

  func validate() throws {
    try AllocationRecording.validate(isWanted: allocations, stacks: stacks)
    try relaying.check(stacks: stacks, json: json)
    if let stacks, !StackSampler.rates.contains(stacks) {
      throw ValidationError("--stacks must be between 1 and 10000, not \(stacks).")
    }
  }

  /// The folder of the recording.
  ///
  /// - Parameter name: the start of its name, where none is given.
  /// - Returns: the folder.
  /// - Throws: `CommandFailure` where it cannot be made.
  func folder(_ name: @autoclosure () throws -> String) throws -> RecordingFolder {
    try output.map { try RecordingFolder($0, force: force) } ?? .makeDefault(name())
  }

  /// The request for a recording of a program.
  ///
  /// - Parameters:
  ///   - command: the program and its arguments.
  ///   - name: the name of the session, for a relay.
  ///   - part: the folder for the trace.
  ///   - environment: further variables of the program.
  /// - Returns: the request.
  func request(
    _ command: [String],
    named name: @autoclosure () throws -> String,
    into part: RecordingFolder,
    _ environment: [String: String]
  ) rethrows -> RecordingRequest {
    var request = RecordingRequest(
      command: command,
      environment: environment,
      outputDirectory: part.absolutePath,
      subbufferBytes: buffers.bufferSize.subbufferBytes,
      subbufferCount: BufferSize.subbufferCount
    )
    request.format = formats.traceFormat
    request.signposts = signposts.patterns
    request.relay = relaying.relay
    if request.relay != nil { request.sessionName = RelayedRecording.session(try name()) }
    return request
  }

  /// Records a program once.
  ///
  /// - Parameters:
  ///   - request: the request.
  ///   - limit: the time that it may take; nil for any.
  ///   - part: the folder for the trace.
  ///   - folder: the folder of the whole recording, which is removed where it stays empty.
  ///   - terminal: takes what is said.
  ///   - failure: makes the failure of an error.
  /// - Returns: the result.
  /// - Throws: the failure, where the recording could not be made.
  func record(
    _ request: RecordingRequest,
    _ limit: TimeLimit?,
    into part: RecordingFolder,
    of folder: RecordingFolder,
    _ terminal: Terminal,
    failure: (LTTngError) -> CommandFailure
  ) throws(CommandFailure) -> RecordingResult {
    let limit = limit.map { RecordingTimeLimit($0, terminal) }
    defer { withExtendedLifetime(limit) {} }
    do {
      return try Recorder.record(request)
    } catch {
      part.removeTrace(of: error)
      folder.removeIfEmpty()
      throw failure(error)
    }
  }

  /// Prints the report of a recording, or where the relay has it.
  ///
  /// - Parameters:
  ///   - manifest: the manifest of the recording.
  ///   - folder: its folder.
  ///   - name: the start of the name of the relay's session.
  ///   - terminal: decides about colours and notes.
  /// - Throws: `CommandFailure` where the trace cannot be read, or lost events.
  func report(
    _ manifest: TraceManifest,
    _ folder: RecordingFolder,
    named name: String,
    _ terminal: Terminal
  ) throws {
    guard let relay = relaying.relay else {
      var report = RecordingReport(folder: folder, json: json, opens: open, terminal: terminal)
      report.categories = signposts.category
      return try report.print(manifest)
    }
    let session = RelayedRecording.session(name)
    try RelayedRecording(relay: relay, session: session, folder: folder).print(manifest)
  }
}
