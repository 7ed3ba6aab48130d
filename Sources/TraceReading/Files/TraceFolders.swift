import Foundation

/// Finds the folders that hold CTF.
///
/// Babeltrace wants the very folder in which `metadata` lies, while people give the folder of a
/// session or of a recording; LTTng itself puts several such folders below a session's.
enum TraceFolders {
  /// More files than this are not searched through.
  static let maxFiles = 100_000
  private static let deepest = 24

  /// The folders at or below `path` that hold a file `metadata`, in alphabetical order.
  ///
  /// - Throws: `noSuchPath`, `notAFolder`, `unreadable`, `tooManyFiles`, `noTrace`.
  static func find(below path: String) throws(TraceReadingError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchPath(path: path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path: path) }
    var search = Search(path: path)
    try search.visit(path, level: 0)
    guard !search.found.isEmpty else { throw .noTrace(path: path) }
    return search.found
  }

  /// A path below the folder that is read.
  static func name(_ path: String, below folder: String) -> String {
    path == folder
      ? "" : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  private struct Search {
    let path: String
    var found: [String] = []
    private var files = 0

    init(path: String) {
      self.path = path
    }

    mutating func visit(_ folder: String, level: Int) throws(TraceReadingError) {
      let names = try Self.names(in: folder)
      files += names.count
      guard files <= maxFiles else { throw .tooManyFiles(path: path, limit: maxFiles) }
      guard !names.contains("metadata") || Self.isFolder(folder + "/metadata") else {
        found.append(folder)
        return
      }
      guard level < deepest else { return }
      for name in names {
        let inner = folder + "/" + name
        if Self.isFolder(inner) { try visit(inner, level: level + 1) }
      }
    }

    private static func names(in folder: String) throws(TraceReadingError) -> [String] {
      do {
        return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
      } catch {
        throw .unreadable(path: folder, reason: "the folder cannot be listed")
      }
    }

    /// Links are not followed, so that a circle of them ends.
    private static func isFolder(_ path: String) -> Bool {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }
}
