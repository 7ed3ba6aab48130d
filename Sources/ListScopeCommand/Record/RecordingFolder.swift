import ArgumentParser
import Foundation
import TraceReading

/// The folder of a new recording.
struct RecordingFolder {
  /// The path as it was given.
  let path: String
  /// The path from the root.
  let absolutePath: String

  /// Makes the folder, and those above it.
  ///
  /// - Throws: `CommandFailure` with exit code 64 when there is something at the path already, or
  ///   nothing can be made there.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    absolutePath = URL(fileURLWithPath: path).standardizedFileURL.path
    guard !path.isEmpty else {
      throw .unusableOutput("--output needs the name of a folder, such as --output trace-1.")
    }
    guard !FileManager.default.fileExists(atPath: absolutePath) else {
      throw .unusableOutput(
        "'\(path)' exists already, and recordings are never written over. Choose another folder "
          + "with --output, or remove this one."
      )
    }
    do {
      try FileManager.default.createDirectory(
        atPath: absolutePath,
        withIntermediateDirectories: true
      )
    } catch {
      // Foundation keeps the system's reason to itself; asking again brings it out.
      mkdir(absolutePath, 0o777)
      let reason = String(cString: strerror(errno))
      throw .unusableOutput(
        "The folder '\(path)' cannot be made: \(reason). Choose another one with --output."
      )
    }
  }

  /// The folder of one of several repetitions, below this one.
  func repetition(_ number: Int) throws(CommandFailure) -> RecordingFolder {
    try RecordingFolder("\(path)/repetition-\(number)")
  }

  /// Removes the folder with all that was recorded into it.
  func remove() {
    // What cannot be removed stays, and is distinguished by its number.
    try? FileManager.default.removeItem(atPath: absolutePath)
  }

  /// Removes the folder when nothing was recorded into it.
  func removeIfEmpty() {
    // Fails when the folder is not empty, which is what is wanted.
    rmdir(absolutePath)
  }

  /// Writes the manifest.
  func write(_ manifest: TraceManifest) throws(CommandFailure) {
    do {
      try manifest.write(inFolder: absolutePath)
    } catch {
      throw .unusableOutput(
        "The manifest cannot be written into '\(path)': \(error.localizedDescription)"
      )
    }
  }
}
