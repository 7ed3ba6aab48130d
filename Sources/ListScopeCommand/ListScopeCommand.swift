public import ArgumentParser
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

      Exit codes: 0 done, 64 usage, 65 bad or lossy trace, 66 no such file, 69 tracing or \
      fonts are not available, 70 a bug in listscope, 130 interrupted.
      """,
    version: version,
    subcommands: [
      RunCommand.self, RecordCommand.self, RecordProgramCommand.self, ReportCommand.self,
      QueryCommand.self,
      ExportCommand.self, SnapshotCommand.self,
      ScenariosCommand.self,
      SchemaCommand.self, DoctorCommand.self,
      ProbeCommand.self, RecordGuardCommand.self,
    ]
  )

  /// The version of the command and of its formats.
  public static let version = "0.1.0"

  /// Chooses the command that records a program where `record` is followed by `--`.
  static func arguments(_ arguments: [String]) -> [String] {
    guard arguments.first == RecordCommand.configuration.commandName, arguments.contains("--")
    else { return arguments }
    return [RecordProgramCommand.name] + arguments.dropFirst()
  }

  /// Makes the command; the parser requires it.
  public init() {}

  /// Runs the command with the arguments of this process, and ends the process.
  ///
  /// - Parameter scenarios: what `run` and `record` can play.
  public static func main(scenarios: [any Scenario]) -> Never {
    ScenarioCatalogue.shared.replace(with: scenarios)
    do {
      var command = try parseAsRoot(arguments(Array(CommandLine.arguments.dropFirst())))
      try command.run()
      exit()
    } catch let failure as CommandFailure {
      exit(withError: failure.report())
    } catch let error where exitCode(for: error) == .failure {
      // The parser's code for unknown errors: no input of a user leads here.
      exit(withError: CommandFailure.bug(error).report())
    } catch {
      exit(withError: error)
    }
  }
}
