import ArgumentParser
import Experiments
import Reports
import TraceAnalysis

/// `listscope history export`: a history for the tools of others.
struct HistoryExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Write a history for Apache Otava, Bencher, or github-action-benchmark.",
    discussion: """
      otava writes a folder: a table and a test for each line, and the configuration. Otava finds \
      the runs from which on a number is another:

        \(ProgramName.current) history export --format otava --output otava
        OTAVA_CONFIG=otava/otava.yaml otava analyze TEST --since 2026-01-01

      bmf (for `bencher run --adapter json`) and github-action-benchmark (customSmallerIsBetter) \
      hold the latest commit's runs of one machine, and the service keeps the history:

        \(ProgramName.current) history export --format bmf --output results.json
      """
  )

  @OptionGroup var selection: HistorySelection

  @Option(help: "The format.")
  var format: HistoryExportFormat

  @Option(
    name: [.short, .long],
    help: .init(
      "A file, or a new folder for otava; stdout, which is -, otherwise.",
      valueName: "path"
    ),
    completion: .file()
  )
  var output: String?

  @Flag(help: "Replace the folder of an earlier export.")
  var force = false

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func validate() throws {
    if format == .otava, output == nil || output == "-" {
      throw ValidationError("--format otava writes a folder: give --output NAME.")
    }
    if force, format != .otava { throw ValidationError("--force is for --format otava.") }
  }

  func run() throws {
    let history = try HistoryFile(selection.file)
    let table = try history.table()
    let lines = try selection.choice.lines(table)
    if format == .otava {
      try HistoryExport.writeTables(lines, format, to: output ?? "-", force: force)
    } else {
      let text = try HistoryExport.document(lines, format, terminalOptions.terminal)
      try CommandOutput.write(text, to: output ?? "-")
    }
    if let failure = history.failure(table) { throw failure }
  }
}

extension HistoryExportFormat: ExpressibleByArgument {}
