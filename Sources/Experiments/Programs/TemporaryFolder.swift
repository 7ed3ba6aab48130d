package import Foundation
import Glibc

/// A folder that goes with this value.
package final class TemporaryFolder {
  package let url: URL
  private let interruption: Interruption?

  /// Makes a folder.
  ///
  /// - Parameters:
  ///   - name: the beginning of its name.
  ///   - endsProcess: true if an interruption ends this process, without the folder, for as long as it exists; false
  ///     where the command itself comes to its end then.
  /// - Throws: errors of `FileManager` where there is no room.
  package init(_ name: String, endsProcess: Bool = false) throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "\(name)-\(UUID().uuidString)"
    )
    self.url = url
    interruption = endsProcess ? Interruption { TemporaryFolder.remove(url) } : nil
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { TemporaryFolder.remove(url) }

  /// Removes a folder, also where the command or one that it has started still makes files in it.
  package static func remove(_ url: URL) {
    for _ in 0..<maxAttempts where FileManager.default.fileExists(atPath: url.path) {
      // Nothing of it is needed any more, and there is no one to report to.
      try? FileManager.default.removeItem(at: url)
    }
  }

  private static let maxAttempts = 10
}
