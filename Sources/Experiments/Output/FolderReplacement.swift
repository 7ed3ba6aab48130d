import Foundation
import Glibc
import TraceReading

/// A folder that `--force` replaces: only one that this program has written, and of the same kind, so that an export never
/// takes the place of a recording.
package struct FolderReplacement: Sendable {
  /// The contents of a folder of this program.
  package enum Contents: Sendable {
    case recording, export

    fileprivate var words: String {
      switch self {
      case .recording: "a recording"
      case .export: "an export"
      }
    }

    fileprivate func isIn(_ path: String) -> Bool {
      switch self {
      case .recording:
        TraceManifest(inFolder: path) != nil || FolderReplacement.isUnfinishedRecording(path)
      case .export: ExportManifest(inFolder: path) != nil
      }
    }
  }

  /// Returns whether a folder holds a trace and nothing else, as a recording that was killed leaves it.
  private static func isUnfinishedRecording(_ path: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) == ["ctf"]
  }

  private let path: String
  private var asidePath: String { path + ".replaced-\(getpid())" }

  /// Accepts a folder to replace.
  ///
  /// - Throws: `CommandFailure` with exit code 64 without `--force`, or where the folder is not ours.
  package init(_ target: OutputTarget, by new: Contents, force: Bool) throws(CommandFailure) {
    guard new.isIn(target.path) else {
      throw .unusableOutput(
        "'\(target.name)' exists already and is not \(new.words) that listscope has written, so it is left as it "
          + "is. Give another name."
      )
    }
    guard force else {
      throw .unusableOutput(
        "'\(target.name)' exists already and is left as it is. Give another name, or replace it "
          + "with --force."
      )
    }
    path = target.path
  }

  /// Puts a complete folder in the place of the old one, which is removed.
  package func publish(_ newPath: String) throws(SystemError) {
    try moveAside()
    guard rename(newPath, path) == 0 else {
      let error = SystemError()
      restore()
      throw error
    }
    removeOld()
  }

  /// Moves the old folder beside, where it stays until there is a new one.
  package func moveAside() throws(SystemError) {
    guard rename(path, asidePath) == 0 else { throw SystemError() }
  }

  /// Puts the old folder back where there is no new one.
  package func restore() {
    // A new folder that holds anything is not replaced.
    rename(asidePath, path)
  }

  /// Removes the old folder.
  package func removeOld() {
    // A folder that cannot be removed stays beside, under a name that says what it is.
    try? FileManager.default.removeItem(atPath: asidePath)
  }
}
