import ArgumentParser
import Experiments
import Foundation
import Reports
import TraceAnalysis

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

      With --screen it is made around screens of an iOS app: they are ported, types that are in no file get \
      stubs, and each screen gets a scenario that scrolls it, taps its rows and updates it:

        \(ProgramName.current) init package my-app --screen Screens/*.swift
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

  @Option(
    name: .long,
    parsing: .upToNextOption,
    help: .init("Files, or folders, with screens of an iOS app.", valueName: "file"),
    completion: .file(extensions: ["swift"])
  )
  var screen: [String] = []

  func run() throws {
    let name = try PackageName(name)
    let dependency = try ListScopeDependency(listscope)
    let folder = output ?? name.text
    let start: PackageStart
    if screen.isEmpty {
      start = PackageStart(name: name, dependency: dependency)
    } else {
      try refuseExisting(folder)
      let screens = try PortedScreens(screen, dependency: dependency)
      start = PackageStart(name: name, dependency: dependency, screens: screens)
    }
    try write(start.files, to: folder)
    try StandardOutput.write(start.message(folder: folder).printableLines)
  }

  /// Throws for a folder that is there, before a minute's work.
  private func refuseExisting(_ folder: String) throws {
    let target = try OutputTarget(folder)
    if target.kind != .nothing { throw CommandOutput.exists(target) }
  }

  private func write(_ files: [(path: String, text: String)], to folder: String) throws {
    let output = try CommandOutput(folder, .folder(nil))
    let interruption = Interruption { output.discardForGood() }
    defer { withExtendedLifetime(interruption) {} }
    do {
      try output.create()
      for (path, text) in files {
        try Data(text.utf8).withUnsafeBytes { try output.append($0, to: path) }
      }
      try output.publish()
    } catch {
      output.discard()
      throw error
    }
  }
}
