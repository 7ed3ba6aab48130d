internal import Foundation
internal import Glibc

/// The temporary folder of a recording's daemon, with its sockets, its locks and its log.
///
/// The recording process and its guard hold a lock on it as long as they live; a home that can be
/// locked was left behind.
struct RecordingHome {
  static let parent = "/tmp"
  static let prefix = "listscope-"

  /// The path; short, because a socket's path has at most 107 bytes.
  let path: String
  /// Keeps the lock until every process that has it has closed it.
  let lock: Int32

  /// Creates a home that only this user can access.
  ///
  /// It gets its name when it is locked: until then others would take it for one that was left behind.
  static func make() throws(LTTngError) -> RecordingHome {
    var template = Array("\(parent)/.\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw failure("a folder in \(parent)") }
    let unlocked = String(
      decoding: template.dropLast().map { UInt8(bitPattern: $0) },
      as: UTF8.self
    )
    let lock = open(unlocked, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard lock >= 0, flock(lock, LOCK_EX) == 0 else {
      throw failure("locking \(unlocked)", removing: unlocked)
    }
    let path = "\(parent)/\(prefix)\(unlocked.suffix(6))"
    guard rename(unlocked, path) == 0 else { throw failure("naming \(path)", removing: unlocked) }
    return RecordingHome(path: path, lock: lock)
  }

  private static func failure(_ step: String, removing path: String? = nil) -> LTTngError {
    let reason = String(cString: strerror(errno))
    if let path { rmdir(path) }
    return .setupFailed(step: step, reason: reason)
  }

  /// Removes the folder at `path`, if it still exists.
  static func remove(_ path: String) {
    // A daemon that is ending removes its files too, and a file that is gone meanwhile ends the removal.
    for _ in 0..<50 where access(path, F_OK) == 0 {
      if (try? FileManager.default.removeItem(atPath: path)) == nil { usleep(10_000) }
    }
  }

  /// Returns whether a name is one that `make` gives.
  static func isName(_ name: String) -> Bool {
    name.hasPrefix(prefix) && name.utf8.count == prefix.utf8.count + 6
  }

  /// Returns whether the folder at `path` is a home of this user without a living recording.
  ///
  /// A recording's lock is exclusive; several that look at once do not take each other for one.
  static func isLeftBehind(_ path: String) -> Bool {
    let lock = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    var status = stat()
    return fstat(lock, &status) == 0 && status.st_uid == getuid()
      && flock(lock, LOCK_SH | LOCK_NB) == 0
  }
}
