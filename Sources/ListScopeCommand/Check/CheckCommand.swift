import ArgumentParser
import Foundation
import TraceAnalysis

/// `listscope check`: compares what scenarios do with what they did, and fails where it is more.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Fail where scenarios do more work than their baselines say: a gate in CI.",
    discussion: """
      Plays the scenarios of a suite, each in a fresh process, and counts: rows described, compared, \
      measured and presented, layout passes, views made, allocations, by interval and type of row. \
      The counts are exact, so a busy machine changes nothing, and need no LTTng.

        \(ProgramName.current) init suite           # writes listscope.json
        \(ProgramName.current) check --update       # writes baselines/NAME.txt; commit them
        \(ProgramName.current) check                # exit code 2 where a count went up

      With --base the scenarios are also played against another build, in turns, as \
      `\(ProgramName.current) compare` does: exit code 2 where one became slower, 3 where the \
      measurements do not tell.

        \(ProgramName.current) check --base main

      A count that went down is noted, and taken over by --update. Where toolchain, libraries, fonts, \
      or what is played are not those of the baseline, nothing is compared: exit code 3.
      """
  )

  @Argument(
    help: .init("The scenarios of the suite to check. (default: all)", valueName: "name")
  )
  var names: [String] = []

  @Option(help: .init("The suite.", valueName: "path"), completion: .file(extensions: ["json"]))
  var suite = Suite.defaultPath

  @Flag(help: "Write the baselines instead of comparing with them.")
  var update = false

  @Flag(help: "Also count the processor's instructions, with Valgrind: about 20 times slower.")
  var instructions = false

  @Option(help: "Also compare times with this build: an executable, or a commit.")
  var base: String?

  @Option(help: "The build to compare with --base, likewise. (default: the working tree)")
  var head: String?

  @OptionGroup(title: "Comparing times") var comparisonOptions: ComparisonOptions

  @Option(help: "The format of the outcome.")
  var format = CheckFormat.text

  @Option(
    name: [.short, .long],
    help: .init("Write the outcome to a file instead of stdout, which is -.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @Option(
    help: .init("Also write the outcome as JUnit XML.", valueName: "file"),
    completion: .file(extensions: ["xml"])
  )
  var junit: String?

  @OptionGroup(title: "Terminal") var terminalOptions: TerminalOptions

  func validate() throws {
    if update, base != nil {
      throw ValidationError("--update writes counts, and --base compares times: give one of them.")
    }
    if head != nil, base == nil {
      throw ValidationError("--head needs --base: what is it to be compared with?")
    }
  }

  func run() throws {
    let suite = try Suite(path: suite)
    let chosen = try chosen(suite)
    for path in [output, junit].compactMap(\.self) { try CommandOutput.check(path) }
    let child = ChildProgram()
    let interruption = child.interruption()
    defer { withExtendedLifetime(interruption) {} }
    let counter = ScenarioCounter(
      child,
      countsAllocations: chosen.contains { $0.countsAllocations }
    )
    let checker = ScenarioChecker(
      suite: suite,
      counter: counter,
      countsInstructions: instructions
    )
    var progress = ProgressLine(total: chosen.count, unit: "scenarios", terminalOptions.terminal)
    var checks: [ScenarioCheck] = []
    for scenario in chosen {
      checks.append(try update ? checker.update(scenario) : checker.check(scenario))
      progress.show(checks.count)
    }
    progress.clear()
    var result = CheckResult(suite: suite, scenarios: checks)
    result.comparison = try base.map { try compare(chosen, of: suite, base: $0, child) }
    try write(result)
    if result.status != .done { throw result.status.code }
  }

  /// The second gate: plays the scenarios of two builds in turns.
  private func compare(
    _ chosen: [SuiteScenario],
    of suite: Suite,
    base: String,
    _ child: ChildProgram
  ) throws -> Comparison {
    let folder = try TemporaryFolder("listscope-check")
    defer { withExtendedLifetime(folder) {} }
    let product = comparisonOptions.product
    let terminal = terminalOptions.terminal
    let builds = try ComparedBuilds(base, head, product: product, child, folder.url, terminal)
    var settings = comparisonOptions.settings
    let margins = ComparisonMargins(suite)
    settings.margins = margins.shares
    // The first gate counts, and knows what is let through.
    settings.gatesCounts = false
    let compared = try chosen.map { scenario in
      let arguments = scenario.arguments
      let found = try builds.compare(scenario.name, base: arguments, head: arguments, settings)
      return margins.noted(in: suite.lettingThrough(found))
    }
    var comparison = Comparison(base: builds.base.name, head: builds.head.name, compared)
    comparison.calibration = CalibrationStore().calibration(of: settings)
    return comparison
  }

  private func chosen(_ suite: Suite) throws -> [SuiteScenario] {
    guard !names.isEmpty else { return suite.scenarios }
    let known = suite.scenarios.map(\.name)
    for name in names where !known.contains(name) {
      throw ValidationError(
        "The suite has no scenario '\(name)'.\(Suggestion(for: name, among: known).words) "
          + "Choose one of: \(known.joined(separator: ", "))."
      )
    }
    return suite.scenarios.filter { names.contains($0.name) }
  }

  private func write(_ result: CheckResult) throws {
    let text = try format.text(result)
    if let output {
      try CommandOutput.write(text, to: output)
    } else {
      try StandardOutput.write(text)
    }
    if let junit { try CommandOutput.write(CheckFormat.junit.text(result), to: junit) }
    let github = GitHubOutput()
    try github.appendToSummary(result, terminalOptions.terminal)
    // The runner reads them from here as well, and JSON on stdout stays JSON.
    StandardError.write(github.annotations(result).map { $0 + "\n" }.joined())
  }
}

extension CheckResult {
  /// Adds the waivers that let nothing through, where all of their scenarios were checked.
  fileprivate init(suite: Suite, scenarios: [ScenarioCheck]) {
    let used = Set(scenarios.flatMap(\.differences).compactMap(\.waiver))
    let isWhole =
      scenarios.count == suite.scenarios.count
      && scenarios.allSatisfy { [.passed, .regression].contains($0.status) }
    self.init(
      suite: suite.path,
      scenarios: scenarios,
      idleWaivers: isWhole ? suite.waivers.filter { !used.contains($0) } : []
    )
  }
}
