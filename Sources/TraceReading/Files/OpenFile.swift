import Glibc

/// An ordinary file that is open for reading.
final class OpenFile {
  let descriptor: Int32
  /// The size in bytes when it was opened.
  let size: Int

  /// Opens a file.
  ///
  /// - Throws: `unreadable`, also for what is no ordinary file: from a pipe, nothing may ever come.
  init(path: String) throws(TraceReadingError) {
    descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      throw .unreadable(path: path, reason: "the file cannot be opened")
    }
    var status = stat()
    let isOrdinary = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    size = isOrdinary ? Int(status.st_size) : 0
    guard isOrdinary else { throw .unreadable(path: path, reason: "it is no ordinary file") }
  }

  deinit {
    close(descriptor)
  }
}
