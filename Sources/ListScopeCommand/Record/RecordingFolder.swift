import ArgumentParser
import Experiments
import Foundation
import LTTng
import TraceReading

/// The folder of a new recording.
struct RecordingFolder {
  /// The path as it was given.
  let path: String
  /// The path from the root.
  let absolutePath: String

  /// The folder of an earlier recording that this one replaces.
  private var replacement: FolderReplacement?
  /// The folders above it that were made for it, the innermost first.
  private var parents: [String] = []

  /// Makes the folder, and those above it.
  ///
  /// - Parameters:
  ///   - path: the name, whose links are followed.
  ///   - force: whether a folder of an earlier recording may be replaced.
  /// - Throws: `CommandFailure` with exit code 64 when the path exists already, or the folder
  ///   cannot be made.
  init(_ path: String, force: Bool = false) throws(CommandFailure) {
    self.path = path
    let target = try OutputTarget(path)
    absolutePath = URL(fileURLWithPath: target.path).standardizedFileURL.path
    switch target.kind {
    case .nothing: break
    case .folder:
      let replacement = try FolderReplacement(target, by: .recording, force: force)
      self.replacement = replacement
      do { try replacement.moveAside() } catch { throw Self.unusable(path, error) }
    case .standardOutput where path == "-":
      throw .unusableOutput("A recording is a folder, so it cannot go to stdout.")
    default: throw CommandOutput.exists(target)
    }
    parents = Self.missing(above: absolutePath)
    do {
      try Self.make(absolutePath)
    } catch {
      removeEmptyParents()
      replacement?.restore()
      throw Self.unusable(path, error)
    }
  }

  /// The folders above a path that do not exist, the innermost first.
  private static func missing(above path: String) -> [String] {
    var missing: [String] = []
    var folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    while folder != "/", !FileManager.default.fileExists(atPath: folder) {
      missing.append(folder)
      folder = URL(fileURLWithPath: folder).deletingLastPathComponent().path
    }
    return missing
  }

  /// Removes the folders above it that were made for it, as far as nothing else is in them.
  private func removeEmptyParents() {
    for parent in parents where rmdir(parent) != 0 { return }
  }

  private static func make(_ path: String) throws(SystemError) {
    // A folder that cannot be made is reported below.
    try? FileManager.default.createDirectory(
      atPath: OutputTarget.folder(of: path),
      withIntermediateDirectories: true
    )
    guard mkdir(path, 0o777) == 0 else { throw SystemError() }
  }

  private static func unusable(_ path: String, _ error: SystemError) -> CommandFailure {
    .unusableOutput(
      "The folder '\(path)' cannot be made: \(error.reason). Choose another one with --output."
    )
  }

  /// Ends a replacement: the old folder goes when there is a recording, and comes back otherwise.
  ///
  /// Without a replacement, a folder in which nothing is goes, so that the name can be used again.
  func finish() {
    guard let replacement else { return removeIfEmpty() }
    if TraceManifest(inFolder: absolutePath) == nil {
      replacement.restore()
    } else {
      replacement.removeOld()
    }
  }

  /// Makes the folder of a recording for which the user names none:
  /// `Recordings.folder/SUBJECT-TIME`, with a number behind it where that exists.
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
      // With "-" it would be named like a snapshot.
      name = "\(path).\(number)"
    }
    return try RecordingFolder(name)
  }

  private static func defaultPath(_ subject: String, at time: Date) -> String {
    let format = DateFormatter()
    format.locale = Locale(identifier: "en_US_POSIX")
    format.timeZone = TimeZone(identifier: "UTC")
    format.dateFormat = "yyyyMMdd-HHmmss"
    return "\(Recordings.folder)/\(subject)-\(format.string(from: time))"
  }

  /// The folder of one of several repetitions, below this one.
  func repetition(_ number: Int) throws(CommandFailure) -> RecordingFolder {
    try RecordingFolder("\(path)/repetition-\(number)")
  }

  /// Removes the folder with everything in it.
  func remove() {
    // A folder that cannot be removed stays, and is distinguished by its number.
    try? FileManager.default.removeItem(atPath: absolutePath)
    removeEmptyParents()
  }

  /// Removes the folder of a recording that has failed, unless there may be something in it.
  func removeTrace(of error: LTTngError) {
    switch error {
    // A session without a program that it can record leaves an empty trace.
    case .workloadNotStarted, .tracerMismatch: remove()
    default: removeIfEmpty()
    }
  }

  /// Removes the folder when nothing was recorded into it.
  func removeIfEmpty() {
    // Fails when the folder is not empty, as intended.
    rmdir(absolutePath)
    removeEmptyParents()
  }

  /// Writes the manifest, of the whole or of a part in a folder of its own.
  func write(_ manifest: TraceManifest, toPart part: String? = nil) throws(CommandFailure) {
    let below = part.map { "/\($0)" } ?? ""
    do {
      try manifest.write(inFolder: absolutePath + below)
    } catch {
      throw CommandFailure(
        message:
          "The manifest cannot be written into '\(path)\(below)': \(error.systemReason). What was recorded "
          + "stays there; --force replaces it.",
        status: .writeFailed
      )
    }
  }
}
