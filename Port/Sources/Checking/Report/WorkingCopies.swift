import Foundation
import Porting

/// Copies of ported files in a temporary folder, by which the compiler reads them.
struct WorkingCopies {
  let folder: URL
  let files: [PortedFile]
  /// The paths of the copies; files that could not be read have none.
  let paths: [String]
  private let originals: [String: String]

  init(_ files: [PortedFile]) throws {
    self.files = files
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("listscope-port-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    var paths: [String] = []
    var originals: [String: String] = [:]
    for (index, file) in files.enumerated() where !file.isRefused {
      // Two files of a module may not have the same name, even in other folders.
      let name = Self.plain(URL(fileURLWithPath: file.path).lastPathComponent)
      let copy = folder.appendingPathComponent("\(index)-\(name)")
      try file.text.write(to: copy, atomically: true, encoding: .utf8)
      paths.append(copy.path)
      originals[copy.path] = file.path
    }
    self.paths = paths
    self.originals = originals
  }

  /// A name without the characters that lists of files have a meaning for.
  private static func plain(_ name: String) -> String {
    String(name.map { $0.isLetter || $0.isNumber || "._+-".contains($0) ? $0 : "_" })
  }

  /// The path that a copy was made of.
  func original(_ path: String) -> String? { originals[path] }

  /// The text of a copy.
  func text(_ path: String) -> String? {
    originals[path].flatMap { original in files.first { $0.path == original }?.text }
  }

  /// Removes the folder.
  func remove() { try? FileManager.default.removeItem(at: folder) }
}
