public import ArgumentParser
import Experiments
import Reports
import TraceAnalysis
public import Workloads

/// The command `listscope`, for the scenarios that its executable knows.
///
/// ```swift
/// ListScopeCommand.main(scenarios: [MyScreen()])
/// ```
public struct ListScopeCommand: ParsableCommand {
  /// Name, summary and subcommands.
  public static let configuration = CommandConfiguration(
    commandName: ProgramName.current,
    abstract:
      "Measure what a list costs: slicing, diffing, measuring, layout, display, frame by frame.",
    discussion: """
      Record a scenario under LTTng and read where the time went:

        \(ProgramName.current) record catalog --items 10000
        \(ProgramName.current) report Traces/recordings/…

      Exit codes:
      \(ExitStatus.table)
      """,
    // To describe the schema takes as long as everything else that starts.
    version: CommandLine.arguments.contains("--version")
      ? BuildIdentity.current.text : ToolVersion.current,
    subcommands: [
      RunCommand.self, RecordCommand.self, RecordProgramCommand.self, ReportCommand.self,
      FlightCommand.self, TopCommand.self, QueryCommand.self, ImportCommand.self,
      CompareCommand.self, HistoryCommand.self, FleetCommand.self,
      ExportCommand.self, FitCommand.self, SnapshotCommand.self,
      CheckCommand.self, InitCommand.self, PortCommand.self, CalibrateCommand.self,
      TuneCommand.self, ScenariosCommand.self, ReplayCommand.self, SessionsCommand.self,
      SchemaCommand.self, TraceCompassCommand.self, DoctorCommand.self,
      RoundTripCommand.self, RecordGuardCommand.self, PreloadedLibrariesCommand.self,
    ]
  )

  /// The version of the command and of its formats.
  public static let version = ToolVersion.current

  /// Chooses the command that records a program where `record` is followed by `--`, and gives an
  /// option without its value the one that it stands for.
  static func arguments(_ arguments: [String]) -> [String] {
    guard arguments.first == RecordCommand.configuration.commandName else { return arguments }
    guard let end = arguments.firstIndex(of: "--") else {
      return RecordCommand.withStackRate(arguments)
    }
    let own = RecordCommand.withStackRate(Array(arguments[1..<end]))
    return [RecordProgramCommand.name] + own + arguments[end...]
  }

  /// Throws where the first word, or the one after `help`, names no command: the parser would call it an
  /// unexpected argument, or show the help of all commands.
  static func checkSubcommand(_ arguments: [String]) throws(CommandFailure) {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    guard let word = words.first, !word.hasPrefix("-"), word != "help" else { return }
    let commands = configuration.subcommands.map { $0.configuration }
    guard !commands.contains(where: { $0.commandName == word }) else { return }
    let names = commands.filter { $0.shouldDisplay }.compactMap { $0.commandName }
    throw CommandFailure(
      message: "There is no command '\(word)'.\(Suggestion(for: word, among: names).words) "
        + "Choose one of: \(names.joined(separator: ", ")).",
      status: .usage
    )
  }

  /// Makes the command; the parser requires it.
  public init() {}

  /// Runs the command with the arguments of this process, and ends the process.
  ///
  /// - Parameter scenarios: the scenarios that `run` and `record` can play.
  public static func main(scenarios: [any Scenario]) -> Never {
    StandardDescriptors.fill()
    FileSizeLimit.makeErrors()
    ScenarioCatalogue.shared.replace(with: scenarios)
    let words = Array(CommandLine.arguments.dropFirst())
    do {
      // Trace Compass asks the first word of its command for the version, and nothing after it.
      if words == ["--mi-version"] {
        try StandardOutput.writeLine(LAMIReport.version)
        exit()
      }
      try checkSubcommand(words)
      try TopCommand.check(words)
      try ScenarioCatalogue.shared.checkSessions(words)
      var command = try parseAsRoot(arguments(words))
      try command.run()
      // The program that records this one says it.
      if !words.contains("--require-tracing") { try ScenarioCatalogue.shared.checkLosses() }
      try StandardOutput.checkPrinted()
      exit()
    } catch {
      exit(withError: ending(error, words))
    }
  }

  /// Says what ended the command, and returns the exit code to throw.
  private static func ending(_ error: any Error, _ words: [String]) -> ExitCode {
    let code = exitCode(for: error)
    switch error {
    case let failure as CommandFailure: return failure.report()
    // The parser's code for unknown errors: no input of a user leads here.
    case _ where code == .failure: return CommandFailure.bug(error).report()
    default: break
    }
    let message = fullMessage(for: error)
    guard !message.isEmpty else { return code }
    do throws(CommandFailure) {
      // Help, versions and completions.
      guard code != .success else {
        try StandardOutput.writeLine(message)
        return code
      }
      let failure = ValueSuggestion.added(to: printable(message, words))
      if LAMIOptions.areWanted(in: words) {
        try StandardOutput.write(LAMIOptions.failure(failure))
      } else {
        StandardError.say(failure.textLines)
      }
      return code
    } catch {
      return error.report()
    }
  }

  /// The parser's message, in which no word of the command line has a line break, or what a terminal would obey.
  private static func printable(_ message: String, _ words: [String]) -> String {
    let values = words.flatMap { word in
      [word] + word.split(separator: "=", maxSplits: 1).dropFirst().map(String.init)
    }
    return values.filter { $0 != $0.printable && !$0.allSatisfy(\.isWhitespace) }.reduce(message) {
      text,
      value in
      text.replacing(value, with: value.printable)
    }
  }
}
