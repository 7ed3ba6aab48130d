import ArgumentParser
import Experiments

/// `listscope init suite`: writes a suite with comments.
struct InitSuiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suite",
    abstract: "Write a suite for `check`, with comments that explain it."
  )

  @Option(
    name: [.short, .long],
    help: .init("The file to write; - is stdout.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var output = Suite.defaultPath

  @Flag(help: "Replace the file if it exists.")
  var force = false

  func run() throws {
    let target = try OutputTarget(output)
    guard force || target.isStream || target.kind == .nothing else {
      throw CommandOutput.exists(target)
    }
    try CommandOutput.write(SuiteStart.text(ScenarioCatalogue.shared.all), to: output)
  }
}
