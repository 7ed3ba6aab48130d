import Foundation
package import Reports
import TraceAnalysis

/// Questions about the runs of many machines.
package struct FleetInquiry {
  private let fleet: FleetFolder
  private let questions: [FleetQuestion]
  private let engine: FleetEngine
  private let commits: (base: String, head: String)?

  /// Asks questions.
  ///
  /// - Parameters:
  ///   - fleet: the folder of the tables.
  ///   - questions: the questions.
  ///   - engine: what answers.
  ///   - commits: the commits that are compared; nil where no question compares.
  package init(
    _ fleet: FleetFolder,
    _ questions: [FleetQuestion],
    _ engine: FleetEngine,
    commits: (base: String, head: String)? = nil
  ) {
    (self.fleet, self.questions, self.engine) = (fleet, questions, engine)
    self.commits = commits
  }

  /// The statements that the engine runs, for a session of the user's own.
  package var script: String {
    let path = URL(fileURLWithPath: fleet.path).standardizedFileURL.path
    let setup = FleetSource(fleet.formats, in: path).statements(engine, commits: commits)
    return (setup + questions.map(\.sql)).map { "\($0);\n" }.joined(separator: "\n")
  }

  /// Says what is doubtful about the tables.
  ///
  /// - Throws: `CommandFailure` where a question needs a table that is missing.
  package func checkTables(_ listener: any ExperimentListener) throws(CommandFailure) {
    fleet.warnings.forEach(listener.warn)
    if fleet.formats[.intervals] == nil { try checkWithoutIntervals(listener) }
  }

  /// Asks the engine, and returns the answers in the order of the questions.
  ///
  /// - Parameters:
  ///   - child: starts the engine.
  ///   - listener: takes which runs are in no figure.
  /// - Returns: the answers.
  /// - Throws: `CommandFailure` where runs are missing or repeated, or the engine does not answer.
  package func answers(
    _ child: ChildProgram = ChildProgram(),
    _ listener: any ExperimentListener = SilentListener()
  ) throws -> [FleetAnswer] {
    let lines = try engine.answers(
      to: questions.map(\.sql) + [FleetSource.gaps, FleetSource.leftOut, FleetSource.clocks],
      setup: FleetSource(fleet.formats).statements(engine, commits: commits),
      in: fleet,
      child
    )
    do {
      try checkGaps(lines[questions.count])
      try checkRuns(lines[questions.count + 1].first, listener)
      let clocks = try FleetClocks(lines[questions.count + 2], now: Date())
      clocks.words.map(listener.warn)
      return try zip(questions, lines).map { try FleetAnswer($0, lines: $1) }
    } catch let error as FleetAnswer.FormatError {
      throw CommandFailure(message: error.message, status: .bug)
    }
  }

  /// Intervals are asked for, or not there to compare the frames with.
  private func checkWithoutIntervals(_ listener: any ExperimentListener) throws(CommandFailure) {
    guard !questions.contains(.intervals) else {
      throw CommandFailure(
        message: "'\(fleet.path)' has no table of intervals.",
        status: .badData
      )
    }
    listener.warn(
      "'\(fleet.path)' has no table of intervals, so it is not known whether all frames are there."
    )
  }

  /// Fails where tables lack what others have of a run.
  private func checkGaps(_ lines: [Substring]) throws {
    let gaps = try lines.compactMap { try FleetGap($0).words(in: fleet) }
    guard gaps.isEmpty else { throw fleet.notWhole(gaps) }
  }

  /// Says which runs are in no figure, and fails where some are there twice, which all would be wrong with.
  private func checkRuns(_ line: Substring?, _ listener: any ExperimentListener) throws {
    guard let line else { return }
    let counts = try FleetAnswer.object(line)
    func count(_ name: String) -> Int64 {
      if case .integer(let count)? = counts[name] { count } else { 0 }
    }
    guard count("repeated_runs") == 0 else {
      throw CommandFailure(
        message:
          "'\(fleet.path)' has \(Readable.count(count("repeated_runs"), "run")) more than once, "
          + "such as in csv and in parquet, or with two commits. Remove the files of all but one.",
        status: .badData
      )
    }
    let reasons = [("lossy_runs", "lost events"), ("incomplete_runs", "did not come to their end")]
      .filter { count($0.0) > 0 }.map { "\(Readable.number(count($0.0))) \($0.1)" }
    guard !reasons.isEmpty else { return }
    listener.warn(
      "of \(Readable.count(count("runs"), "run")), \(reasons.joined(separator: ", and ")); they are "
        + "in no figure."
    )
  }

  /// A comparison of commits that no host has both of is none.
  package func checkComparison(_ answers: [FleetAnswer]) throws(CommandFailure) {
    guard let commits,
      answers.contains(where: { $0.question.comparesCommits && $0.rows.isEmpty })
    else { return }
    throw CommandFailure(
      message: "No host has complete runs of the same work of both '\(commits.base)' and "
        + "'\(commits.head)'. `\(ProgramName.current) fleet \(fleet.path)` lists what there is.",
      status: .notComparable
    )
  }
}
