public import ArgumentParser

/// The command `listscope`.
public struct ListScopeCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(
    commandName: "listscope",
    subcommands: [Doctor.self, Probe.self, RecordGuard.self])

  public init() {}

  /// Runs the command with the arguments of this process.
  public static func run(_ arguments: [String]? = nil) {
    main(arguments)
  }
}
