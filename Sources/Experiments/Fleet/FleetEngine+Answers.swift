import Foundation
import Reports
import TraceAnalysis

extension FleetEngine {
  /// The line that is printed after the rows of each answer.
  private static let mark = "--answer"

  /// Answers questions, all in one run of the engine.
  ///
  /// - Parameters:
  ///   - questions: the questions, in SQL.
  ///   - setup: the statements that make the views.
  ///   - fleet: the folder of the tables.
  ///   - program: who runs the engine.
  /// - Returns: the rows of each answer, as objects of JSON.
  /// - Throws: `CommandFailure`: 69 where the engine is missing, 65 where it cannot read the tables.
  package func answers(
    to questions: [String],
    setup: [String],
    in fleet: FleetFolder,
    _ program: ChildProgram
  ) throws -> [[Substring]] {
    let work = try TemporaryFolder("listscope-fleet")
    let ending =
      switch self {
      case .duckdb:
        try DuckDB(program, workingIn: work.url.path)
          .run(setup + questions.flatMap { [$0, ".print \(Self.mark)"] }, in: fleet.path)
      case .spark: try runSpark(setup, questions, in: fleet.path, work.url.path, program)
      }
    guard ending.isSuccess else {
      let damaged = self == .duckdb ? try FleetDamage(fleet, program, work.url.path).files() : []
      guard damaged.isEmpty else { throw fleet.unreadableParts(damaged) }
      throw CommandFailure(
        message:
          "\(title) cannot answer about '\(fleet.path)': \(ending.complaint(after: Self.errorMark))",
        status: .badData
      )
    }
    let parts = ending.output.split(separator: "\n").split(
      separator: Self.mark[...],
      omittingEmptySubsequences: false
    )
    return parts.prefix(questions.count).map(Array.init)
  }

  /// The line that `spark.py` prints before the error of a statement: Spark's own notes are before
  /// that.
  private static let errorMark = "--error"

  private var title: String {
    switch self {
    case .duckdb: "DuckDB"
    case .spark: "Spark"
    }
  }

  private struct SparkWork: Encodable {
    let settings: [String: String]
    let setup: [String]
    let questions: [String]
  }

  /// The master, and how much memory there is, are those of Spark's own settings.
  private func runSpark(
    _ setup: [String],
    _ questions: [String],
    in folder: String,
    _ work: String,
    _ program: ChildProgram
  ) throws -> ChildProgram.Ending {
    let job = SparkWork(
      settings: [
        "spark.ui.enabled": "false", "spark.ui.showConsoleProgress": "false",
        "spark.sql.warehouse.dir": "\(work)/warehouse",
      ],
      setup: setup,
      questions: questions
    )
    let files = (program: "\(work)/fleet.py", job: "\(work)/job.json")
    try Data(FleetSource.sparkProgram.utf8).write(to: URL(fileURLWithPath: files.program))
    try JSONEncoder().encode(job).write(to: URL(fileURLWithPath: files.job))
    let python = ProcessInfo.processInfo.environment["PYSPARK_PYTHON"] ?? "python3"
    let ending = try program.run([python, files.program, files.job], in: folder)
    guard ending.code != 127, ending.code != ExitStatus.unavailable.rawValue else {
      throw CommandFailure(
        message: "'\(python)' has no package pyspark, which --engine spark needs. Install it, and "
          + "Java 17: `pip install pyspark`. PYSPARK_PYTHON names another interpreter.",
        status: .unavailable
      )
    }
    return ending
  }
}
