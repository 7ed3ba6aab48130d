import Glibc

/// The three descriptors that every program expects to be open.
package enum StandardDescriptors {
  /// Fills the places of those that are closed.
  ///
  /// The next file to be opened would take such a place, and what is printed would end up in it. What
  /// fills it cannot be written to, so that output that goes nowhere is still an error.
  package static func fill() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest free number is taken, which is this one.
      _ = open("/dev/null", O_RDONLY)
    }
  }
}
