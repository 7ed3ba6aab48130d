import ArgumentParser
import Experiments
import Foundation
import Workloads

/// The folder of recordings.
struct SessionLibraryOptions: ParsableArguments {
  @Option(help: "The folder of recordings.", completion: .directory)
  var library = SessionFiles.library
}

/// `listscope sessions list`: the recordings of a library.
struct SessionsListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "List the recordings of a library."
  )

  @OptionGroup var options: SessionLibraryOptions

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let paths = SessionFiles.expanded(options.library)
    guard FileManager.default.fileExists(atPath: options.library) else {
      throw CommandFailure(
        message: "There is no folder '\(options.library)'. "
          + "`\(ProgramName.current) sessions add FILE` makes it.",
        status: .noInput
      )
    }
    var (words, failures): ([SessionWords], [CommandFailure]) = ([], [])
    for path in paths {
      do throws(CommandFailure) {
        words.append(SessionWords(try SessionFiles.read(path), file: path))
      } catch {
        failures.append(error)
      }
    }
    try StandardOutput.writeLine(
      json ? try JSONText.encode(words) : words.map(\.line).joined(separator: "\n")
    )
    guard !failures.isEmpty else { return }
    throw CommandFailure(
      message: failures.map(\.message).joined(separator: " "),
      status: .badData
    )
  }
}

/// `listscope sessions add`: takes a recording into a library.
struct SessionsAddCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "add",
    abstract: "Copy a recording into a library."
  )

  @OptionGroup var options: SessionLibraryOptions

  @Argument(help: "The recording.", completion: .file(extensions: ["capture"]))
  var file: String

  @Option(help: "Its name in the library. (default: its own)")
  var name: String?

  @Flag(help: "Replace a recording of the same name.")
  var force = false

  func run() throws {
    let recording = try SessionFiles.read(file)
    let own = URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent
    let name = name ?? own
    guard !name.isEmpty, !name.contains("/"), name.first != "." else {
      throw CommandFailure.usage("A recording cannot be called '\(name)'. Try --name feed.")
    }
    let path = "\(options.library)/\(name)\(SessionFiles.suffix)"
    guard force || !FileManager.default.fileExists(atPath: path) else {
      throw CommandFailure.usage("'\(path)' exists. Give another --name, or --force.")
    }
    do {
      try FileManager.default.createDirectory(
        atPath: options.library,
        withIntermediateDirectories: true
      )
    } catch {
      throw CommandFailure.unusableOutput("'\(options.library)' cannot be made: \(error)")
    }
    try CommandOutput.write(Data(contentsOf: URL(fileURLWithPath: file)), to: path)
    try StandardOutput.say(SessionWords(recording, file: path).line)
    try SessionLoss.check(recording, file)
  }
}

/// `listscope sessions show`: what is in a recording.
struct SessionsShowCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Describe a recording: its length, content, updates, hitches and damage."
  )

  @Argument(help: "The recording.", completion: .file(extensions: ["capture"]))
  var file: String

  @Flag(help: "Print JSON.")
  var json = false

  func run() throws {
    let recording = try SessionFiles.read(file)
    let words = SessionWords(recording, file: file)
    try StandardOutput.write(json ? try JSONText.encode(words) + "\n" : words.text)
    try SessionLoss.check(recording, file)
  }
}

/// The failure of a recording of which something is lost.
enum SessionLoss {
  /// Throws, with exit code 65, if something of a recording is lost.
  static func check(_ recording: SessionRecording, _ file: String) throws(CommandFailure) {
    let lost = recording.problems.filter(\.isLoss)
    guard let first = lost.first else { return }
    let others = lost.count == 1 ? "" : " And \(lost.count - 1) more: see `sessions show`."
    throw CommandFailure(
      message: "A part of the recording '\(file)' is lost: \(first)\(others)",
      status: .badData
    )
  }
}
