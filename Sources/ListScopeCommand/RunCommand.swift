import ArgumentParser
import Experiments
import Foundation
import HeadlessUIKit
import LTTng
import ListSchema
import Signposts
import Reports
import TraceAnalysis
import Workloads

/// `listscope run`: plays a scenario in this process.
struct RunCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "run",
    abstract: "Play a scenario in this process.",
    discussion: """
      Any LTTng session on this machine that has listscope events enabled records the run:

        lttng create mine && lttng enable-event -u 'listscope:*' && lttng start
        \(ProgramName.current) run catalog --items 10000 --seconds 2
        lttng stop && lttng destroy
      """
  )

  @OptionGroup var options: RunOptions

  @OptionGroup(title: "Terminal") var terminal: TerminalOptions

  @Flag(help: .init("Refuse to play unless a session records the run.", visibility: .hidden))
  var requireTracing = false

  @Option(help: .init("The number of this repetition.", visibility: .hidden))
  var repetition = 1

  @Option(help: .init("The number of repetitions, where it is known.", visibility: .hidden))
  var repetitions: Int?

  @Option(
    help: .init(
      "The number of samples of the stacks of frames, per second of processor time.",
      visibility: .hidden
    )
  )
  var stacks: Int?

  @Flag(help: "Play without tracing, even if a session is active.")
  var noTracing = false

  @Option(
    help: "Write the time of every frame, in nanoseconds, one per line.",
    completion: .file()
  )
  var frameTimes: String?

  @Option(
    help: "Write the times of every frame, and the peak memory, as JSON.",
    completion: .file()
  )
  var measurements: String?

  @Option(
    help: .init(
      "Instead of tracing, write every event without its times, and the rows at the end.",
      visibility: .hidden
    ),
    completion: .file()
  )
  var events: String?

  @Option(
    help: .init("Instead of tracing, count what the run does.", visibility: .hidden),
    completion: .file()
  )
  var counts: String?

  @Option(
    help: .init("Instead of tracing, count what the run allocates.", visibility: .hidden),
    completion: .file()
  )
  var allocationCounts: String?

  func validate() throws {
    guard let stacks, !StackSampler.rates.contains(stacks) else { return }
    throw ValidationError("--stacks must be between 1 and 10000, not \(stacks).")
  }

  func run() throws {
    let scenario = try ScenarioCatalogue.shared.scenario(named: options.scenario)
    let recording = events.map { _ in RecordingSink() }
    let counted = try countedRun()
    let sink: (any SignpostSink)? =
      try counted?.sink ?? recording ?? (noTracing ? nil : traceSink())
    if requireTracing, !LTTngSink.isTracing {
      throw CommandFailure.tracingUnavailable(
        "No LTTng session records the events of this process, so the run was not played."
      )
    }
    // Before the run, so that a mistake in the name does not cost it.
    try check(frameTimes, option: "--frame-times")
    try check(measurements, option: "--measurements")
    try check(events, option: "--events")
    var parameters = try options.parameters()
    parameters.repetition = repetition
    var progress = ProgressLine(
      total: parameters.frames,
      unit: "frames",
      part: (repetition, of: repetitions),
      terminal.terminal
    )
    let runner = ScenarioRunner(
      parameters,
      signposter: Signposter(sink: sink),
      textMeasurer: try textMeasurer(parameters)
    )
    let outcome = runner.run(scenario) { progress.show($0) }
    progress.clear()
    let times = outcome.frameDurationsNs.map { "\($0)\n" }.joined()
    try write(times, to: frameTimes, option: "--frame-times")
    if measurements != nil {
      let text = try RunMeasurements(outcome, parameters).text
      try write(text, to: measurements, option: "--measurements")
    }
    if let recording {
      let log = EventLog().text(recording.take()) + EventLog().text(runner.list)
      try write(log, to: events, option: "--events")
    }
    if let counted {
      let file = counted.file(run: try options.arguments(), content: outcome.checksum.hexadecimal)
      return try write(file.text, to: counted.path, option: counted.option)
    }
    if !requireTracing { try StandardOutput.writeLine(try summary(outcome, parameters)) }
  }

  /// Sends signposts to LTTng, with samples of stacks where they are wanted.
  private func traceSink() throws -> any SignpostSink {
    guard let stacks else { return LTTngSink() }
    do {
      return LTTngSink(sampling: try StackSampling(rate: stacks, kinds: .list))
    } catch {
      throw CommandFailure.tracingUnavailable("Stacks cannot be sampled: \(error.reason).")
    }
  }

  private func countedRun() throws -> CountedRun? {
    if let counts {
      CountedRun.endWithParent()
      return .events(to: counts)
    }
    guard let allocationCounts else { return nil }
    return try .allocations(to: allocationCounts)
  }

  private func textMeasurer(_ parameters: RunParameters) throws -> any TextMeasurer {
    do {
      return try parameters.makeTextMeasurer()
    } catch {
      throw CommandFailure(error)
    }
  }

  private func summary(
    _ outcome: ScenarioRunner.Outcome,
    _ parameters: RunParameters
  ) throws -> String {
    let arguments = try options.arguments().map(\.quotedForShell).joined(separator: " ")
    let times = Distribution(outcome.frameDurationsNs)
    return """
      \(options.scenario): \(outcome.frameDurationsNs.count) frames of \(parameters.items) items, \
      seed \(parameters.seed), content \(outcome.checksum.hexadecimal)
      frame time: p50 \(Readable.time(times.p50)), p95 \(Readable.time(times.p95)), \
      max \(Readable.time(times.max))
      For where the time went: \(ProgramName.current) record \(arguments)
      """
  }

  private func write(_ text: String, to path: String?, option: String) throws {
    guard let path else { return }
    try naming(option) { try CommandOutput.write(text, to: path) }
  }

  private func check(_ path: String?, option: String) throws {
    guard let path else { return }
    try naming(option) { try CommandOutput.check(path) }
  }

  private func naming(_ option: String, _ body: () throws -> Void) throws {
    do {
      try body()
    } catch let failure as CommandFailure {
      throw failure.prefixed(option)
    }
  }
}
