import BuiltInScenarios
import ListSchema
import Signposts
import Testing
import Workloads
@testable import Experiments
@testable import ListScopeCommand

/// Plays a scenario in this process, with the options that a process would get.
struct InProcessPlayer: RunPlayer {
  let name: String
  private let arguments: [String]
  /// The golden trace whose intervals a recording has; nil where tracing is not available.
  private let trace: String?

  init(_ arguments: [String], name: String = "this process", trace: String? = nil) {
    (self.arguments, self.name, self.trace) = (arguments, name, trace)
  }

  /// Makes the scenarios known to the options of `run`.
  static let scenarios: Void = ScenarioCatalogue.shared.replace(with: Scenarios.builtIn)

  /// Reads arguments of `run` as its command does.
  static func resolve(_ arguments: [String]) throws(CommandFailure) -> [String] {
    scenarios
    return try RunOptions.resolve(arguments)
  }

  private struct Played {
    let options: RunOptions
    let parameters: RunParameters
    let runner: ScenarioRunner
    let outcome: ScenarioRunner.Outcome
  }

  private func play(_ sink: (any SignpostSink)?) throws -> Played {
    Self.scenarios
    let options = try RunOptions.reading(arguments)
    let parameters = try options.parameters()
    let runner = ScenarioRunner(
      parameters,
      signposter: Signposter(sink: sink),
      textMeasurer: try parameters.makeTextMeasurer()
    )
    let scenario = try ScenarioCatalogue.shared.scenario(named: options.scenario)
    let outcome = runner.run(scenario)
    return Played(options: options, parameters: parameters, runner: runner, outcome: outcome)
  }

  func measure() throws -> RunMeasurements {
    let played = try play(nil)
    return RunMeasurements(played.outcome, played.parameters)
  }

  func eventLog() throws -> String {
    let recording = RecordingSink()
    let played = try play(recording)
    let log = EventLog().text(recording.take())
    return NumberedLog.text(log) + EventLog().text(played.runner.list)
  }

  func countFile() throws -> CountFile {
    let counted = CountedRun.events(to: "")
    let played = try play(counted.sink)
    return counted.file(
      run: try played.options.arguments(),
      content: played.outcome.checksum.hexadecimal
    )
  }

  func counts() throws -> CountedSide? {
    CountedSide(try countFile(), allocations: nil, obstacle: "a test counts none")
  }

  func record(into side: inout TracedSide) throws -> Bool {
    guard let trace else { return false }
    try side.add(TraceFolder(trace))
    return true
  }
}
