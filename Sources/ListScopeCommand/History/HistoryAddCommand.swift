import ArgumentParser
import ListSchema
import Reports
import Signposts
import TraceAnalysis
import TraceReading

/// `listscope history add`: the runs of a recording, each in a row.
struct HistoryAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Add the runs of a recording to a history.",
    discussion: """
      Each repetition is a row. Runs that the history has already are left out, so that the command \
      may be repeated. The file is replaced when it is complete; several commands may add to it at \
      the same time. A recording that lost events is not added (exit code 65), nor one with stack \
      samples or counts of allocations (exit code 3), nor are runs that did not come to their end.

      A number that a run does not have is `nan`, such as the 95th percentile of fewer than 20 \
      frames. New columns are added behind the others.
      """
  )

  @Argument(
    help: "The folder of the trace. (default: the latest recording)",
    completion: .trace
  )
  var trace: String?

  @Option(help: "The history; it is made where there is none.", completion: .file())
  var file = HistoryFile.defaultName

  @Option(
    help: """
      The commit or version. (default: the commit of the working folder, with '-dirty' where files \
      differ from it)
      """
  )
  var commit: String?

  @Option(
    help: .init(
      "The machine's name, instead of processor, cores and kernel.",
      valueName: "name"
    )
  )
  var machine: String?

  @Option(help: "The scenario of traces that do not say it.")
  var scenario: String?

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func validate() throws {
    for (option, word) in [("commit", commit), ("machine", machine), ("scenario", scenario)] {
      guard let word else { continue }
      guard !word.isEmpty, !word.contains(where: \.isNewline) else {
        throw ValidationError("--\(option) must be a name in one line.")
      }
    }
  }

  func run() throws {
    let terminal = terminalOptions.terminal
    let history = try HistoryFile(file)
    let trace = try Recordings.trace(trace, terminal)
    let rows = try rows(of: trace, terminal)
    let outcome = try history.add(rows)
    if outcome.added < rows.count {
      terminal.note("\(rows.count - outcome.added) of the runs were in '\(file)' already")
    }
    try StandardOutput.writeLine(
      "\(file): \(outcome.added) \(outcome.added == 1 ? "run" : "runs") added, "
        + "\(outcome.count) in all"
    )
  }

  private func rows(of trace: String, _ terminal: Terminal) throws -> [HistoryRow] {
    let report = try TraceFolder(trace).report()
    if let failure = report.lossFailure { throw failure }
    let cost = CommandFailure.addedCost(
      report.summary.runs.played.map(\.description),
      in: trace,
      consequence: "never compared with runs without them"
    )
    if let cost { throw cost }
    ProcessDoubt.sentence(report.summary.processDoubts).map(terminal.warn)
    let words = try words(report)
    if report.manifest?.build == .debug {
      terminal.warn("this is a debug build: its line is not joined with those of release builds.")
    }
    let runs = report.summary.runs
    let rows = try runs.played.indices.compactMap { run -> HistoryRow? in
      let played = runs.played[run]
      guard !played.isAnnounced || played.description.isComplete else {
        terminal.warn("run \(played.run.number) did not come to its end, and is left out.")
        return nil
      }
      let group = runs.group(ofRuns: [run])
      guard group.frames != nil else { return nil }
      let row = HistoryRow(
        group,
        words: words,
        scenario: scenario,
        intervals: ListSchema.schema.intervals.map(\.name)
      )
      guard let row else { throw Self.unnamed(trace, "scenario", "scenario") }
      return row
    }
    guard !rows.isEmpty else {
      throw CommandFailure(
        message: "'\(trace)' has no complete run with frames, so there is nothing to add.",
        code: ExitStatus.badData.code
      )
    }
    return rows
  }

  private func words(_ report: FolderReport) throws(CommandFailure) -> [HistoryRow.Column: String] {
    guard let machine = machine ?? report.manifest.map({ MachineName($0.machine).text }) else {
      throw Self.unnamed(report.path, "machine", "machine")
    }
    return [
      .commit: commit ?? WorkingCommit.name ?? "",
      .build: report.manifest?.build?.rawValue ?? "",
      .machine: machine,
    ]
  }

  private static func unnamed(_ trace: String, _ what: String, _ option: String) -> CommandFailure {
    CommandFailure(
      message: "'\(trace)' does not name its \(what). Give it: --\(option) NAME.",
      code: ExitStatus.usage.code
    )
  }
}
