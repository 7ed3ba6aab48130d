import Foundation
import TraceCompass

/// A folder in which Trace Compass, or its trace server, keeps its settings.
struct TraceCompassWorkspace: Equatable {
  /// The folder.
  let path: String

  /// Where Trace Compass keeps the XML analyses of a workspace.
  static let analysesPath =
    ".metadata/.plugins/org.eclipse.tracecompass.tmf.analysis.xml.core/xml_files"

  /// The place of our analysis.
  var analysisPath: String { "\(path)/\(Self.analysesPath)/\(TraceCompassFile.name)" }

  /// Whether the folder has been a workspace of anything made with Eclipse.
  var isOne: Bool { Self.isFolder(path + "/.metadata") }

  /// The workspaces among some folders and what is directly in them, in alphabetical order.
  static func all(in folders: [String]) -> [TraceCompassWorkspace] {
    let below = folders.flatMap { folder in
      // What cannot be listed has no workspace that could be written to.
      [folder]
        + ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).map {
          "\(folder)/\($0)"
        }
    }
    return Set(below).sorted().map { TraceCompassWorkspace(path: $0) }.filter(\.isOne)
  }

  /// The text of our analysis there; nil where there is none.
  var analysis: String? { try? String(contentsOfFile: analysisPath, encoding: .utf8) }

  /// Whether a file, or anything else, is in the place of our analysis.
  var hasAnalysis: Bool { FileManager.default.fileExists(atPath: analysisPath) }

  private static func isFolder(_ path: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }
}
