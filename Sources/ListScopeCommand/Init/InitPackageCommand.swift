import ArgumentParser
import Experiments
import Foundation
import Reports

/// `listscope init package`: writes a package that measures the user's own list.
struct InitPackageCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "package",
    abstract: "Write a Swift package that measures a list of your own.",
    discussion: """
      The package has a row, a screen that shows 10,000 of them, and a scenario that changes and scrolls \
      it. It builds and records as it is; put your own rows and content in their places:

        \(ProgramName.current) init package my-list
        cd my-list
        swift run -c release my-list record my-list
      """
  )

  @Argument(help: "The name of the package, of its program and of its scenario.")
  var name: String

  @Option(
    name: [.short, .long],
    help: .init("The folder to write; by default one with the name.", valueName: "folder"),
    completion: .directory
  )
  var output: String?

  @Option(
    help: .init(
      "A folder or a URL of ListScope; by default the clone that this program is from.",
      valueName: "package"
    ),
    completion: .directory
  )
  var listscope: String?

  func run() throws {
    let name = try PackageName(name)
    let start = PackageStart(name: name, dependency: try ListScopeDependency(listscope))
    let folder = output ?? name.text
    try write(start, to: folder)
    try StandardOutput.write(
      """
      Wrote the package \(folder). Next:

        cd \(folder.quotedForShell)
        swift run -c release\(start.dependency.scratchOption) \(name.text) record \(name.text)

      The first build takes some minutes. Then change Sources/\(name.text): the row, the screen, the \
      scenario.

      """
    )
  }

  private func write(_ start: PackageStart, to folder: String) throws {
    let output = try CommandOutput(folder, .folder)
    let interruption = Interruption { output.discardAndExit(Interruption.exitCode) }
    defer { withExtendedLifetime(interruption) {} }
    do {
      try output.create()
      for (path, text) in start.files {
        try Data(text.utf8).withUnsafeBytes { try output.append($0, to: path) }
      }
      try output.publish()
    } catch {
      output.discard()
      throw error
    }
  }
}
