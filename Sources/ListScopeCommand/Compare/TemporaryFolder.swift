import Foundation

/// A folder that goes with this value.
final class TemporaryFolder {
  let url: URL

  /// - Parameter name: how its name begins.
  init(_ name: String) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing of it is needed any more, and there is nobody to tell.
    try? FileManager.default.removeItem(at: url)
  }
}
