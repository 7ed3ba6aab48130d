import CBabeltrace

/// Why a call to the reading library failed, in the library's own words.
struct LibraryFailure: Error {
  private static let longest = 300

  /// The first cause, shortened, ended by a full stop.
  let cause: String

  /// Makes a failure that the library did not explain.
  init(_ cause: String) {
    self.cause = cause
  }

  /// Takes the explanation that the library left for this thread.
  static func take(during action: String) -> LibraryFailure {
    guard let error = bt_current_thread_take_error() else {
      return LibraryFailure("\(action) failed without a reason.")
    }
    defer { bt_error_release(error) }
    guard
      bt_error_get_cause_count(error) > 0,
      let cause = bt_error_borrow_cause_by_index(error, 0),
      let message = bt_error_cause_get_message(cause)
    else { return LibraryFailure("\(action) failed without a reason.") }
    return LibraryFailure(shorten(String(cString: message)))
  }

  private static func shorten(_ text: String) -> String {
    let line = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    if line.count > longest { return line.prefix(longest) + "…" }
    return line.hasSuffix(".") ? line : line + "."
  }
}
