import ArgumentParser
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

  /// An interval with less of the frames' time is not slowed: it would not be seen.
  private static let minShare = 0.1

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
    let folder = try TemporaryFolder("listscope-calibrate")
    let interruption = child.interruption()
    defer { withExtendedLifetime((interruption, folder)) {} }
    func program(_ options: [String]) -> ComparedProgram {
      ComparedProgram(name, CurrentExecutable.path, [name] + runOptions + options, child)
    }
    var plan = CalibrationTrials.Plan()
    plan.trials = trials
    plan.rounds = rounds
    plan.timeLimit = timeLimit.seconds
    plan.effects = effects.all(interval: try slowedInterval(program([]), folder.url, terminal))
    var played = try CalibrationTrials(plan, folder.url, program: program)
    var progress = ProgressLine(total: trials, unit: "trials", terminal)
    try played.play { progress.show($0) }
    progress.clear()
    var calibration = Calibration(
      machine: store.machine,
      day: String(ISO8601DateFormatter().string(from: Date()).prefix(10)),
      scenario: name,
      rounds: rounds
    )
    calibration.effects = played.effects
    calibration.settings = played.settings
    calibration.secondsPerTrial = played.seconds / Double(played.count)
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

  /// The interval to slow alone; nil where there is none with enough of the frames' time.
  private func slowedInterval(
    _ program: ComparedProgram,
    _ folder: URL,
    _ terminal: Terminal
  ) throws -> String? {
    if let interval { return interval }
    var side = TracedSide()
    guard try side.add(program.record(folder, number: 0)) else {
      terminal.note("no interval is slowed alone, as LTTng is not available")
      return nil
    }
    let totals = side.intervals.totals
    let sum = totals.values.reduce(0) { $0 + $1.selfNs }
    let largest = totals.filter { $0.key != "frame" }.max { $0.value.selfNs < $1.value.selfNs }
    guard let largest, Double(largest.value.selfNs) >= Self.minShare * Double(sum) else {
      terminal.note("no interval is slowed alone: none has a tenth of the frames' time")
      return nil
    }
    return largest.key
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

  /// Copies, then all of every frame, then the interval.
  func all(interval: String?) -> [Calibration.Effect] {
    [Calibration.Effect(share: 0)] + shares.map { Calibration.Effect(share: $0) }
      + (interval.map { name in shares.map { Calibration.Effect(share: $0, interval: name) } } ?? [])
  }
}
