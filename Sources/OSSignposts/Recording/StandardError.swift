internal import Glibc
internal import Synchronization

/// The copy of log messages on standard error, where the environment asks for it.
///
/// `OS_ACTIVITY_DT_MODE=YES`, the variable that asks for it on Apple's systems too.
enum StandardError {
  private static let isWanted: Bool = {
    guard let value = getenv("OS_ACTIVITY_DT_MODE") else { return false }
    return !["", "0", "NO", "no", "false", "disable"].contains(String(cString: value))
  }()

  /// A word that is never 0, where messages are wanted; else nil.
  ///
  /// It is only ever read.
  nonisolated(unsafe) static let word: SignpostCategory.Word? = {
    guard isWanted else { return nil }
    let word = UnsafeMutablePointer<Atomic<Int32>>.allocate(capacity: 1)
    word.initialize(to: Atomic(1))
    return SignpostCategory.Word(word)
  }()

  /// Prints a message, if messages are wanted.
  static func print(_ name: CategoryName, _ level: StaticString, _ message: String) {
    guard isWanted else { return }
    let line = "[\(name.subsystem):\(name.category)] \(level): \(message)\n"
    _ = line.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  }
}
