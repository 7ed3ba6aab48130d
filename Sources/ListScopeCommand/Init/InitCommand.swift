import ArgumentParser

/// `listscope init`: writes files to begin with.
struct InitCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Write a file or a package to begin with.",
    subcommands: [InitPackageCommand.self, InitSuiteCommand.self]
  )
}
