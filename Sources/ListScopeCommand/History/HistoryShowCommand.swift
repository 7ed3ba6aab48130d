import ArgumentParser
import Experiments
import HTMLReports
import Reports
import TraceAnalysis

/// `listscope history show`: the lines of a history.
struct HistoryShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Show the numbers of runs over time.",
    discussion: """
      Each line joins runs of the same machine, scenario, parameters, content and build. 'latest' is \
      the median of the runs of the latest commit, and 'change' compares it with the median of the \
      runs before. Whether a line changed is not decided here: export to Apache Otava, or use \
      `\(ProgramName.current) compare`.
      """
  )

  @OptionGroup var selection: HistorySelection

  @Option(help: "One metric alone, such as frame_mean_ns.")
  var metric: String?

  @Option(help: "The format of the lines.")
  var format = HistoryFormat.text

  @Option(
    name: [.short, .long],
    help: .init("Write to a file instead of stdout, which is -.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  @OptionGroup(title: "Terminal") var pagerOptions: PagerOptions

  func run() throws {
    if let output { try CommandOutput.check(output) }
    let terminal = terminalOptions.terminal
    let history = try HistoryFile(selection.file)
    let table = try history.table()
    let lines = try selection.choice.lines(table, metric: metric)
    let report = Report(lines, metric: metric, file: selection.file)
    let text =
      switch format {
      case .text: TextReport(report, style: terminal.style(of: output)).text()
      case .html:
        HTMLReport(report).text()
      }
    let pager = Pager.start(pagerOptions.pager && format == .text && output == nil)
    defer { pager?.finish() }
    try CommandOutput.write(text, to: output ?? "-")
    if let failure = history.failure(table) { throw failure }
  }
}

/// The output formats of a history.
enum HistoryFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case html
}
