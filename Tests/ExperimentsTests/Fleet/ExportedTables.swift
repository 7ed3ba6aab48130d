import Foundation
import Reports
import Synchronization
import TestSupport
import Testing

@testable import Experiments

/// Tables of golden traces, as `export` writes them.
enum ExportedTables {
  private static let known = Mutex<[[String]: OutputFolder]>([:])

  /// Writes the tables of a trace into a folder, which is a copy where they were written before.
  ///
  /// - Parameters:
  ///   - trace: the name of a golden trace.
  ///   - options: the options of `export`.
  ///   - path: the folder.
  /// - Throws: where the tables cannot be written.
  static func write(_ trace: String, _ options: [String], to path: String) throws {
    let arguments = [CommandRun.repository + "/Traces/" + trace] + options
    try known.withLock { known in
      if known[arguments] == nil {
        let folder = try OutputFolder()
        let run = try CommandRun.run(
          [CommandRun.listscope, "export"] + arguments + ["--output", folder.path + "/tables"],
          environment: PythonTools.environment
        )
        // Tables of a trace that lost events are written all the same.
        #expect(run.status == 0 || run.status == 65, "\(run.errors)")
        known[arguments] = folder
      }
      let tables = try #require(known[arguments]).path + "/tables"
      try FileManager.default.copyItem(atPath: tables, toPath: path)
    }
  }
}

/// The answers of a fleet, and what is said meanwhile.
struct FleetRun {
  /// The exit code that the command would have.
  var status = Experiments.ExitStatus.done
  /// The answers as CSV; empty where there are none.
  var output = ""
  /// The messages of the inquiry, and that of a failure.
  var errors = ""
  private(set) var answers: [FleetAnswer] = []

  /// Asks questions about a folder.
  init(
    _ path: String,
    _ questions: [FleetQuestion] = [.overview],
    _ engine: FleetEngine = .duckdb,
    commits: (base: String, head: String)? = nil
  ) throws {
    let log = ListenerLog()
    do {
      let fleet = try FleetFolder(path)
      let inquiry = FleetInquiry(fleet, questions, engine, commits: commits)
      try inquiry.checkTables(log)
      answers = try inquiry.answers(ChildProgram(PythonTools.environment), log)
      output = answers.map(\.csv).joined()
      try inquiry.checkComparison(answers)
      if !fleet.warnings.isEmpty { status = .badData }
      errors = log.messages.map { $0 + "\n" }.joined()
    } catch let failure as CommandFailure {
      status = try #require(failure.status)
      errors = log.messages.map { $0 + "\n" }.joined() + failure.message
    }
  }
}
