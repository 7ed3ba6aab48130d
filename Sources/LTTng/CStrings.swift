internal import Glibc
internal import Signposts

extension StaticString {
  /// Calls `body` with the text, terminated by 0, without a copy if it is stored as text.
  func withCString(_ body: (UnsafePointer<CChar>) -> Void) {
    guard hasPointerRepresentation else { return description.withCString(body) }
    // Literals are stored with a terminating 0.
    UnsafeRawPointer(utf8Start).withMemoryRebound(to: CChar.self, capacity: utf8CodeUnitCount + 1) {
      body($0)
    }
  }
}

extension EventValue {
  /// The value for an integer or enumeration field.
  var integer: Int64 {
    if case .integer(let value) = self { value } else { 0 }
  }

  /// The value for a `float64` field.
  var number: Double {
    if case .number(let value) = self { value } else { 0 }
  }

  /// The value for a `string` field.
  var text: String {
    if case .text(let value) = self { value } else { "" }
  }
}

/// Strings in the form required by `execve` and other functions of C.
final class CStringArray {
  /// The strings, and nil behind the last one.
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>

  /// Copies the texts.
  init(_ texts: [String]) {
    pointers = .allocate(capacity: texts.count + 1)
    for (position, text) in texts.enumerated() { pointers[position] = strdup(text) }
    pointers[texts.count] = nil
  }

  deinit {
    var position = 0
    while let text = pointers[position] {
      free(text)
      position += 1
    }
    pointers.deallocate()
  }
}
