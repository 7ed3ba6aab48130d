import Glibc

/// Ends the command with an error, not a crash, when a trace is cut while it is read.
///
/// Files of a trace are mapped into memory. Reading beyond the end of a file that was made
/// shorter meanwhile raises the signal `SIGBUS`, which nothing can recover from.
enum CutTraceSignal {
  private static let message: StaticString = """
    error: A file of the trace became shorter while it was read, so the result would be wrong. Read \
    it again when no program writes to it.

    """

  /// Handles the signal from now on.
  static func handle() {
    signal(SIGBUS) { _ in
      // Nothing but write and _exit is safe here.
      _ = write(
        STDERR_FILENO,
        CutTraceSignal.message.utf8Start,
        CutTraceSignal.message.utf8CodeUnitCount
      )
      _exit(65)
    }
  }
}
