public import ArgumentParser

/// The command `listscope`.
public struct ListScopeCommand: ParsableCommand {
  public static let configuration = CommandConfiguration(commandName: "listscope")
  public init() {}
}
