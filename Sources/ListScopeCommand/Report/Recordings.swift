import ArgumentParser
import Experiments
import Foundation
import TraceReading

/// The recordings that `record` has put where it puts them when it is not told where.
struct Recordings {
  /// The folder, seen from the working directory.
  static let folder = "Traces/recordings"

  /// The trace that a command is to read: the one that was named, or the latest recording.
  ///
  /// - Throws: `CommandFailure` with exit code 66 where there is none.
  static func trace(_ name: String?, _ terminal: Terminal) throws(CommandFailure) -> String {
    if let name { return name }
    guard let latest = Recordings().paths.last else {
      throw CommandFailure(
        message: "No trace is named, and '\(folder)' holds no recording. Give the folder of a "
          + "trace, or make one: `\(ProgramName.current) record SCENARIO`.",
        status: .noInput
      )
    }
    terminal.note("this is the latest recording, \(latest)")
    return latest
  }

  /// The paths of all recordings, the latest last.
  var paths: [String] {
    // Without the folder there is none.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: Self.folder)) ?? []
    return names.compactMap { name -> (order: (String, Date), path: String)? in
      let path = "\(Self.folder)/\(name)"
      guard let manifest = TraceManifest(inFolder: path) else { return nil }
      let attributes = try? FileManager.default.attributesOfItem(
        atPath: "\(path)/\(TraceManifest.fileName)"
      )
      let written = attributes?[.modificationDate] as? Date ?? .distantPast
      return ((manifest.createdUTC, written), path)
    }
    .sorted { $0.order < $1.order }.map(\.path)
  }
}

extension CompletionKind {
  /// Recordings, and folders.
  static var trace: CompletionKind {
    .custom { _, _, prefix in
      let folder = prefix.contains("/") ? OutputTarget.folder(of: prefix) : "."
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      let folders = names.map { folder == "." ? $0 : folder == "/" ? "/\($0)" : "\(folder)/\($0)" }
        .filter { path in
          var isFolder: ObjCBool = false
          return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
            && isFolder.boolValue
        }
      return (Recordings().paths.reversed() + folders.sorted()).filter { $0.hasPrefix(prefix) }
    }
  }
}
