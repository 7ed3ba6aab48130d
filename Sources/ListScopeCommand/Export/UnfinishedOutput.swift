import Foundation
import Glibc
import Synchronization

/// A file or folder that gets its name when it is complete, and never takes another's.
///
/// Until then it lies beside, as `NAME.partial-PID`.
final class UnfinishedOutput: Sendable {
  /// The name that it is to have.
  let path: String
  /// Where it lies while it is unfinished.
  let temporaryPath: String
  /// Held while anything is written, so that nothing appears after the output is removed.
  private let writing = Mutex(())

  /// Chooses a name; nothing is made yet.
  ///
  /// - Throws: `CommandFailure` when there is something of that name.
  init(path: String) throws(CommandFailure) {
    self.path = Self.withoutSlash(path)
    temporaryPath = self.path + ".partial-\(getpid())"
    var status = stat()
    guard lstat(self.path, &status) != 0 else { throw Self.exists(self.path) }
  }

  /// Makes an empty file or folder, before anything is read that cannot be written then.
  ///
  /// - Throws: `CommandFailure`.
  func create(isFolder: Bool) throws(CommandFailure) {
    let result =
      isFolder
      ? mkdir(temporaryPath, 0o777)
      : open(temporaryPath, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard result >= 0 else {
      throw .unusableOutput(
        "'\(path)' cannot be written: \(SystemError().reason). Give a name in a folder that exists "
          + "and that you may write to."
      )
    }
    if !isFolder { close(result) }
  }

  /// Appends to a file: to the output itself, or to one below it.
  ///
  /// - Throws: `CommandFailure`.
  func append(_ bytes: UnsafeRawBufferPointer, to file: String? = nil) throws {
    try writing.withLock { _ in
      let place = file.map { "\(temporaryPath)/\($0)" } ?? temporaryPath
      do throws(SystemError) {
        if file != nil { try Self.makeFolder(of: place) }
        try Self.append(bytes, place)
      } catch {
        throw CommandFailure.unusableOutput("'\(path)' cannot be written: \(error.reason).")
      }
    }
  }

  /// Gives the output its name.
  ///
  /// - Throws: `CommandFailure`, when somebody else has taken the name meanwhile, or there is nothing.
  func publish() throws {
    try writing.withLock { _ in
      // Only `link` never takes a name that is in use; folders have no such call, but one that is not
      // empty is not replaced.
      let isLinked = link(temporaryPath, path) == 0
      if isLinked {
        unlink(temporaryPath)
      } else if errno == EEXIST || rename(temporaryPath, path) != 0 {
        throw Self.exists(path)
      }
    }
  }

  /// Removes what was written so far.
  func discard() {
    writing.withLock { _ in remove() }
  }

  /// Removes what was written so far, and ends the process.
  func discardAndExit(_ status: Int32) -> Never {
    writing.withLock { _ in
      remove()
      _exit(status)
    }
  }

  private func remove() {
    // There may be nothing yet.
    try? FileManager.default.removeItem(atPath: temporaryPath)
  }

  private static func append(_ bytes: UnsafeRawBufferPointer, _ path: String) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw SystemError() }
    defer { close(descriptor) }
    try bytes.write(to: descriptor)
  }

  private static func makeFolder(of file: String) throws(SystemError) {
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard access(folder, F_OK) != 0 else { return }
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true
      )
    } catch {
      throw SystemError()
    }
  }

  private static func exists(_ path: String) -> CommandFailure {
    .unusableOutput(
      "'\(path)' exists already and is left as it is. Remove it, or give another name."
    )
  }

  private static func withoutSlash(_ path: String) -> String {
    var path = Substring(path)
    while path.count > 1, path.hasSuffix("/") { path.removeLast() }
    return String(path)
  }
}
