import ArgumentParser
import Experiments
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
    let request = try CheckRequest(
      Suite(path: suite, resolve: RunOptions.resolve),
      names,
      times: times
    )
    for path in [output, junit].compactMap(\.self) { try CommandOutput.check(path) }
    let child = ChildProgram()
    let interruption = child.interruption()
    defer { withExtendedLifetime(interruption) {} }
    let result = try request.check(
      updates: update,
      instructions: instructions,
      ScenarioCounter(child, countsAllocations: request.countsAllocations),
      child,
      terminalOptions.terminal
    )
    try write(result)
    try result.status.throwUnlessDone()
  }

  private var times: CheckRequest.Times? {
    base.map { base in
      CheckRequest.Times(
        base: base,
        head: head,
        product: comparisonOptions.product,
        settings: comparisonOptions.settings
      )
    }
  }

  private func write(_ result: CheckResult) throws {
    let text = try format.text(result, terminalOptions.terminal.style(of: output))
    if let output {
      try CommandOutput.write(text, to: output)
    } else {
      try StandardOutput.write(text)
    }
    if let junit { try CommandOutput.write(CheckFormat.junit.text(result), to: junit) }
    let github = GitHubOutput()
    try github.appendToSummary(result, terminalOptions.terminal)
    // The runner reads them from here as well, and JSON on stdout stays JSON.
    StandardError.say(github.annotations(result))
  }
}
