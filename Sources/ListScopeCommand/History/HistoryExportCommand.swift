import ArgumentParser
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
    let lines = try selection.lines(table)
    switch format {
    case .otava: try writeFolder(lines)
    case .bmf: try write(BenchmarkExport.bencher(ofOneMachine(lines)))
    case .githubActionBenchmark: try write(BenchmarkExport.githubAction(ofOneMachine(lines)))
    }
    if let failure = history.failure(table) { throw failure }
  }

  private func write(_ document: JSONValue) throws {
    try CommandOutput.write(try document.text(), to: output ?? "-")
  }

  /// The lines of the machine that ran latest: the formats do not know machines.
  private func ofOneMachine(_ lines: [HistoryLine]) -> [HistoryLine] {
    let rows = lines.flatMap(\.rows)
    guard let latest = rows.max(by: { $0.time < $1.time })?[.machine] else { return lines }
    let others = Set(rows.map { $0[.machine] }).subtracting([latest])
    if !others.isEmpty {
      terminalOptions.terminal.note(
        "this is the machine that ran latest, \(latest); --machine chooses another one"
      )
    }
    return lines.filter { $0.rows[0][.machine] == latest }
  }

  private func writeFolder(_ lines: [HistoryLine]) throws {
    let target = try CommandOutput(output ?? "-", .folder, force: force)
    let interruption = Interruption { target.discardAndExit(Interruption.exitCode) }
    defer { withExtendedLifetime(interruption) {} }
    let manifest = (ExportManifest.fileName, try ExportManifest(tables: format.rawValue).text)
    do {
      try target.create()
      for (name, text) in [manifest] + (try OtavaExport(lines, folder: target.target.name).files) {
        try Array(text.utf8).withUnsafeBytes { try target.append($0, to: name) }
      }
      try target.publish()
    } catch {
      target.discard()
      throw error
    }
  }
}

/// A format of another tool for benchmarks over time.
enum HistoryExportFormat: String, CaseIterable, ExpressibleByArgument {
  case otava
  case bmf
  case githubActionBenchmark = "github-action-benchmark"
}
