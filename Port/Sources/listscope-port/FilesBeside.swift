import Checking
import Foundation
import Porting

/// The files in the folders of those that are named by themselves.
struct FilesBeside {
  private let neighbors: Neighbors
  private let known: Set<String>

  init(_ command: PortCommand) {
    let named = command.paths.filter { path in
      let values = try? URL(fileURLWithPath: path).resourceValues(forKeys: [.isDirectoryKey])
      return values?.isDirectory != true
    }
    let given = (try? SwiftFiles.find(command.paths)) ?? []
    neighbors = Neighbors(of: named)
    known = Set((given + [command.stubs].compactMap { $0 }).map(Self.standard))
  }

  /// All of them, with their contents.
  func read() -> [Porter.File] {
    neighbors.files.map(\.path).filter(isNew).compactMap { path in
      (try? Data(contentsOf: URL(fileURLWithPath: path))).map { (path: path, contents: $0) }
    }
  }

  /// The paths of those that the named files use.
  var used: [String] { neighbors.used.filter(isNew) }

  private func isNew(_ path: String) -> Bool { !known.contains(Self.standard(path)) }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
}
