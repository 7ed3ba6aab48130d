import Foundation

/// Finds the folders that hold CTF.
///
/// Babeltrace wants the very folder in which `metadata` lies, while people give the folder of a
/// session or of a recording; LTTng itself puts several such folders below a session's.
enum TraceFolders {
  /// More files than this are not searched through.
  static let maxFiles = 100_000
  private static let deepest = 24

  /// The traces found in a folder, in alphabetical order.
  struct Found {
    /// The folders that hold a file `metadata`.
    var traces: [String] = []
    /// The folders that hold streams of a trace, and no such file.
    var withoutMetadata: [String] = []
  }

  /// The traces at or below `path`, of which there is one at least.
  ///
  /// - Throws: `noSuchPath`, `notAFolder`, `unreadable`, `tooManyFiles`, `noTrace`, `noMetadata`.
  static func find(below path: String) throws(TraceReadingError) -> Found {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .noSuchPath(path: path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path: path) }
    var search = Search(path: path)
    try search.visit(path, level: 0)
    guard search.found.traces.isEmpty else { return search.found }
    if let folder = search.found.withoutMetadata.first { throw .noMetadata(path: folder) }
    throw .noTrace(path: path)
  }

  /// A path below the folder that is read.
  static func name(_ path: String, below folder: String) -> String {
    path == folder
      ? "" : path.hasPrefix(folder + "/") ? String(path.dropFirst(folder.count + 1)) : path
  }

  private struct Search {
    let path: String
    var found = Found()
    private var files = 0

    init(path: String) {
      self.path = path
    }

    mutating func visit(_ folder: String, level: Int) throws(TraceReadingError) {
      let names = try Self.names(in: folder)
      files += names.count
      guard files <= maxFiles else { throw .tooManyFiles(path: path, limit: maxFiles) }
      guard !names.contains("metadata") || Self.isFolder(folder + "/metadata") else {
        found.traces.append(folder)
        return
      }
      if names.contains(where: { Self.isStream(folder + "/" + $0) }) {
        found.withoutMetadata.append(folder)
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

    /// True if a file begins as packets of a trace do.
    private static func isStream(_ path: String) -> Bool {
      // What cannot be read is no stream as far as anyone can tell.
      guard !isFolder(path), let file = try? ByteReader(path: path),
        let head = try? file.bytes(at: 0, count: 4), head.count == 4
      else { return false }
      return [.little, .big].contains { head.number(at: 0, count: 4, $0) == TraceFormat.magic }
    }

    /// Links are not followed, so that a circle of them ends.
    private static func isFolder(_ path: String) -> Bool {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return attributes?[.type] as? FileAttributeType == .typeDirectory
    }
  }
}
