import Experiments

/// The parser's message on a value that is not allowed, with the value that was probably meant.
enum ValueSuggestion {
  /// Returns a message with what was probably meant; any other message as it is.
  static func added(to message: String) -> String {
    guard let found = message.firstMatch(of: /The value '([^']*)' is invalid for '[^']*'\./) else {
      return message
    }
    let rest = message[found.range.upperBound...]
    let line = rest.prefix { $0 != "\n" }
    let quoted = line.matches(of: /'([^']+)'/).map { String($0.1) }
    let listed = rest.split(separator: "\n").compactMap { line in
      line.wholeMatch(of: /\s+- (\S+)/).map { String($0.1) }
    }
    let words = Suggestion(for: String(found.1), among: quoted + listed).words
    return "\(message[..<found.range.upperBound])\(words)\(rest)"
  }
}
