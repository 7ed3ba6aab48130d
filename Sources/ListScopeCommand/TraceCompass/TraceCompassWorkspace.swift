import Foundation
import Glibc
import ListSchema
import TraceCompass

/// A folder in which Trace Compass, or its trace server, keeps its settings.
struct TraceCompassWorkspace: Equatable {
  /// The folder.
  let path: String

  /// The folder in which Trace Compass keeps the XML analyses of a workspace.
  static let analysesPath =
    ".metadata/.plugins/org.eclipse.tracecompass.tmf.analysis.xml.core/xml_files"

  /// The place of our analysis.
  var analysisPath: String { "\(path)/\(Self.analysesPath)/\(TraceCompassFile.name)" }

  /// The preferences in which the workspace's analyses are enabled.
  var preferencesPath: String { "\(path)/\(EnabledAnalyses.path)" }

  /// True for a folder that has been a workspace of anything made with Eclipse.
  var isOne: Bool { Self.isFolder(path + "/.metadata") }

  /// The workspaces among some folders and what is directly in them, in alphabetical order.
  static func all(in folders: [String]) -> [TraceCompassWorkspace] {
    let below = folders.flatMap { folder in
      // A folder that cannot be listed has no workspace that could be written to.
      [folder]
        + ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map {
          "\(folder)/\($0)"
        }
    }
    return Set(below).sorted().map { TraceCompassWorkspace(path: $0) }.filter(\.isOne)
  }

  /// The text of our analysis there; nil where there is none.
  var analysis: String? { try? String(contentsOfFile: analysisPath, encoding: .utf8) }

  /// True where a file, or anything else, is in the place of our analysis.
  var hasAnalysis: Bool { FileManager.default.fileExists(atPath: analysisPath) }

  /// True where our analysis is that of this version, for either display.
  var isCurrent: Bool {
    guard let analysis else { return false }
    return TraceCompassFile.Display.allCases.contains {
      TraceCompassFile.render(ListSchema.schema, for: $0) == analysis
    }
  }

  /// The analyses that are enabled.
  var enabled: EnabledAnalyses {
    EnabledAnalyses(FileManager.default.contents(atPath: preferencesPath))
  }

  /// True where our analysis is enabled.
  var isEnabled: Bool { enabled.names.contains(TraceCompassFile.name) }

  /// True while a program has the workspace open: it holds a lock, and writes its settings when it ends.
  var isOpen: Bool {
    let descriptor = open(path + "/.metadata/.lock", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    var lock = Glibc.flock()
    lock.l_type = Int16(F_WRLCK)
    lock.l_whence = Int16(SEEK_SET)
    return fcntl(descriptor, F_GETLK, &lock) == 0 && lock.l_type != Int16(F_UNLCK)
  }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
