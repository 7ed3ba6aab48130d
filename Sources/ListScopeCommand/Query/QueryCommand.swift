import ArgumentParser
import Experiments
import Exports
import Foundation
import Reports
import TraceAnalysis
import TraceQueries

/// `listscope query`: SQL over a trace.
struct QueryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "query",
    abstract: "Answer a SELECT over the frames, intervals, updates and counters of a trace.",
    discussion: """
      The trace becomes tables of SQLite, in a temporary file. The statement can only read them:

        \(ProgramName.current) schema tables
        \(ProgramName.current) query TRACE "SELECT phase, count(*) FROM frames GROUP BY phase"
        \(ProgramName.current) query TRACE --format csv \\
          "SELECT name, sum(self_ns) AS ns FROM intervals
           GROUP BY name ORDER BY ns DESC"

      In tables null is shown as NULL, and texts are cut after 1,000 characters; in CSV null is an \
      empty cell, empty text being "", and texts are whole. A statement that SQLite refuses, or that \
      takes longer than --time-limit, has exit code 64. A trace that lost events is answered for as \
      well, with exit code 65.
      """
  )

  @Argument(help: "The folder of the trace. (default: the latest recording)", completion: .trace)
  var trace: String?

  @Argument(help: "The statement, a SELECT.")
  var sql: String?

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  @OptionGroup(title: "Terminal") var pagerOptions: PagerOptions

  @Option(help: "The format of the answer.")
  var format = AnswerFormat.table

  @Option(parsing: .unconditional, help: "The maximum time of the statement, in seconds.")
  var timeLimit = QueryLimits.standard.seconds

  @OptionGroup(title: "Reading and evaluation") var options: ReadingOptions

  func validate() throws {
    guard trace != nil else {
      throw ValidationError(
        "Give a trace and a SELECT. `\(ProgramName.current) schema tables` describes the tables."
      )
    }
    guard timeLimit > 0, timeLimit.isFinite else {
      throw ValidationError("--time-limit must be more than 0 seconds. Try --time-limit 60.")
    }
    if statement == nil { throw ValidationError("Give a SELECT, in quotation marks.") }
  }

  /// The statement: where only one argument is given and has several words, it is this one.
  private var statement: String? {
    sql ?? trace.flatMap { $0.contains(where: \.isWhitespace) ? $0 : nil }
  }

  func run() throws {
    guard let statement else { return }
    let terminal = terminalOptions.terminal
    let trace = try Recordings.trace(sql == nil ? nil : trace, terminal)
    let interruption = Interruption()
    defer { withExtendedLifetime(interruption) {} }
    let folder = TraceFolder(trace, decoder: options.reader.decoder)
    let ending = try printAnswer(statement, folder)
    try folder.evaluate(ending, terminal)
  }

  private func printAnswer(_ sql: String, _ folder: TraceFolder) throws -> TraceEnding {
    let pager = Pager.start(pagerOptions.pager && format == .table)
    defer { pager?.finish() }
    let output = ExportOutput.standard
    let ending = try answer(sql, folder, output)
    try output.finish()
    return ending
  }

  private func answer(_ sql: String, _ folder: TraceFolder, _ output: ExportOutput) throws
    -> TraceEnding
  {
    do {
      // Before the trace is read: mistakes are said at once, and what is not asked for is not made.
      let limits = QueryLimits(seconds: timeLimit)
      let plan = try QueryPlan(sql, limits: limits)
      let database = try TraceDatabase()
      let ending = try database.load(plan) {
        try folder.readRows(
          options.evaluation,
          folder.origin(host: ExportCommand.defaultHost),
          TableRows(plan.selection),
          $0
        )
      }
      var writer = ResultWriter(format.result, output)
      try database.query(
        sql,
        limits: limits,
        begin: { writer.begin($0) },
        row: { writer.add($0) }
      )
      writer.finish()
      return ending
    } catch let error as TraceQueryError {
      throw failure(error)
    }
  }

  private func failure(_ error: TraceQueryError) -> CommandFailure {
    guard !error.isStorage else {
      return CommandFailure(message: error.message, status: .writeFailed)
    }
    if case .overdue = error {
      return CommandFailure(
        message: "\(error.message) --time-limit sets it.",
        status: .usage
      )
    }
    let hint = "`\(ProgramName.current) schema tables` describes the tables."
    let suggestion = Self.suggestion(error.message)
    return CommandFailure(
      lines: error.message.textLines + ["\(suggestion)\(hint)"],
      status: .usage
    )
  }

  /// Returns the column or table that was probably meant, where SQLite knows none of a name.
  private static func suggestion(_ message: String) -> String {
    guard let found = message.firstMatch(of: /no such (column|table): (?:\w+\.)?(\w+)/) else {
      return ""
    }
    let names =
      found.1 == "table"
      ? TraceTable.allCases.map(\.rawValue) + TraceView.all.map(\.name)
      : TraceTable.allCases.flatMap { $0.columns.map(\.name) }
    let words = Suggestion(for: String(found.2), among: names).words
    return words.isEmpty || names.contains(String(found.2)) ? "" : "\(words.dropFirst()) "
  }
}

/// The format of the answer to a query.
enum AnswerFormat: String, CaseIterable, ExpressibleByArgument {
  case table
  case csv
  case json

  var result: ResultFormat {
    switch self {
    case .table: .table
    case .csv: .csv
    case .json: .json
    }
  }
}
