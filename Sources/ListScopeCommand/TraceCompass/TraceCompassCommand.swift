import ArgumentParser

/// `listscope trace-compass`: what Trace Compass needs to show traces.
struct TraceCompassCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace-compass",
    abstract: "Set up Trace Compass for traces of lists.",
    subcommands: [TraceCompassInstallCommand.self]
  )
}
