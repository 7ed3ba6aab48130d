import Foundation

/// A temporary folder with files, which is removed at the end.
final class Workspace {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-port-test-\(UUID().uuidString)")
    path = folder.path
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The clone of ListScope that these tests are in.
  static var clone: String {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<4 { folder.deleteLastPathComponent() }
    return folder.path
  }

  /// True if the clone has been built, so that screens can be compiled.
  static var isBuilt: Bool {
    ["release", "debug", "tests/release"].contains {
      FileManager.default.fileExists(
        atPath: "\(clone)/.build/\($0)/Modules/ListScope.swiftmodule"
      )
    }
  }
}
