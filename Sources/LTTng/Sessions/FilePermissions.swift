internal import Foundation
internal import Glibc

/// Gives the files of a trace the same permissions as the user's other files.
///
/// LTTng makes them readable for owner and group, regardless of the user's umask.
enum FilePermissions {
  /// Applies the umask of this process to a folder and everything below.
  static func applyMask(below folder: String) {
    let mask = umask(0)
    umask(mask)
    chmod(folder, 0o777 & ~mask)
    guard let names = FileManager.default.enumerator(atPath: folder) else { return }
    for case let name as String in names {
      let path = "\(folder)/\(name)"
      var status = stat()
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR: chmod(path, 0o777 & ~mask)
      case S_IFREG: chmod(path, 0o666 & ~mask)
      default: break
      }
    }
  }
}
