import Foundation

/// A folder for one test, removed at its end.
final class TemporaryFolder {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/reading-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Makes folders inside, and returns the path of the innermost.
  func folder(_ name: String) throws -> String {
    try FileManager.default.createDirectory(
      atPath: path + "/" + name,
      withIntermediateDirectories: true
    )
    return path + "/" + name
  }

  func write(_ bytes: [UInt8], to name: String) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path + "/" + name))
  }
}

/// The traces that are kept beside the sources.
enum GoldenTraces {
  /// The folder `Traces`.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Traces").path
}
