import Experiments
import Foundation
import Reports

/// The ported screens of a package with their scenarios, as `listscope-port` writes them.
struct PortedScreens: Decodable {
  /// A file by its path in the sources' folder.
  struct File: Decodable {
    let path: String
    let text: String
  }

  /// A scenario: its Swift type, and its name on the command line.
  struct Scenario: Decodable {
    let type: String
    let name: String
  }

  /// The language mode of the target.
  struct Mode: Decodable {
    let swiftVersion: String
    let isMainActorByDefault: Bool
  }

  let mode: Mode
  let files: [File]
  let scenarios: [Scenario]
  let notes: [String]

  /// Ports screens, with the types beside them and stubs for those that are nowhere.
  ///
  /// - Throws: `CommandFailure` if a file is missing, or none has a screen to measure.
  init(_ paths: [String], dependency: ListScopeDependency) throws {
    for path in paths where !FileManager.default.fileExists(atPath: path) {
      throw CommandFailure(message: "There is no file '\(path)'.", status: .noInput)
    }
    StandardError.say("Porting and checking the screens; this takes up to some minutes.")
    var arguments = ["--scenarios"] + paths
    if case .folder(let folder) = dependency { arguments += ["--listscope", folder] }
    self = try JSONDecoder().decode(Self.self, from: PortProgram.output(arguments))
    guard !scenarios.isEmpty else {
      let reasons = notes.map { "  " + $0 }
      throw CommandFailure(lines: ["There is no screen to measure."] + reasons, status: .usage)
    }
  }

  /// The lines for the terminal: where the app's own code goes, and what is left out.
  func advice(folder: String) -> [String] {
    var lines = ["The scenarios in \(folder)/Scenarios say where the app's own data goes."]
    if files.contains(where: { $0.path.hasSuffix("/Stubs.swift") }) {
      lines.append(
        "Screens/Stubs.swift stands in for types that are in none of the files; replace them by the app's own."
      )
    }
    if !notes.isEmpty { lines += ["", "Left out, or to be done:"] + notes.map { "  " + $0 } }
    return lines
  }
}
