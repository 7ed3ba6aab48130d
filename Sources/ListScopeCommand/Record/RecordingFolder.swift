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
    let parent = URL(fileURLWithPath: absolutePath).deletingLastPathComponent().path
    // What cannot be created shows in the next step, with the system's reason.
    try? FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    // Fails if another recording has made the folder meanwhile.
    guard mkdir(absolutePath, 0o777) != 0 else { return }
    let reason = String(cString: strerror(errno))
    throw .unusableOutput(
      "The folder '\(path)' cannot be made: \(reason). Choose another one with --output."
    )
  }

  /// Makes the folder of a recording for which the user names none:
  /// `Traces/recordings/SUBJECT-TIME`, with a number behind it where that exists.
  ///
  /// - Throws: `CommandFailure` with exit code 64 when the folder cannot be made.
  static func makeDefault(_ subject: String, at time: Date = Date()) throws(CommandFailure)
    -> RecordingFolder
  {
    let path = defaultPath(subject, at: time)
    var name = path
    for number in 2...1_000 {
      if let folder = try? RecordingFolder(name) { return folder }
      // Only a folder that is there already can be avoided by another name.
      guard FileManager.default.fileExists(atPath: name) else { break }
      name = "\(path)-\(number)"
    }
    return try RecordingFolder(name)
  }

  private static func defaultPath(_ subject: String, at time: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyyMMdd-HHmmss"
    return "Traces/recordings/\(subject)-\(format.string(from: time))"
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
