import ArgumentParser
import Experiments
import Foundation
import HTMLReports
import Reports
import Signposts
import TraceAnalysis
import TraceReading
import Workloads

/// `listscope compare`: whether one build is slower than another, and why.
struct CompareCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "compare",
    abstract: "Say whether one build is slower than another, and why.",
    discussion: """
      Each side is an executable with these commands, a commit of the package in the working folder, \
      or a recorded trace. The daily command compares the working tree with a branch:

        \(ProgramName.current) compare --base main --scenario catalog
        \(ProgramName.current) compare --base main --scenario feed,chat -- --items 50000

      Both sides play in turns, in fresh processes, until the smallest times of each frame tell \
      which one is slower; options of `run` for both sides follow `--`.

      With the trace of a device, which `import` makes, on a side, both are put beside each other, \
      counts first, and nothing is decided.

      Exit codes: 2 for a regression, 3 where the measurements do not tell or the sides did not play \
      the same, 0 otherwise.
      """
  )

  @Option(help: "The side to compare with: an executable, a commit, or the folder of a trace.")
  var base: String

  @Option(help: "The side to compare, likewise. (default: the working tree)")
  var head: String?

  @Option(
    help: "The scenarios to play, separated by commas.",
    completion: .custom { _, _, _ in ScenarioCatalogue.shared.all.map(\.name) }
  )
  var scenario: String?

  @Option(
    parsing: .unconditional,
    help: .init("Options of `run` for the base alone, in one word.", valueName: "options")
  )
  var baseOptions: String?

  @Option(
    parsing: .unconditional,
    help: .init("Options of `run` for the head alone, in one word.", valueName: "options")
  )
  var headOptions: String?

  @OptionGroup var comparisonOptions: ComparisonOptions

  @Option(
    help: .init(
      "A metric's margin, as in frame_mean_ns=5%. May be given more than once.",
      valueName: "metric=share"
    )
  )
  var margin: [String] = []

  @Option(
    help: .init(
      "The suite whose margins hold, where --margin gives none. (default: "
        + "\(Suite.defaultPath), where there is one)",
      valueName: "path"
    ),
    completion: .file(extensions: ["json"])
  )
  var suite: String?

  @Flag(help: "Compare sides that do not play the same content as well.")
  var allowDifferences = false

  @Option(help: "The format of the comparison.")
  var format = ComparisonFormat.text

  @Option(
    name: [.short, .long],
    help: .init("Write to a file instead of stdout, which is -.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Argument(parsing: .postTerminator, help: "Options of `run` for both sides.")
  var runOptions: [String] = []

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func run() throws {
    if let output { try CommandOutput.check(output) }
    let child = ChildProgram()
    let interruption = child.interruption()
    defer { withExtendedLifetime(interruption) {} }
    switch try request.compare(child, terminalOptions.terminal) {
    case .devices(let devices): try write(Report(devices))
    case .comparison(var comparison):
      if format == .html { try comparison.addSamples(base: base, head: head) }
      try write(Report(comparison))
      try comparison.status.throwUnlessDone()
    }
  }

  private var request: ComparisonRequest {
    get throws {
      var request = ComparisonRequest(base: base, head: head)
      request.scenarios = (scenario ?? "").split(separator: ",").flatMap {
        SessionFiles.expanded(String($0))
      }
      request.product = comparisonOptions.product
      request.runOptions = runOptions
      request.ownOptions = (baseOptions, headOptions)
      request.margins = try ComparisonMargins(
        margin.map { argument throws(CommandFailure) in try MetricMargin(argument) },
        suite: suite,
        resolve: RunOptions.resolve
      )
      request.settings = comparisonOptions.settings
      request.allowsDifferences = allowDifferences
      return request
    }
  }

  private func write(_ report: Report) throws {
    let terminal = terminalOptions.terminal
    let text =
      switch format {
      case .text: TextReport(report, style: terminal.style(of: output)).text()
      case .markdown: MarkdownReport(report).text()
      case .json: try JSONReport(report).text()
      case .html: HTMLReport(report).text()
      }
    try CommandOutput.write(text, to: output ?? "-")
  }
}

/// The output formats of a comparison.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case markdown
  case json
  case html
}
