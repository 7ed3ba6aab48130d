import Glibc

/// The largest size of files that this process may write (`ulimit -f`).
package enum FileSizeLimit {
  /// Makes writing beyond the limit an error, which is reported, and not the end of the process.
  package static func makeErrors() {
    // A handler, as programs that this one starts would inherit that the signal is ignored.
    signal(SIGXFSZ) { _ in }
  }
}
