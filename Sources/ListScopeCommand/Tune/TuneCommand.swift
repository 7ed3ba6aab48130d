import ArgumentParser
import Experiments
import Foundation
import HTMLReports
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
    let request = try request
    let folder = try request.folder(
      folder,
      program: CurrentExecutable.path,
      arguments: options.arguments()
    )
    let child = ChildProgram()
    let interruption = child.interruption()
    let temporary = try TemporaryFolder("listscope-tune")
    defer { withExtendedLifetime((interruption, temporary)) {} }
    let player = request.player(folder) { name, parameters in
      ProcessPlayer(
        name,
        CurrentExecutable.path,
        try options.arguments(parameters),
        child,
        temporary.url
      )
    }
    let progress = TuningProgress(limit: timeLimit.seconds, player, terminal)
    let tuning = try {
      defer { progress.clear() }
      return try request.tune(player, folder) { progress.show($0) }
    }()
    let report = Report(tuning, folder: folder.path)
    try folder.write(try JSONReport(report).text(), as: "report.json")
    try folder.write(HTMLReport(report).text(), as: "report.html")
    try folder.write(Report.points(tuning), as: "points.csv")
    let text =
      switch format {
      case .text: TextReport(report, style: terminal.style(of: output)).text()
      case .markdown: MarkdownReport(report).text()
      case .json: try JSONReport(report).text()
      case .csv: Report.points(tuning)
      case .html: HTMLReport(report).text()
      }
    try CommandOutput.write(text, to: output ?? "-")
    if case .noneMeets = tuning.advice { throw ExitStatus.notComparable.code }
  }

  private var request: TuningRequest {
    get throws {
      let played = try ScenarioCatalogue.shared.scenario(named: options.scenario)
      var request = try TuningRequest(played, options.parameters(), parameter)
      request.objective = objective.objective
      request.constraints = constraint
      request.timeLimit = timeLimit.seconds
      return request
    }
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

extension TuningRange: ExpressibleByArgument {}

extension TuningConstraint: ExpressibleByArgument {}
