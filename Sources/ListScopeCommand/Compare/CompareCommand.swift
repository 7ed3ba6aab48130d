import ArgumentParser
import Foundation
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
  var margin: [MetricMargin] = []

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
    if let head, Self.isTrace(base), Self.isTrace(head),
      let devices = try DeviceComparison(base: base, head: head)
    {
      return try write(Report(devices))
    }
    let comparison = try compare(terminalOptions.terminal)
    try write(Report(comparison))
    switch comparison.verdict {
    case .regression: throw ExitStatus.regression.code
    case .inconclusive: throw ExitStatus.notComparable.code
    case .improvement, .noChange: break
    }
  }

  private func write(_ report: Report) throws {
    let terminal = terminalOptions.terminal
    let library = format == .html ? try ChartLibrarySearch(nil, terminal).library() : nil
    let text =
      switch format {
      case .text: TextReport(report, style: terminal.style(of: output)).text()
      case .markdown: MarkdownReport(report).text()
      case .json: try JSONReport(report).text()
      case .html: HTMLReport(report, library: library).text()
      }
    try CommandOutput.write(text, to: output ?? "-")
  }

  private func compare(_ terminal: Terminal) throws -> Comparison {
    if let head, Self.isTrace(base), Self.isTrace(head) {
      let differences = allowDifferences
      return try TraceComparer(base, head, allowsDifferences: differences).compare()
    }
    if Self.isTrace(base) || head.map(Self.isTrace) == true {
      for path in [base, head ?? base] where !FileManager.default.fileExists(atPath: path) {
        throw CommandFailure(
          message: "There is no folder '\(path)': give the folders of two recordings.",
          code: ExitStatus.noInput.code
        )
      }
      throw CommandFailure(
        message:
          "A trace can only be compared with a trace: give the folders of two recordings, or "
          + "two builds.",
        code: ExitStatus.usage.code
      )
    }
    let scenarios = (scenario ?? "").split(separator: ",").map(String.init)
    guard !scenarios.isEmpty else {
      throw CommandFailure(
        message: "Say what to play: --scenario NAME, or several with commas between them.",
        code: ExitStatus.usage.code
      )
    }
    let margins = try ComparisonMargins(margin, suite: suite)
    let settings = self.settings(margins)
    let child = ChildProgram()
    let folder = try TemporaryFolder("listscope-compare")
    let interruption = child.interruption()
    defer { withExtendedLifetime((interruption, folder)) {} }
    let product = comparisonOptions.product
    let builds = try ComparedBuilds(base, head, product: product, child, folder.url, terminal)
    let own = try (ShellWords.split(baseOptions ?? ""), ShellWords.split(headOptions ?? ""))
    let compared = try scenarios.map { scenario in
      let found = try builds.compare(
        scenario,
        base: [scenario] + runOptions + own.0,
        head: [scenario] + runOptions + own.1,
        settings
      )
      return margins.noted(in: found)
    }
    var comparison = Comparison(
      base: label(builds.base, baseOptions),
      head: label(builds.head, headOptions),
      compared
    )
    comparison.calibration = CalibrationStore().calibration(of: settings)
    return comparison
  }

  private func settings(_ margins: ComparisonMargins) -> BuildComparer.Settings {
    var settings = comparisonOptions.settings
    settings.margins = margins.shares
    settings.gatesCounts = baseOptions == headOptions
    settings.allowsDifferences = allowDifferences || !settings.gatesCounts
    return settings
  }

  private func label(_ product: PackageBuild.Product, _ options: String?) -> String {
    options.map { "\(product.name) with \($0)" } ?? product.name
  }

  private static func isTrace(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return false }
    if TraceManifest(inFolder: path) != nil { return true }
    let names = FileManager.default.enumerator(atPath: path)
    return names?.contains { ($0 as? String)?.hasSuffix("metadata") == true } ?? false
  }
}

/// The output formats of a comparison.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case markdown
  case json
  case html
}
