// The cost of one interval: with no sink, with the LTTng sink and no session, recorded, and in the
// rings of a flight recorder.
//
//   swift run --package-path Benchmarks -c release SignpostCost
import ArgumentParser
import CTracepointLoop
import Foundation
import LTTng
import ListSchema
import Measurement
import Signposts

@main
struct SignpostCost: ParsableCommand {
  static let configuration = CommandConfiguration(
    subcommands: [Compared.self, Recorded.self, GuardOfRecording.self],
    defaultSubcommand: Compared.self
  )

  /// The process that `Recorder` starts beside a recording.
  struct GuardOfRecording: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "record-guard",
      shouldDisplay: false
    )
    @Argument(parsing: .allUnrecognized) var arguments: [String] = []

    func run() throws { throw ExitCode(RecordingGuard.run()) }
  }

  /// Measures in a session that is active already, and writes the result to a file.
  struct Recorded: ParsableCommand {
    static let configuration = CommandConfiguration(shouldDisplay: false)
    @OptionGroup var options: BenchmarkOptions
    @Argument var file: String
    @Flag var flight = false

    func run() throws {
      guard LTTngSink.isTracing else { throw ValidationError("No session records this process.") }
      let benchmark = SignpostCost.recorded(isFlight: flight)
      if options.isCounting { return try options.run(benchmark) }
      let result = try options.measured(benchmark)
      try JSONEncoder().encode(result).write(to: URL(fileURLWithPath: file))
    }
  }

  struct Compared: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "compared", shouldDisplay: false)
    @OptionGroup var options: BenchmarkOptions

    func run() throws {
      guard !LTTngSink.isTracing else {
        throw ValidationError("A session records this process; stop it and try again.")
      }
      let idle = SignpostCost.idle()
      if options.isCounting { return try options.run(idle) }
      var result = try options.measured(idle)
      for isFlight in [false, true] {
        let recorded = try SignpostCost.recording(rounds: options.rounds, isFlight: isFlight)
        result.rows += recorded.rows
        result.notes += recorded.notes
      }
      try options.print(result)
    }
  }

  static func idle() -> Benchmark {
    let (none, lttng) = (Signposter.disabled, Signposter(sink: LTTngSink()))
    let count = 100_000
    func makeCase(_ name: String, _ body: @escaping () -> Void) -> Benchmark.Case {
      Benchmark.Case(
        name,
        operations: count,
        floor: Benchmark.Floor("a call") { _ in { callNothing(count) } }
      ) { _ in body }
    }
    return Benchmark(
      "SignpostCost",
      pays: "One interval (begin and end) or event as the engine writes it, its fields included.",
      operation: "interval or event",
      cases: [
        makeCase("interval, no sink") { emitPairs(count, none) },
        makeCase("interval, LTTng, no session") { emitPairs(count, lttng) },
        makeCase("event with text, no sink") { emitEvents(count, none) },
        makeCase("event with text, LTTng, no session") { emitEvents(count, lttng) },
      ]
    )
  }

  static func recorded(isFlight: Bool) -> Benchmark {
    let count = 50_000
    let signposter = Signposter(sink: LTTngSink(), scope: SignpostScope(list: 1, update: 1))
    return Benchmark(
      "SignpostCost",
      pays: "",
      operation: "interval",
      cases: [
        Benchmark.Case(
          isFlight ? "interval, flight recorder" : "interval, recorded",
          operations: count,
          floor: Benchmark.Floor("tracepoints from C") { _ in { emit_diff_pairs(UInt32(count)) } }
        ) { _ in { emitIntervals(count, signposter) } }
      ] + (isFlight ? [] : [openInterval(count, signposter)] + AppSignposts.cases)
    )
  }

  private static func openInterval(_ count: Int, _ signposter: Signposter) -> Benchmark.Case {
    Benchmark.Case(
      "interval, recorded, begun and ended by two calls",
      operations: count,
      floor: Benchmark.Floor("tracepoints from C") { _ in { emit_diff_pairs(UInt32(count)) } }
    ) { _ in { emitPairs(count, signposter) } }
  }

  /// Runs this program again in a session of its own.
  private static func recording(rounds: Int, isFlight: Bool) throws -> BenchmarkResult {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("signpost-cost-\(getpid())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let file = folder + "-result"
    defer { try? FileManager.default.removeItem(atPath: file) }
    let command = [
      CurrentExecutable.path, "recorded", file, "--rounds", "\(rounds)",
    ]
    var request = RecordingRequest(
      command: command + (isFlight ? ["--flight", "--no-instructions"] : []),
      outputDirectory: folder
    )
    if isFlight {
      request.flight = FlightRequest(maxRings: 1, laterThanNs: 0, kinds: flightKinds)
    }
    let ended = try Recorder.record(request)
    let data = try Data(contentsOf: URL(fileURLWithPath: file))
    var result = try JSONDecoder().decode(BenchmarkResult.self, from: data)
    let discarded = ended.discardedEvents.map { "\($0)" } ?? "an unknown number of"
    result.notes = isFlight ? [] : ["The recording discarded \(discarded) events."]
    return result
  }

  /// The events of `listscope flight`.
  private static let flightKinds = FlightKinds(
    lateFrame: "frame_overrun",
    lateFrameFields: ["frame", "duration_ns", "budget_ns"],
    request: "ring_request",
    requestFields: ["reason"],
    logs: "signpost/*/log",
    logFields: ["level", "message"],
    faultLevel: "fault",
    lasting: ["schema", "run_begin", "type_name"]
  )
}

/// An interval around a call, as the engine writes nearly all of them.
@inline(never)
func emitIntervals(_ count: Int, _ signposter: Signposter) {
  for index in 0..<count {
    signposter.interval(.diff, .diffBegin(oldItems: index, newItems: 10_000)) {
      do_nothing()
    } end: { _ in
      .diffEnd(added: 1, removed: 2, moved: 3, updated: 4, comparisons: 5, hashed: 6)
    }
  }
}

/// One begin and end by two calls, as around work that has no function of its own.
@inline(never)
func emitPairs(_ count: Int, _ signposter: Signposter) {
  for index in 0..<count {
    let interval = signposter.beginInterval(.diff, .diffBegin(oldItems: index, newItems: 10_000))
    interval.end(
      .diffEnd(added: 1, removed: 2, moved: 3, updated: 4, comparisons: 5, hashed: 6)
    )
  }
}

/// One instant event, as the engine writes it, with text that would have to be allocated.
@inline(never)
func emitEvents(_ count: Int, _ signposter: Signposter) {
  for index in 0..<count {
    signposter.event(
      .typeName,
      .typeName(type: index, name: "the name of a content type, number \(index)")
    )
  }
}

/// As many calls of a function of C that does next to nothing.
@inline(never)
func callNothing(_ count: Int) {
  for _ in 0..<count { do_nothing() }
}
