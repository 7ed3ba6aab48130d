import ArgumentParser
import LTTng

/// `listscope record-guard`: the process that owns a recording, see `RecordingGuard`.
struct RecordGuardCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "record-guard",
    abstract: "Own the daemon, the session and the workload of a recording.",
    shouldDisplay: false
  )

  func run() throws {
    throw ExitCode(RecordingGuard.run())
  }
}
