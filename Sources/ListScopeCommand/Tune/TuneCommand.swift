import ArgumentParser
import Foundation
import LTTng
import Reports
import Signposts
import TraceAnalysis
import Workloads

/// `listscope tune`: which values of a list's parameters are best.
struct TuneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tune",
    abstract: "Find the best values of a list's parameters, or say that the default is.",
    discussion: """
      Plays the scenario with other values, leaves out those that are worse, and compares the best one \
      with the default as `\(ProgramName.current) compare` compares builds.

        \(ProgramName.current) tune catalog            # everything that can be tuned
        \(ProgramName.current) tune catalog --items 50000 --parameter batching.after=4:400
        \(ProgramName.current) tune feed --objective hitch_rate --slowdown 8 \\
          --constraint "blank_points<=0"

      All that is measured is kept in a folder. Running the same command with --folder continues an \
      interrupted tuning.

      Exit codes: 0 for an answer, "keep the default" among them; 3 where no point meets the constraints, \
      or the scenario does not play the same twice.
      """
  )

  @OptionGroup var options: RunOptions

  @Option(
    help: .init(
      "A parameter: NAME, NAME=FROM:TO or NAME=A,B,C. May be given more than once. (default: all)",
      valueName: "parameter"
    )
  )
  var parameter: [TuningRange] = []

  @Option(help: "The metric to minimise.")
  var objective = ObjectiveName(.frameP95)

  @Option(
    help: .init(
      "A constraint, such as blank_points<=0. May be given more than once.",
      valueName: "constraint"
    )
  )
  var constraint: [TuningConstraint] = []

  @Option(help: .init("The maximum time: 90s, 2m.", valueName: "time"))
  var timeLimit = TimeLimit(seconds: 120)

  @Option(
    help: .init(
      "The folder for what is measured. (default: Traces/tunings/SCENARIO-TIME)",
      valueName: "folder"
    ),
    completion: .directory
  )
  var folder: String?

  @Option(help: "The format of the result.")
  var format = TuningFormat.text

  @Option(
    name: [.short, .long],
    help: .init("Write to a file instead of stdout, which is -.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func run() throws {
    if let output { try CommandOutput.check(output) }
    let terminal = terminalOptions.terminal
    let library = format == .html ? try ChartLibrarySearch(nil, terminal).library() : nil
    let played = try ScenarioCatalogue.shared.scenario(named: options.scenario)
    let run = try parameters()
    let tuned = try tunedParameters(played, run)
    let folder = try folder(tuned)
    let child = ChildProgram()
    let temporary = try TemporaryFolder("listscope-tune")
    let interruption = child.interruption()
    defer { withExtendedLifetime((interruption, temporary)) {} }
    let player = ProcessTuningPlayer(
      CurrentExecutable.path,
      arguments: { try options.arguments(TuningApplication.parameters($0, in: run, of: played)) },
      child,
      temporary.url,
      folder.journal,
      unmeasuredFrames: max(1, run.warmupFrames) * run.users
    )
    let progress = TuningProgress(limit: timeLimit.seconds, player, terminal)
    var search = TuningSearch(plan(tuned, played), player) { progress.show($0) }
    var tuning = try naming(folder) {
      defer { progress.clear() }
      return try search.run()
    }
    if case .change(let point) = tuning.advice {
      tuning.applications = TuningApplication.lines(point, in: run, of: played)
    }
    let report = Report(tuning, folder: folder.path)
    try folder.write(try JSONReport(report).text(), as: "report.json")
    try folder.write(HTMLReport(report, library: library).text(), as: "report.html")
    try folder.write(Report.points(tuning), as: "points.csv")
    let text =
      switch format {
      case .text: TextReport(report, style: terminal.style(of: output)).text()
      case .markdown: MarkdownReport(report).text()
      case .json: try JSONReport(report).text()
      case .csv: Report.points(tuning)
      case .html: HTMLReport(report, library: library).text()
      }
    try CommandOutput.write(text, to: output ?? "-")
    if case .noneMeets = tuning.advice { throw ExitStatus.notComparable.code }
  }

  /// Says where an interruption leaves what was measured.
  private func naming(_ folder: TuningFolder, _ search: () throws -> Tuning) throws -> Tuning {
    do {
      return try search()
    } catch let failure as CommandFailure where failure.code == ExitStatus.interrupted.code {
      throw CommandFailure(
        message: "Interrupted. What was measured is in '\(folder.path)': the same command with "
          + "--folder \(folder.path.quotedForShell) continues.",
        code: failure.code
      )
    }
  }

  /// The parameters that all points have in common.
  private func parameters() throws -> RunParameters {
    let run = try options.parameters()
    guard run.clock == .virtual else {
      throw ValidationError(
        "Only runs of the virtual clock play the same frames: leave --clock out."
      )
    }
    return run
  }

  private func tunedParameters(_ played: any Scenario, _ run: RunParameters) throws
    -> [TunedParameter]
  {
    var ranges = parameter
    if ranges.isEmpty {
      ranges = played.settableParameters.filter(\.isTunable)
        .compactMap { TuningRange(argument: $0.name) }
    }
    if let name = ranges.map(\.name).first(where: { name in ranges.count { $0.name == name } > 1 })
    {
      throw ValidationError("--parameter \(name) is given twice: give it once.")
    }
    return try ranges.map { try $0.parameter(of: played, run) }
  }

  private func plan(_ tuned: [TunedParameter], _ played: any Scenario) -> TuningPlan {
    let definitions = played.settableParameters
    return TuningPlan(
      scenario: options.scenario,
      parameters: tuned,
      objective: objective.objective,
      constraints: constraint,
      timeLimit: timeLimit.seconds
    ) { one, other in
      let first = definitions.first { $0.name == one }
      let second = definitions.first { $0.name == other }
      guard let first, let second else { return false }
      return !first.contradicts(second)
    }
  }

  private func folder(_ tuned: [TunedParameter]) throws -> TuningFolder {
    let path = folder ?? TuningFolder.defaultPath(options.scenario)
    let program = CurrentExecutable.path
    return try TuningFolder(
      path,
      try TuningFolder.Manifest(
        program: TuningFolder.identity(ofProgram: program),
        scenario: options.scenario,
        arguments: options.arguments(),
        parameters: tuned,
        objective: objective.objective,
        constraints: constraint.map(\.text),
        timeLimit: timeLimit.seconds
      )
    )
  }
}

/// The output formats of a tuning.
enum TuningFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case markdown
  case json
  case csv
  case html
}

/// An objective as people type it.
struct ObjectiveName: ExpressibleByArgument {
  let objective: TuningObjective

  init(_ objective: TuningObjective) {
    self.objective = objective
  }

  init?(argument: String) {
    guard let objective = TuningObjective(rawValue: argument) else { return nil }
    self.objective = objective
  }

  static var allValueStrings: [String] { TuningObjective.allCases.map(\.rawValue) }

  var defaultValueDescription: String { objective.rawValue }
}
