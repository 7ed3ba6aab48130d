import ArgumentParser
import Experiments

/// `listscope sessions`: recordings of the use of a list in an app.
struct SessionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sessions",
    abstract: "Keep, show and change recordings of the use of a list in an app.",
    discussion: """
      An app records its list with one Swift file, which this writes:

        \(ProgramName.current) sessions source --output SessionCapture.swift

      Its recording takes the place of a scenario's name in every command:

        \(ProgramName.current) replay feed.capture
        \(ProgramName.current) record feed.capture
        \(ProgramName.current) compare --base main --scenario Sessions
      """,
    subcommands: [
      SessionsListCommand.self, SessionsAddCommand.self, SessionsShowCommand.self,
      SessionsTrimCommand.self, SessionsAnonymizeCommand.self, SessionsRecordCommand.self,
      SessionsSourceCommand.self,
    ]
  )
}

/// `listscope sessions source`: writes the file that records.
struct SessionsSourceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "source",
    abstract: "Write the Swift file with which an app records its list."
  )

  @Option(
    name: [.short, .long],
    help: .init("The file to write; - is stdout.", valueName: "file"),
    completion: .file(extensions: ["swift"])
  )
  var output = "SessionCapture.swift"

  func run() throws {
    try CommandOutput.write(SessionSource.text, to: output)
  }
}
