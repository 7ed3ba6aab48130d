import Foundation

/// Swift files on disk: finds them, reads them, and replaces one as a whole.
public enum SwiftFiles {
  /// The files that paths name: files as they are, of folders all `.swift` files below, in order.
  ///
  /// - Throws: an error of Foundation if a path is not there.
  public static func find(_ paths: [String]) throws -> [String] {
    var found: [String] = []
    for path in paths {
      let values = try URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
      guard values.isDirectory == true else {
        found.append(path)
        continue
      }
      let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let isHidden: (String) -> Bool = { name in
        name.split(separator: "/").contains { $0.hasPrefix(".") }
      }
      found += below.filter { $0.hasSuffix(".swift") && !isHidden($0) }.sorted().map {
        (path.hasSuffix("/") ? path : path + "/") + $0
      }
    }
    var seen: Set<String> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Replaces a file with a text at once: a reader sees the old file or the new one, with its permissions.
  ///
  /// - Throws: an error of Foundation if the folder cannot be written; the file is then as it was.
  public static func replace(_ path: String, with text: String) throws {
    // A link stays, and its file is replaced.
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions]
    let temporary = file.deletingLastPathComponent()
      .appendingPathComponent(".\(file.lastPathComponent).\(UUID().uuidString)")
    do {
      try Data(text.utf8).write(to: temporary)
      if let permissions {
        try FileManager.default.setAttributes(
          [.posixPermissions: permissions],
          ofItemAtPath: temporary.path
        )
      }
      guard rename(temporary.path, file.path) == 0 else {
        throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
      }
    } catch {
      try? FileManager.default.removeItem(at: temporary)
      throw error
    }
  }
}
