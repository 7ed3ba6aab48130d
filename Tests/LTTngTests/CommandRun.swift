import Foundation
import Glibc
import Testing

/// Who runs a command in a test.
enum User: String, CaseIterable, CustomTestStringConvertible {
  case current = "the current user"
  case ordinary = "an ordinary user"

  var testDescription: String { rawValue }

  /// The command that starts another one as this user.
  var prefix: [String] {
    switch self {
    case .current: []
    case .ordinary:
      ["setpriv", "--reuid", "nobody", "--regid", "nogroup", "--clear-groups"]
    }
  }

  static let isRoot = getuid() == 0

  /// Whom this process can be: only root can become another user.
  static let available = isRoot ? allCases : [.current]
}

/// A program that a test has started.
final class CommandRun {
  /// The `listscope` built beside the tests.
  static let listscope = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("listscope").path

  static let hasDaemon = find("lttng-sessiond") != nil && find("babeltrace2") != nil

  static func find(_ name: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  let process = Process()
  private let output = Pipe()
  private let errors = Pipe()

  /// Starts a command.
  init(
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
    try process.run()
  }

  /// Waits for the end and returns what was printed.
  func finish() -> (status: Int32, output: String, errors: String) {
    let printed = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(),
      as: UTF8.self
    )
    process.waitUntilExit()
    return (process.terminationStatus, printed, complaints)
  }

  /// Runs a command to its end.
  static func run(
    _ command: [String],
    as user: User = .current,
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String, errors: String) {
    try CommandRun(command, as: user, environment: environment).finish()
  }
}

/// A folder for the output of one test, removed at its end.
final class OutputFolder {
  let path: String

  init() throws {
    path = "/tmp/lttngtests-\(UUID().uuidString.prefix(8))"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    // Ordinary users write to it as well.
    chmod(path, 0o777)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The events of a trace, one line each; nil when it cannot be read.
  static func events(of trace: String) throws -> [Substring]? {
    let result = try CommandRun.run(["babeltrace2", trace])
    return result.status == 0 ? result.output.split(separator: "\n") : nil
  }
}
