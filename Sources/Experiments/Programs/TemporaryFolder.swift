package import Foundation

/// A folder that goes with this value.
package final class TemporaryFolder {
  package let url: URL

  /// Makes a folder.
  ///
  /// - Parameter name: the beginning of its name.
  /// - Throws: errors of `FileManager` where there is no room.
  package init(_ name: String) throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(name)-\(UUID().uuidString)"
    )
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // Nothing of it is needed any more, and there is no one to report to.
    try? FileManager.default.removeItem(at: url)
  }
}
