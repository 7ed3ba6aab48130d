import ArgumentParser
import Experiments
import Foundation
import LTTng
import Reports
import TraceAnalysis
import TraceReading
import Workloads

/// `listscope calibrate`: how often comparisons are right on this machine.
struct CalibrateCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "calibrate",
    abstract: "Find out how often `compare` is right on this machine.",
    discussion: """
      Plays this program against copies of itself, as they are and slowed, with the procedure of \
      `\(ProgramName.current) compare`: how many false alarms there are, and which changes are found. \
      Recommends a margin and a number of rounds. The result is kept for this kind of machine, and \
      `compare` and `check` quote it.

        \(ProgramName.current) calibrate feed                   # 40 trials, 20 minutes at most
        \(ProgramName.current) calibrate catalog --trials 10 -- --items 50000

      Exit codes: 0; 3 where no setting is right often enough.
      """
  )

  @Argument(
    help: "The scenario to play.",
    completion: .custom { _, _, _ in ScenarioCatalogue.shared.all.map(\.name) }
  )
  var scenario: String?

  @Option(help: "The number of comparisons of each kind, from 2 to 1000.")
  var trials = 40

  @Option(help: "The number of rounds that each side is played in a comparison, at least 8.")
  var rounds = 20

  @Option(
    help: .init("The maximum time: 90s, 20m. Two trials are played.", valueName: "time")
  )
  var timeLimit = TimeLimit(seconds: 1_200)

  @Option(help: "The slow-downs of the program to try, separated by commas.")
  var effects = EffectShares(shares: [0.03, 0.05, 0.1, 0.2])

  @Option(help: "The interval that is slowed alone. (default: the one with the most self time)")
  var interval: String?

  @Option(help: "The format of the result.")
  var format = CalibrationFormat.text

  @Argument(parsing: .postTerminator, help: "Options of `run`.")
  var runOptions: [String] = []

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func validate() throws {
    guard (2...1_000).contains(trials) else {
      throw ValidationError("--trials must be from 2 to 1000, not \(trials).")
    }
    guard (MetricComparison.minRounds...1_000).contains(rounds) else {
      throw ValidationError(
        "--rounds must be from \(MetricComparison.minRounds) to 1000, not \(rounds)."
      )
    }
  }

  func run() throws {
    let terminal = terminalOptions.terminal
    let name = scenario ?? ScenarioCatalogue.shared.all.first?.name ?? "feed"
    _ = try ScenarioCatalogue.shared.scenario(named: name)
    let store = CalibrationStore()
    let child = ChildProgram()
    let interruption = child.interruption()
    let folder = try TemporaryFolder("listscope-calibrate")
    defer { withExtendedLifetime((interruption, folder)) {} }
    var plan = CalibrationTrials.Plan()
    plan.trials = trials
    plan.rounds = rounds
    plan.timeLimit = timeLimit.seconds
    var request = CalibrationRequest(name, plan)
    request.shares = effects.shares
    request.interval = interval
    let calibration = try request.calibrate(machine: store.machine, terminal) { options in
      ProcessPlayer(
        name,
        CurrentExecutable.path,
        [name] + runOptions + options,
        child,
        folder.url
      )
    }
    let path = try store.keep(calibration)
    try write(Report(calibration, file: path), terminal)
    if calibration.recommended == nil { throw ExitStatus.notComparable.code }
  }

  private func write(_ report: Report, _ terminal: Terminal) throws {
    switch format {
    case .text:
      try StandardOutput.write(TextReport(report, style: terminal.style(of: nil)).text())
    case .json: try StandardOutput.write(JSONReport(report).text())
    }
  }
}

/// The output formats of a calibration.
enum CalibrationFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case json
}

/// Shares as people type them: `3%,5%,10%`.
struct EffectShares: ExpressibleByArgument {
  let shares: [Double]

  init(shares: [Double]) {
    self.shares = shares
  }

  init?(argument: String) {
    var shares: [Double] = []
    for word in argument.split(separator: ",") {
      guard word.hasSuffix("%"), let percent = Double(word.dropLast()), percent > 0,
        percent <= 1_000
      else { return nil }
      shares.append(percent / 100)
    }
    guard !shares.isEmpty else { return nil }
    self.shares = shares.sorted()
  }

  var defaultValueDescription: String {
    shares.map { "\(Int(($0 * 100).rounded()))%" }.joined(separator: ",")
  }
}
