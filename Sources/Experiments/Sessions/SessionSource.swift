import CEmbeddedFiles

/// The Swift file with which an app records its list.
package enum SessionSource {
  /// The text of the file, as it is compiled here.
  package static var text: String {
    guard let text = listscope_embedded_file("Sessions/SessionCapture.swift") else {
      preconditionFailure("SessionCapture.swift is not embedded")
    }
    return String(cString: text)
  }
}
