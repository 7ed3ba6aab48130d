public import ArgumentParser
import Experiments
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
    let inquiry = FleetInquiry(fleet, asked, engine, commits: commits)
    try inquiry.checkTables(terminal)
    if printSQL { return try CommandOutput.write(inquiry.script, to: output ?? "-") }
    if let output { try CommandOutput.check(output) }
    let child = ChildProgram()
    let interruption = child.interruption()
    defer { withExtendedLifetime(interruption) {} }
    let answers = try inquiry.answers(child, terminal)
    try CommandOutput.write(try text(answers), to: output ?? "-")
    try inquiry.checkComparison(answers)
    if !fleet.warnings.isEmpty { throw ExitStatus.badData.code }
  }

  private var asked: [FleetQuestion] {
    guard !questions.isEmpty else { return [.overview] }
    return FleetQuestion.allCases.filter { questions.contains($0) }
  }

  private var commits: (base: String, head: String)? {
    guard let base, let head else { return nil }
    return (base, head)
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
