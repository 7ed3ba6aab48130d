internal import Foundation
internal import Glibc

/// The short-lived folder that holds a recording's daemon: its sockets, its locks and its log.
///
/// A lock on it is held as long as the recording process or its guard lives; a home that can be
/// locked was left behind.
struct RecordingHome {
  static let parent = "/tmp"
  static let prefix = "listscope-"

  /// The path; short, because a socket's path has at most 107 bytes.
  let path: String
  /// Keeps the lock, until it is closed by every process that has it.
  let lock: Int32

  /// Makes a home that only this user can enter.
  static func make() throws(LTTngError) -> RecordingHome {
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw .setupFailed(step: "a folder in \(parent)", reason: String(cString: strerror(errno)))
    }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw .setupFailed(step: "locking \(path)", reason: String(cString: strerror(errno)))
    }
    return RecordingHome(path: path, lock: lock)
  }

  /// Removes the folder at `path`, if it still exists.
  static func remove(_ path: String) {
    // Fails where the guard has removed it, which is what is wanted.
    try? FileManager.default.removeItem(atPath: path)
  }

  /// Whether the folder at `path` is a home of this user that no living recording holds.
  static func isLeftBehind(_ path: String) -> Bool {
    let lock = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    var status = stat()
    return fstat(lock, &status) == 0 && status.st_uid == getuid()
      && flock(lock, LOCK_EX | LOCK_NB) == 0
  }
}
