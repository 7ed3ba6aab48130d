import Foundation
import Glibc
import TestSupport
import Testing

/// A suite in a folder of its own, with its baselines, for a test.
final class SuiteFolder: BaselineFolder {
  let folder: OutputFolder
  /// The path of the suite.
  var suite: String { folder.path + "/listscope.json" }
  private let environment: [String: String]

  /// One short run, which takes less than a second.
  static let short = """
    { scenarios: [ { scenario: "settings", items: 60, frames: 90 } ] }
    """

  /// A cache that the tests share, so that the counter is compiled once.
  static let cache: String = {
    let path = "/tmp/lttngtests-cache-\(getpid())"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    chmod(path, 0o777)
    atexit { try? FileManager.default.removeItem(atPath: "/tmp/lttngtests-cache-\(getpid())") }
    return path
  }()

  /// The baseline of the short run, which is made once.
  private static let shortBaseline: String = {
    (try? SuiteFolder(isFirst: true).baseline()) ?? ""
  }()

  /// Writes the suite, and its baselines unless it is told not to.
  init(
    _ text: String = SuiteFolder.short,
    update: Bool = true,
    isFirst: Bool = false,
    environment: [String: String] = [:]
  ) throws {
    folder = try OutputFolder()
    let common = [
      "XDG_CACHE_HOME": Self.cache, "GITHUB_ACTIONS": "", "GITHUB_STEP_SUMMARY": "",
    ]
    self.environment = common.merging(environment) { $1 }
    try write(text)
    guard update else { return }
    if text == Self.short, environment.isEmpty, !isFirst {
      try FileManager.default.createDirectory(
        atPath: folder.path + "/baselines",
        withIntermediateDirectories: true
      )
      chmod(folder.path + "/baselines", 0o777)
      try Self.shortBaseline.write(
        toFile: baselinePath("settings"),
        atomically: true,
        encoding: .utf8
      )
      return
    }
    let written = try check("--update")
    #expect(written.status == 0, "\(written.errors)")
  }

  /// Writes another suite.
  func write(_ text: String) throws {
    try text.write(toFile: suite, atomically: true, encoding: .utf8)
  }

  /// Runs `check` of this suite.
  func check(
    _ arguments: String...,
    environment: [String: String] = [:],
    as user: User = .current
  ) throws -> (status: Int32, output: String, errors: String) {
    try check(arguments, environment: environment, as: user)
  }

  func check(
    _ arguments: [String],
    environment: [String: String] = [:],
    as user: User = .current
  ) throws -> (status: Int32, output: String, errors: String) {
    try CommandRun.run(
      [CommandRun.listscope, "check", "--suite", suite] + arguments,
      as: user,
      environment: self.environment.merging(environment) { $1 }
    )
  }
}
