import Glibc

/// A file that is written beside the one whose name it takes when it is complete.
enum FileReplacement {
  /// Makes the empty file.
  ///
  /// - Throws: `SystemError`, also where the file that is there must not be replaced.
  static func prepare(_ target: OutputTarget, at temporaryPath: String) throws(SystemError) {
    if target.kind == .file, access(target.path, W_OK) != 0 { throw SystemError() }
    // Until it takes the place of another one, no other user may read it.
    try makeEmpty(temporaryPath, mode: target.kind == .file ? 0o600 : 0o666)
  }

  /// Makes an empty file with an unused name.
  static func makeEmpty(_ path: String, mode: mode_t) throws(SystemError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw SystemError() }
    close(descriptor)
  }

  /// Gives the file its name, and the permissions of the one that it replaces.
  static func publish(_ temporaryPath: String, _ target: OutputTarget) throws(SystemError) {
    var status = stat()
    guard target.kind == .file, lstat(target.path, &status) == 0 else {
      return try publishNew(temporaryPath, target.path)
    }
    // Another kind of file may have taken the name meanwhile.
    guard status.st_mode & S_IFMT == S_IFREG else { throw SystemError(EEXIST) }
    // The owner can be kept by root only; otherwise the file is the user's now.
    _ = chown(temporaryPath, status.st_uid, status.st_gid)
    guard chmod(temporaryPath, status.st_mode & 0o777) == 0,
      rename(temporaryPath, target.path) == 0
    else { throw SystemError() }
  }

  private static func publishNew(_ temporaryPath: String, _ path: String) throws(SystemError) {
    // `link` never takes a name that is in use, but some file systems have no links.
    if link(temporaryPath, path) == 0 {
      unlink(temporaryPath)
    } else if errno == EEXIST || rename(temporaryPath, path) != 0 {
      throw SystemError()
    }
  }
}
