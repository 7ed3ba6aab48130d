import ArgumentParser
import Checking
import Foundation
import Porting

/// `listscope port`: rewrites screens of an iOS app, so that they compile on Linux too.
@main
struct PortCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "listscope port",
    abstract:
      "Rewrite screens of an iOS app, so that they compile on Linux and do the same on iOS.",
    discussion: """
      With --check no file is changed: each file is ported in memory and type-checked with the others, in \
      the language mode of the Package.swift or .xcodeproj around them. A file that is named by itself is \
      checked with what it uses of its folder, and rewritten with what depends on it there.

        listscope port --check Screens
        listscope port Screens
        listscope port --check Screens --stubs Screens/Stubs.swift

      What is left to you is named by file, line and reason, as one of three kinds: "only on iOS", a line \
      that is now under #if canImport(ObjectiveC), and does nothing on Linux; "left", one that is as it was, \
      and does not compile on Linux; "resource", a storyboard, a nib or a SwiftUI view.

      Exit codes: 0, the files are rewritten, even if lines are left to you; with --check, all files \
      compile; 1, a file could not be read or parsed; with --check, a file does not compile; 64, wrong \
      arguments; 66, a file or folder is missing; 69, there is no compiler or no clone of ListScope to \
      check with; 74, a file could not be written; 130, interrupted.
      """
  )

  @Argument(
    help: "The files, or folders with .swift files; functions are looked up in all of them."
  )
  var paths: [String]

  @Flag(
    help: "Change no file; type-check each file as it is after the port, and say what is missing."
  )
  var check = false

  @Option(
    help: .init(
      "Write stand-ins for types that are in none of the files; with --check.",
      valueName: "file"
    )
  )
  var stubs: String?

  @Flag(help: "Change no file; name those that would change.")
  var dryRun = false

  @Flag(help: "Print the outcome as JSON.")
  var json = false

  @Option(
    help: .init(
      "The language mode: 5 or 6; by default that of the project around the files.",
      valueName: "version"
    )
  )
  var swiftVersion: String?

  @Option(
    help: .init(
      "The isolation of types that name none: MainActor or nonisolated; by default that of the project.",
      valueName: "actor"
    )
  )
  var defaultIsolation: String?

  @Option(
    help: .init("A clone of ListScope to check with; by default this one.", valueName: "folder")
  )
  var listscope: String?

  // For `listscope init package --screen`: prints the files of a package with scenarios as JSON.
  @Flag(help: .hidden)
  var scenarios = false

  func validate() throws {
    if let defaultIsolation, !["MainActor", "nonisolated"].contains(defaultIsolation) {
      throw ValidationError(
        "--default-isolation is MainActor or nonisolated, not '\(defaultIsolation)'."
      )
    }
    if let swiftVersion, !["5", "6"].contains(swiftVersion) {
      throw ValidationError("--swift-version is 5 or 6, not '\(swiftVersion)'.")
    }
    if stubs != nil, !check { throw ValidationError("--stubs needs --check.") }
  }

  func run() throws {
    let scratch = try makeScratch()
    let interruption = scratch == nil ? Interruption() : nil
    defer { withExtendedLifetime((scratch, interruption)) {} }
    try work()
  }

  /// The folder for temporary files; nil where there are none.
  private func makeScratch() throws -> Scratch? {
    guard check || scenarios else { return nil }
    do { return try Scratch() } catch {
      FailureOutput.write("Cannot make a temporary folder: \(error.localizedDescription)")
      throw ExitCode(74)
    }
  }

  private func work() throws {
    let mode = self.mode
    if scenarios {
      try PackageRun(command: self, mode: mode).run()
      return
    }
    let files = try readFiles()
    if check {
      try CheckRun(command: self, mode: mode).run(files)
      return
    }
    let ported = Porter(mode).port(files, beside: FilesBeside(self).read())
    if !dryRun { try write(ported) }
    let output = PortOutput(
      files: ported,
      interfaceFiles: InterfaceFile.find(paths),
      isDryRun: dryRun,
      given: files.count
    )
    print(json ? try output.json : output.text.printableLines)
    if ported.contains(where: \.isRefused) { throw ExitCode(1) }
  }

  /// Replaces the files that change.
  private func write(_ files: [PortedFile]) throws {
    for file in files where file.isChanged {
      do { try Interruption.whole { try SwiftFiles.replace(file.path, with: file.text) } } catch {
        FailureOutput.write("Cannot write '\(file.path)': \(error.localizedDescription)")
        throw ExitCode(74)
      }
    }
  }

  /// The mode of the project around the files, with what the options say instead.
  private var mode: ProjectMode {
    var mode = ProjectMode(ofProjectAround: paths[0])
    if swiftVersion != nil || defaultIsolation != nil { mode.source = nil }
    if let swiftVersion { mode.swiftVersion = swiftVersion }
    if let defaultIsolation { mode.isMainActorByDefault = defaultIsolation == "MainActor" }
    return mode
  }

  private func readFiles() throws -> [(path: String, contents: Data)] {
    do {
      let stubs = self.stubs.map { URL(fileURLWithPath: $0).standardizedFileURL.path }
      return try SwiftFiles.find(paths)
        .filter { URL(fileURLWithPath: $0).standardizedFileURL.path != stubs }
        .map(read)
    } catch let code as ExitCode {
      throw code
    } catch {
      FailureOutput.write(
        "Cannot read '\(paths.joined(separator: " "))': \(error.localizedDescription)"
      )
      throw ExitCode(66)
    }
  }

  private func read(_ path: String) throws -> (path: String, contents: Data) {
    do {
      return (path, try Data(contentsOf: URL(fileURLWithPath: path)))
    } catch {
      FailureOutput.write("Cannot read '\(path)': \(error.localizedDescription)")
      throw ExitCode(66)
    }
  }
}
