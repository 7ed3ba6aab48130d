import CEmbeddedFiles

/// The files that are part of the program, which `CEmbeddedFiles` holds.
package enum EmbeddedFile {
  /// Returns a file as text.
  ///
  /// - Parameter path: its path in the folder of `CEmbeddedFiles`.
  /// - Returns: the text of the file.
  /// - Precondition: there is such a file.
  package static func text(_ path: String) -> String {
    guard let text = listscope_embedded_file(path) else {
      preconditionFailure("The program has no file '\(path)'.")
    }
    return String(cString: text)
  }
}
