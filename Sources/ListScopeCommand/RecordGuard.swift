internal import ArgumentParser
internal import LTTng

/// `listscope record-guard`: the process behind every recording, see `RecordingGuard`.
struct RecordGuard: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record-guard",
    abstract: "Own the daemon, the session and the workload of a recording.",
    shouldDisplay: false)

  func run() throws {
    throw ExitCode(RecordingGuard.run())
  }
}
