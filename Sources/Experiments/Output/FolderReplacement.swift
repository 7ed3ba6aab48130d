import Foundation
import Glibc
import TraceReading

/// A folder that `--force` replaces: only one that this program has written.
package struct FolderReplacement: Sendable {
  private let path: String
  private var asidePath: String { path + ".replaced-\(getpid())" }

  /// Accepts a folder to replace.
  ///
  /// - Throws: `CommandFailure` with exit code 64 without `--force`, or where the folder is not ours.
  package init(_ target: OutputTarget, force: Bool) throws(CommandFailure) {
    guard Self.isOurs(target.path) else {
      throw .unusableOutput(
        "'\(target.name)' exists already, and listscope has not written it, so it is left as it is. "
          + "Give another name."
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

  /// Returns whether a folder has a manifest of ours: of a recording, or of an export.
  static func isOurs(_ path: String) -> Bool {
    TraceManifest(inFolder: path) != nil || ExportManifest(inFolder: path) != nil
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
