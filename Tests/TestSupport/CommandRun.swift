package import Foundation
import Glibc
import Testing

/// The user who runs a command in a test.
package enum User: String, CaseIterable, CustomTestStringConvertible {
  /// The user who runs the tests.
  case current = "the current user"
  /// A user without privileges.
  case ordinary = "an ordinary user"

  package var testDescription: String { rawValue }

  /// The command that starts another one as this user.
  package var prefix: [String] {
    switch self {
    case .current: []
    case .ordinary:
      ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]
    }
  }

  /// True if this process may become another user.
  package static let isRoot = getuid() == 0

  /// The users that this process can be: only root can become another user.
  package static let available = isRoot ? allCases : [.current]
}

/// A program that a test has started.
package final class CommandRun {
  /// A copy of `listscope` built with the tests, at a path that every user can reach.
  package static let listscope = copy(of: "listscope")

  /// The program that tests record, likewise.
  package static let probe = copy(of: "listscope-probe")

  /// The program without lists whose signposts tests record, likewise.
  package static let signpostsProbe = copy(of: "signposts-probe")

  /// The app with mistakes behind switches, likewise.
  package static let cookbook = copy(of: "cookbook")

  private static func copy(of program: String) -> String {
    let built = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent(program).path
    // The clone may be in a private home folder. A link would be equally inaccessible.
    let folder = "/tmp/lttngtests-\(getpid())"
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o755]
      )
      let copy = "\(folder)/\(program)"
      // Another process copies: a program that a test starts meanwhile would inherit our open
      // file, and a file that is open for writing cannot be run ("Text file busy").
      guard try run(["cp", built, copy]).status == 0 else { return built }
      // Runs after the last test; a static is never deinitialised.
      atexit { try? FileManager.default.removeItem(atPath: "/tmp/lttngtests-\(getpid())") }
      return copy
    } catch {
      return built
    }
  }

  /// The folder of this package.
  package static let repository = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path

  /// True if recordings can be made and read back on this machine.
  package static let hasDaemon = find("lttng-sessiond") != nil && find("babeltrace2") != nil

  /// The path of a program on PATH.
  package static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// The running program.
  package let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts a command.
  package init(
    _ command: [String],
    as user: User = .current,
    environment: [String: String] = [:]
  ) throws {
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = user.prefix + command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = errors
    // The clone may be in a private folder, in which another user can start nothing.
    if user != .current { process.currentDirectoryURL = URL(fileURLWithPath: "/tmp") }
    try process.run()
  }

  /// The processes that the program has started and that still run.
  package var children: [pid_t] {
    let tasks = "/proc/\(process.processIdentifier)/task"
    let threads = (try? FileManager.default.contentsOfDirectory(atPath: tasks)) ?? []
    return threads.flatMap { thread in
      let children = try? String(contentsOfFile: "\(tasks)/\(thread)/children", encoding: .utf8)
      return (children ?? "").split(separator: " ").compactMap { pid_t($0) }
    }
  }

  /// The end of the pipe at which the program's standard output arrives.
  var outputDescriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Waits for the end and returns the output.
  package func finish() -> (status: Int32, output: String, errors: String) {
    let printed = String(decoding: output.fileHandleForReading.readAll(), as: UTF8.self)
    let complaints = String(
      decoding: errors.fileHandleForReading.readAll(),
      as: UTF8.self
    )
    process.waitUntilExit()
    return (process.terminationStatus, printed, complaints)
  }

  /// Runs a command to its end.
  package static func run(
    _ command: [String],
    as user: User = .current,
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    try CommandRun(command, as: user, environment: environment).finish()
  }
}

/// A folder for the output of one test, removed at its end.
package final class OutputFolder {
  /// The path of the program.
  package let path: String

  /// Creates a new, empty folder.
  package init() throws {
    path = "/tmp/lttngtests-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Ordinary users write to it as well.
    chmod(path, 0o777)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The events of a trace, one line each; nil when it cannot be read.
  package static func events(of trace: String) throws -> [Substring]? {
    let result = try CommandRun.run(["babeltrace2", trace])
    return result.status == 0 ? result.output.split(separator: "\n") : nil
  }
}
