import Foundation
package import Workloads

/// Files of recordings, by their paths.
package enum SessionFiles {
  /// The end of their names.
  package static let suffix = ".capture"
  /// The folder in which `sessions add` keeps them.
  package static let library = "Sessions"

  /// Reads a file.
  ///
  /// - Throws: `CommandFailure`, with exit code 66 if there is none, 65 if nothing can be read of it.
  package static func read(_ path: String) throws(CommandFailure) -> SessionRecording {
    guard let bytes = FileManager.default.contents(atPath: path) else {
      throw CommandFailure(
        message:
          "There is no recording '\(path)'. `\(ProgramName.current) sessions` says how to get one.",
        status: .noInput
      )
    }
    do {
      return try SessionRecording([UInt8](bytes))
    } catch {
      throw CommandFailure(message: "'\(path)' \(error.message)", status: .badData)
    }
  }

  /// True if a word of a command line can only be a recording.
  package static func isName(_ word: String) -> Bool {
    !word.hasPrefix("-") && word.hasSuffix(suffix)
  }

  /// The scenario of a file.
  package static func scenario(_ path: String) throws(CommandFailure) -> SessionScenario {
    SessionScenario(try read(path), name: URL(fileURLWithPath: path).lastPathComponent)
  }

  /// The recordings in a folder, in the order of their names; the path itself if it is no folder.
  package static func expanded(_ path: String) -> [String] {
    inFolder(path)
      ?? [isName(path) ? URL(fileURLWithPath: path).standardizedFileURL.path : path]
  }

  /// The recordings in a folder, in the order of their names; nil for a path that is no folder.
  package static func inFolder(_ path: String) -> [String]? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), isFolder.boolValue
    else { return nil }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return names.filter(isName).sorted().map { path + (path.hasSuffix("/") ? "" : "/") + $0 }
  }
}
