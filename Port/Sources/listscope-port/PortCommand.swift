import ArgumentParser
import Foundation
import Porting

/// `listscope port`: rewrites screens of an iOS app, so that they compile on Linux too.
@main
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listscope port",
    abstract:
      "Rewrite screens of an iOS app, so that they compile on Linux and do the same on iOS.",
    discussion:
      "Exit codes: 0, everything is rewritten; 1, a file could not be read; 64, wrong arguments."
  )

  @Argument(
    help: "The files, or folders with .swift files; functions are looked up in all of them."
  )
  var paths: [String]

  @Flag(help: "Change no file; name those that would change.")
  var dryRun = false

  @Flag(help: "Print the notes as JSON.")
  var json = false

  @Option(
    help: .init(
      "The isolation of types that name none: MainActor or nonisolated.",
      valueName: "actor"
    )
  )
  var defaultIsolation = "nonisolated"

  func validate() throws {
    guard ["MainActor", "nonisolated"].contains(defaultIsolation) else {
      throw ValidationError(
        "--default-isolation is MainActor or nonisolated, not '\(defaultIsolation)'."
      )
    }
  }

  func run() throws {
    let found = try SwiftFiles.find(paths)
    let files = try found.map {
      (path: $0, contents: try Data(contentsOf: URL(fileURLWithPath: $0)))
    }
    let ported = Porter(isMainActorByDefault: defaultIsolation == "MainActor").port(files)
    if !dryRun {
      for file in ported where file.isChanged { try SwiftFiles.replace(file.path, with: file.text) }
    }
    try json ? printJSON(ported) : printText(ported)
    if ported.contains(where: \.isRefused) { throw ExitCode(1) }
  }

  private func printText(_ files: [PortedFile]) {
    for file in files {
      if file.isChanged { print("\(file.path): \(dryRun ? "would be rewritten" : "rewritten")") }
      for note in file.notes {
        print("\(file.path):\(note.line): \(note.kind.rawValue): \(note.message)")
      }
    }
    let changed = files.count(where: \.isChanged)
    print("\(changed) of \(files.count) files \(dryRun ? "would change" : "changed").")
  }

  /// A file as JSON has it.
  private struct Entry: Encodable {
    var path: String
    var isChanged: Bool
    var notes: [Note]
  }

  private func printJSON(_ files: [PortedFile]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let entries = files.map { Entry(path: $0.path, isChanged: $0.isChanged, notes: $0.notes) }
    print(String(decoding: try encoder.encode(entries), as: UTF8.self))
  }
}
