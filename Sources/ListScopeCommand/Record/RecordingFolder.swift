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
  /// - Throws: `CommandFailure` with exit code 64 when the path exists already, or the folder
  ///   cannot be made.
  init(_ path: String) throws(CommandFailure) {
    self.path = path
    absolutePath = URL(fileURLWithPath: path).standardizedFileURL.path
    guard !path.isEmpty else {
      throw .unusableOutput("--output needs the name of a folder, such as --output trace-1.")
    }
    guard !FileManager.default.fileExists(atPath: absolutePath) else {
      throw .unusableOutput(
        "'\(path)' exists already, and recordings are never overwritten. Choose another folder "
          + "with --output, or remove this one."
      )
    }
    do {
      try FileManager.default.createDirectory(
        atPath: absolutePath,
        withIntermediateDirectories: true
      )
    } catch {
      // Foundation hides the system's reason; trying again reveals it.
      mkdir(absolutePath, 0o777)
      let reason = String(cString: strerror(errno))
      throw .unusableOutput(
        "The folder '\(path)' cannot be made: \(reason). Choose another one with --output."
      )
    }
  }

  /// The path of a recording for which the user names none: `Traces/recordings/SUBJECT-TIME`.
  static func defaultPath(_ subject: String) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyyMMdd-HHmmss"
    return "Traces/recordings/\(subject)-\(format.string(from: Date()))"
  }

  /// The folder of one of several repetitions, below this one.
  func repetition(_ number: Int) throws(CommandFailure) -> RecordingFolder {
    try RecordingFolder("\(path)/repetition-\(number)")
  }

  /// Removes the folder with everything in it.
  func remove() {
    // What cannot be removed stays, and is distinguished by its number.
    try? FileManager.default.removeItem(atPath: absolutePath)
  }

  /// Removes the folder when nothing was recorded into it.
  func removeIfEmpty() {
    // Fails when the folder is not empty, as intended.
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
