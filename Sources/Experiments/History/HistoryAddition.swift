import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading

/// A recording whose runs are to be added to a history.
package struct HistoryAddition {
  /// The name of the build; nil for the commit of the working folder.
  package var commit: String?
  /// The machine's name; nil for what the recording says.
  package var machine: String?
  /// The scenario of a trace that does not name it.
  package var scenario: String?

  package init(commit: String? = nil, machine: String? = nil, scenario: String? = nil) {
    (self.commit, self.machine, self.scenario) = (commit, machine, scenario)
  }

  /// Adds the runs that the history does not have yet.
  ///
  /// - Parameters:
  ///   - trace: the folder of the recording.
  ///   - history: the history.
  ///   - listener: takes doubts about the recording.
  /// - Returns: the number of runs that were added, and that of all runs.
  /// - Throws: `CommandFailure` where the recording lost events, or its times have an added cost, or
  ///   the history is damaged.
  package func add(
    _ trace: TraceFolder,
    to history: HistoryFile,
    _ listener: any ExperimentListener = SilentListener()
  ) throws -> (added: Int, count: Int) {
    let rows = try rows(of: trace, listener)
    let outcome = try history.add(rows)
    if outcome.added < rows.count {
      let known = rows.count - outcome.added
      listener.note(
        "\(known) of the runs \(known == 1 ? "was" : "were") in '\(history.name)' already"
      )
    }
    return outcome
  }

  private func rows(
    of trace: TraceFolder,
    _ listener: any ExperimentListener
  ) throws(CommandFailure) -> [HistoryRow] {
    let summary = try trace.summary()
    if let failure = CommandFailure.loss(summary, in: trace.path) { throw failure }
    let cost = CommandFailure.addedCost(
      summary.runs.played.map(\.description),
      in: trace.path,
      consequence: "never compared with runs without them"
    )
    if let cost { throw cost }
    ProcessDoubt.sentence(summary.processDoubts).map(listener.warn)
    let words = try words(trace)
    if trace.manifest?.build == .debug {
      listener.warn("this is a debug build: its line is not joined with those of release builds.")
    }
    var rows: [HistoryRow] = []
    for run in summary.runs.played.indices {
      let played = summary.runs.played[run]
      guard !played.isAnnounced || played.description.isComplete else {
        listener.warn("run \(played.run.number) did not come to its end, and is left out.")
        continue
      }
      let group = summary.runs.group(ofRuns: [run])
      guard group.frames != nil else { continue }
      let row = HistoryRow(
        group,
        words: words,
        scenario: scenario,
        intervals: ListSchema.schema.intervals.map(\.name)
      )
      guard let row else { throw Self.unnamed(trace.path, "scenario") }
      rows.append(row)
    }
    guard !rows.isEmpty else {
      throw CommandFailure(
        message: "'\(trace.path)' has no complete run with frames, so there is nothing to add.",
        status: .badData
      )
    }
    return rows
  }

  private func words(_ trace: TraceFolder) throws(CommandFailure) -> [HistoryRow.Column: String] {
    guard let machine = machine ?? trace.manifest.map({ MachineName($0.machine).text }) else {
      throw Self.unnamed(trace.path, "machine")
    }
    return [
      .commit: commit ?? WorkingCommit.name ?? "",
      .build: trace.manifest?.build?.rawValue ?? "",
      .machine: machine,
    ]
  }

  private static func unnamed(_ trace: String, _ what: String) -> CommandFailure {
    .usage("'\(trace)' does not name its \(what). Give it: --\(what) NAME.")
  }
}
