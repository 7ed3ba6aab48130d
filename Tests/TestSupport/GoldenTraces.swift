import Foundation

/// The recordings in the folder `Traces`.
package enum GoldenTraces {
  /// 344 events of the scenario `catalog`, 60 items, 24 frames.
  package static let catalog = path("catalog-60")

  private static func path(_ name: String) -> String {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Traces/\(name)").path
  }
}

/// A folder that is removed when the last reference to it goes.
package final class TemporaryFolder {
  /// Where it is.
  package let path: String

  /// Makes an empty folder.
  package init() throws {
    path = NSTemporaryDirectory() + "listscope-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // What cannot be removed is left to the system's own cleaning.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Writes a file, and the folders above it.
  package func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(bytes).write(to: file)
  }

  /// Copies files out of another folder.
  package func copy(_ names: [String], of folder: String) throws {
    for name in names {
      try write(Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)")), to: name)
    }
  }
}
