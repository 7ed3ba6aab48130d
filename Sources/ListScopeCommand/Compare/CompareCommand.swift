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

      Exit codes: 2 for a regression, 3 where the measurements do not tell or the sides did not play \
      the same, 0 otherwise.
      """
  )

  @Option(help: "What to compare with: an executable, a commit, or the folder of a trace.")
  var base: String

  @Option(help: "What to compare, likewise. (default: the working tree)")
  var head: String?

  @Option(
    help: "The scenarios to play, separated by commas.",
    completion: .custom { _, _, _ in ScenarioCatalogue.shared.all.map(\.name) }
  )
  var scenario: String?

  @Option(help: "The executable product to build. (default: the only one)")
  var product: String?

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

  @Option(help: "How often each side is played, at least 8.")
  var rounds = 20

  @Option(
    help: .init(
      "How long each scenario may take: 90s, 2m. At least 8 rounds are played.",
      valueName: "time"
    )
  )
  var timeLimit: TimeLimit = TimeLimit(seconds: 60)

  @Option(
    help: .init(
      "A metric's margin, as in frame_mean_ns=5%. May be given more than once.",
      valueName: "metric=share"
    )
  )
  var margin: [MetricMargin] = []

  @Flag(help: "Compare sides that do not play the same content as well.")
  var allowDifferences = false

  @Option(help: "How the comparison is written.")
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

  func validate() throws {
    guard (MetricComparison.minRounds...1_000).contains(rounds) else {
      throw ValidationError(
        "--rounds must be from \(MetricComparison.minRounds) to 1000, not \(rounds)."
      )
    }
  }

  func run() throws {
    if let output { try CommandOutput.check(output) }
    let terminal = terminalOptions.terminal
    let library = format == .html ? try ChartLibrarySearch(nil, terminal).library() : nil
    let comparison = try compare(terminal)
    let report = Report(comparison)
    let text =
      switch format {
      case .text: TextReport(report, style: terminal.style(of: output)).text()
      case .markdown: MarkdownReport(report).text()
      case .json: try JSONReport(report).text()
      case .html: HTMLReport(report, library: library).text()
      }
    try CommandOutput.write(text, to: output ?? "-")
    switch comparison.verdict {
    case .regression: throw ExitStatus.regression.code
    case .inconclusive: throw ExitStatus.notComparable.code
    case .improvement, .noChange: break
    }
  }

  private func compare(_ terminal: Terminal) throws -> Comparison {
    if let head, Self.isTrace(base), Self.isTrace(head) {
      let differences = allowDifferences
      return try TraceComparer(base, head, allowsDifferences: differences).compare()
    }
    if Self.isTrace(base) || head.map(Self.isTrace) == true {
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
    let child = ChildProgram()
    let folder = try TemporaryFolder("listscope-compare")
    let interruption = child.interruption()
    defer { withExtendedLifetime((interruption, folder)) {} }
    let sides = try (program(base, child, terminal), program(head, child, terminal))
    let compared = try scenarios.map { scenario in
      terminal.detail("comparing \(scenario)")
      func side(_ program: PackageBuild.Product, _ own: String?) throws -> ComparedProgram {
        ComparedProgram(
          program.name,
          program.path,
          [scenario] + runOptions + (try ShellWords.split(own ?? "")),
          child
        )
      }
      let comparer = try BuildComparer(
        side(sides.0, baseOptions),
        side(sides.1, headOptions),
        settings,
        child,
        folder.url,
        terminal
      )
      return try comparer.compare(scenario)
    }
    return Comparison(
      base: label(sides.0, baseOptions),
      head: label(sides.1, headOptions),
      compared
    )
  }

  private var settings: BuildComparer.Settings {
    var settings = BuildComparer.Settings()
    settings.rounds = rounds
    settings.timeLimit = timeLimit.seconds
    settings.margins = Dictionary(margin.map { ($0.metric, $0.share) }) { $1 }
    settings.hasSameOptions = baseOptions == headOptions
    settings.allowsDifferences = allowDifferences || !settings.hasSameOptions
    return settings
  }

  private func label(_ product: PackageBuild.Product, _ options: String?) -> String {
    options.map { "\(product.name) with \($0)" } ?? product.name
  }

  /// The program that a side's words mean: a path that exists, or else a commit.
  private func program(_ words: String?, _ child: ChildProgram, _ terminal: Terminal) throws
    -> PackageBuild.Product
  {
    func package() throws -> PackageBuild {
      try PackageBuild(containing: ".", product: product, child, terminal)
    }
    guard let words else { return try package().workingTree() }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: words, isDirectory: &isFolder) else {
      return try package().commit(words)
    }
    guard !isFolder.boolValue, FileManager.default.isExecutableFile(atPath: words) else {
      throw CommandFailure(
        message: isFolder.boolValue
          ? "The folder '\(words)' holds no trace: it has neither CTF nor our manifest."
          : "'\(words)' is no executable.",
        code: ExitStatus.noInput.code
      )
    }
    let path = URL(fileURLWithPath: words).standardizedFileURL.path
    return PackageBuild.Product(name: words, path: path)
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

/// How a comparison is written.
enum ComparisonFormat: String, CaseIterable, ExpressibleByArgument {
  case text
  case markdown
  case json
  case html
}

/// A time as people type it: `90s`, `2m`, `60`.
struct TimeLimit: ExpressibleByArgument {
  let seconds: Double

  init(seconds: Double) {
    self.seconds = seconds
  }

  init?(argument: String) {
    let units = [("ms", 1e-3), ("s", 1.0), ("m", 60.0), ("h", 3_600.0)]
    let unit = units.first { argument.hasSuffix($0.0) }
    let number = Double(argument.dropLast(unit?.0.count ?? 0))
    guard let number, number.isFinite, number > 0 else { return nil }
    seconds = number * (unit?.1 ?? 1)
  }

  var defaultValueDescription: String { "\(Int(seconds))s" }
}

/// A margin for one metric: `frame_mean_ns=5%`.
struct MetricMargin: ExpressibleByArgument {
  let metric: String
  let share: Double

  init?(argument: String) {
    let parts = argument.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, parts[1].hasSuffix("%"), let percent = Double(parts[1].dropLast()),
      percent > 0, percent <= 1_000, ComparedMetric.all.contains(where: { $0.name == parts[0] })
    else { return nil }
    metric = String(parts[0])
    share = percent / 100
  }
}
