public import ArgumentParser
import Foundation
public import Reports
import TraceAnalysis

/// `listscope fleet`: questions about the runs of many machines.
struct FleetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fleet",
    abstract: "Answer questions about the runs of many machines, with DuckDB or Spark.",
    discussion: """
      DIR holds the tables that `export --format parquet` or csv has written on many machines, copied \
      into one folder:

        \(ProgramName.current) export TRACE --format parquet --output lab-3 \\
          --host lab-3 --commit 1a2b3c4
        cp -r lab-3/. fleet/
        \(ProgramName.current) fleet fleet percentiles outliers
        \(ProgramName.current) fleet fleet agreement --base 1a2b3c4 --head 5d6e7f8

      Questions:
      \(questionTable)

      Percentiles are of frames, never of other percentiles. Runs that lost events, or that did not \
      come to their end, are in no figure, and counted. --print-sql prints the statements, for your own \
      session of an engine.
      """
  )

  private static var questionTable: String {
    FleetQuestion.allCases
      .map { "  " + $0.rawValue.padding(toLength: 12, withPad: " ", startingAt: 0) + $0.meaning }
      .joined(separator: "\n")
  }

  @Argument(help: "The folder of the tables.", completion: .directory)
  var folder: String

  @Argument(help: "The questions. (default: overview)")
  var questions: [FleetQuestion] = []

  @Option(help: "The engine that answers: the command duckdb, or the Python package pyspark.")
  var engine = FleetEngine.duckdb

  @Option(help: .init("The commit that the other one is compared with.", valueName: "commit"))
  var base: String?

  @Option(help: .init("The commit that is compared.", valueName: "commit"))
  var head: String?

  @Option(help: "The format of answers; csv is for a single question.")
  var format = FleetFormat.text

  @Option(
    name: [.short, .long],
    help: .init("A file for the answers; stdout, which is -, otherwise.", valueName: "path"),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Print the statements instead of answers.")
  var printSQL = false

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func validate() throws {
    let compared = asked.filter(\.comparesCommits).map(\.rawValue)
    if !compared.isEmpty, base == nil || head == nil {
      throw ValidationError(
        "\(compared.joined(separator: " and ")) compares two commits: give --base and --head. "
          + "The question overview lists the commits."
      )
    }
    if base != nil || head != nil, compared.isEmpty {
      throw ValidationError("--base and --head are for the questions ratios and agreement.")
    }
    if let base, base == head {
      throw ValidationError("--base and --head are both '\(base)': give two commits.")
    }
    if format == .csv, asked.count > 1, !printSQL {
      throw ValidationError("--format csv has the columns of one question: ask a single one.")
    }
  }

  func run() throws {
    let terminal = terminalOptions.terminal
    let fleet = try FleetFolder(folder)
    fleet.warnings.forEach(terminal.warn)
    if fleet.formats[.intervals] == nil { try checkWithoutIntervals(terminal) }
    if printSQL { return try CommandOutput.write(try script(fleet), to: output ?? "-") }
    if let output { try CommandOutput.check(output) }
    let program = ChildProgram()
    let interruption = program.interruption()
    defer { withExtendedLifetime(interruption) {} }
    let lines = try engine.answers(
      to: asked.map(\.sql) + [FleetSource.gaps, FleetSource.leftOut],
      setup: FleetSource(fleet.formats).statements(engine, commits: commits),
      in: fleet,
      program
    )
    do {
      try checkGaps(lines[asked.count], fleet)
      try checkRuns(lines.last?.first, terminal)
      let answers = try zip(asked, lines).map { try FleetAnswer($0, lines: $1) }
      try CommandOutput.write(try text(answers), to: output ?? "-")
      try checkComparison(answers)
    } catch let error as FleetAnswer.FormatError {
      throw CommandFailure(message: error.message, code: ExitStatus.bug.code)
    }
    if !fleet.warnings.isEmpty { throw ExitStatus.badData.code }
  }

  /// The questions, each once.
  private var asked: [FleetQuestion] {
    guard !questions.isEmpty else { return [.overview] }
    return FleetQuestion.allCases.filter { questions.contains($0) }
  }

  private var commits: (base: String, head: String)? {
    guard let base, let head else { return nil }
    return (base, head)
  }

  /// Returns the script that makes the views, and asks the questions, for an engine that is started
  /// anywhere.
  private func script(_ fleet: FleetFolder) throws -> String {
    let path = URL(fileURLWithPath: folder).standardizedFileURL.path
    let setup = FleetSource(fleet.formats, in: path).statements(engine, commits: commits)
    return (setup + asked.map(\.sql)).map { "\($0);\n" }.joined(separator: "\n")
  }

  private func text(_ answers: [FleetAnswer]) throws -> String {
    switch format {
    case .csv: answers.map(\.csv).joined()
    case .json:
      try JSONValue.object(
        Dictionary(uniqueKeysWithValues: answers.map { ($0.question.rawValue, $0.json) })
      ).text() + "\n"
    case .text, .markdown:
      answers.map { $0.text(isMarkdown: format == .markdown) }.joined(separator: "\n")
    }
  }

  /// Intervals are asked for, or not there to compare the frames with.
  private func checkWithoutIntervals(_ terminal: Terminal) throws(CommandFailure) {
    guard !asked.contains(.intervals) else {
      throw CommandFailure(
        message: "'\(folder)' has no table of intervals.",
        code: ExitStatus.badData.code
      )
    }
    terminal.warn(
      "'\(folder)' has no table of intervals, so it is not known whether all frames are there."
    )
  }

  /// Fails where tables lack what others have of a run.
  private func checkGaps(_ lines: [Substring], _ fleet: FleetFolder) throws {
    let gaps = try lines.compactMap { try FleetGap($0).words(in: fleet) }
    guard gaps.isEmpty else { throw fleet.notWhole(gaps) }
  }

  /// Says which runs are in no figure, and fails where some are there twice, which all would be wrong with.
  private func checkRuns(_ line: Substring?, _ terminal: Terminal) throws {
    guard let line else { return }
    let counts = try FleetAnswer.object(line)
    func count(_ name: String) -> Int64 {
      if case .integer(let count)? = counts[name] { count } else { 0 }
    }
    guard count("repeated_runs") == 0 else {
      throw CommandFailure(
        message: "'\(folder)' has \(Readable.count(count("repeated_runs"), "run")) more than once, "
          + "such as in csv and in parquet, or with two commits. Remove the files of all but one.",
        code: ExitStatus.badData.code
      )
    }
    let reasons = [("lossy_runs", "lost events"), ("incomplete_runs", "did not come to their end")]
      .filter { count($0.0) > 0 }.map { "\(Readable.number(count($0.0))) \($0.1)" }
    guard !reasons.isEmpty else { return }
    terminal.warn(
      "of \(Readable.count(count("runs"), "run")), \(reasons.joined(separator: ", and ")); they are "
        + "in no figure."
    )
  }

  /// A comparison of commits that no host has both of is none.
  private func checkComparison(_ answers: [FleetAnswer]) throws(CommandFailure) {
    guard let commits,
      answers.contains(where: { $0.question.comparesCommits && $0.rows.isEmpty })
    else { return }
    throw CommandFailure(
      message: "No host has complete runs of the same work of both '\(commits.base)' and "
        + "'\(commits.head)'. `\(ProgramName.current) fleet \(folder)` lists what there is.",
      code: ExitStatus.notComparable.code
    )
  }
}

/// The output formats of answers about a fleet.
enum FleetFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case markdown
  case csv
  case json
}

extension FleetQuestion: ExpressibleByArgument {}

extension FleetEngine: ExpressibleByArgument {}
