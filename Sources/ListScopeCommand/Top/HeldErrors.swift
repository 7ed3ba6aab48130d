import Experiments
import Foundation
import Glibc

/// The standard error of this process and of the program it starts, held in a file while a screen is shown.
final class HeldErrors {
  private let path: String
  private let terminal: Int32

  /// Holds it in a folder; nil where no file can be made there.
  init?(in folder: String) {
    path = folder + "/errors"
    let file = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard file >= 0 else { return nil }
    terminal = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 0)
    dup2(file, STDERR_FILENO)
    close(file)
  }

  /// Shows what was held, and all that follows.
  func release() {
    dup2(terminal, STDERR_FILENO)
    close(terminal)
    guard let data = FileManager.default.contents(atPath: path) else { return }
    StandardError.write(String(decoding: data, as: UTF8.self))
  }
}
