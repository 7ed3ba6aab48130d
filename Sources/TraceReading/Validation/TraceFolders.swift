import Foundation

/// Finds the folders that hold CTF traces: those with a file named `metadata`.
enum TraceFolders {
  /// All such folders at or below a path, in the order of their names.
  static func find(at path: String) throws(TraceReadingError) -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw .missing(path: path)
    }
    guard isFolder.boolValue else { throw .notAFolder(path: path) }
    let folders = try search(path)
    if folders.isEmpty { throw .noTrace(path: path) }
    return folders
  }

  private static func search(_ folder: String) throws(TraceReadingError) -> [String] {
    let names = try self.names(in: folder)
    if names.contains("metadata"), kind(of: "\(folder)/metadata") == .typeRegular {
      return [folder]
    }
    var found: [String] = []
    // Links are not followed: they could lead in a circle.
    for name in names where kind(of: "\(folder)/\(name)") == .typeDirectory {
      found += try search("\(folder)/\(name)")
    }
    return found
  }

  /// The paths of the files beside the metadata that hold events.
  ///
  /// The same rule as in the library: every regular file whose name does not begin with a dot.
  static func streamFiles(in folder: String) throws(TraceReadingError) -> [String] {
    try names(in: folder)
      .filter { !$0.hasPrefix(".") && $0 != "metadata" }
      .map { "\(folder)/\($0)" }
      .filter { kind(of: $0) == .typeRegular }
  }

  private static func names(in folder: String) throws(TraceReadingError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadableFile(file: folder, reason: "the folder cannot be listed")
    }
  }

  private static func kind(of path: String) -> FileAttributeType? {
    // What vanished since it was listed counts as nothing.
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType
  }
}
