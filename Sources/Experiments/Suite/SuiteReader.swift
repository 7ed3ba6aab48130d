/// A value of a suite file, with the path of keys that leads to it.
package struct SuiteReader {
  package let value: SuiteValue
  /// Such as `scenarios[1].items`; empty for the whole file.
  package let path: String

  /// A mistake in the file: exit code 64.
  package func mistake(_ reason: String) -> SuiteMistake {
    SuiteMistake(path: path, reason: reason)
  }

  /// The members of an object, in the order of their names; nil as a value counts as not given.
  func members(_ known: [String]) throws(SuiteMistake) -> [String: SuiteReader] {
    let members = try members()
    for (key, member) in members.sorted(by: { $0.key < $1.key }) where !known.contains(key) {
      throw member.mistake(
        "there is no such key.\(Suggestion(for: key, among: known).words) "
          + "Choose one of: \(known.joined(separator: ", "))."
      )
    }
    return members
  }

  /// The members of an object with any keys.
  func members() throws(SuiteMistake) -> [String: SuiteReader] {
    guard case .object(let members) = value else {
      throw mistake("must be an object in braces, not \(value.sort).")
    }
    var readers: [String: SuiteReader] = [:]
    for (key, value) in members {
      readers[key] = SuiteReader(value: value, path: path.isEmpty ? key : "\(path).\(key)")
    }
    return readers
  }

  package func list() throws(SuiteMistake) -> [SuiteReader] {
    guard case .list(let values) = value else {
      throw mistake("must be a list in brackets, not \(value.sort).")
    }
    return values.enumerated().map { index, value in
      SuiteReader(value: value, path: "\(path)[\(index)]")
    }
  }

  package func text() throws(SuiteMistake) -> String {
    guard case .text(let text) = value, !text.isEmpty else {
      throw mistake("must be a text, not \(value.sort).")
    }
    return text
  }

  func bool() throws(SuiteMistake) -> Bool {
    guard case .bool(let value) = value else {
      throw mistake("must be true or false, not \(value.sort).")
    }
    return value
  }

  /// A value as the command line writes it.
  package func word() throws(SuiteMistake) -> String {
    switch value {
    case .integer(let value): "\(value)"
    case .number(let value): "\(value)"
    case .text(let text): text
    case .null, .bool, .list, .object:
      throw mistake("must be a number or a text, not \(value.sort).")
    }
  }

  /// A share: `"2%"`, or a number from 0 on, such as 0.02.
  package func share() throws(SuiteMistake) -> Double {
    let share: Double? =
      switch value {
      case .integer(let value): Double(value)
      case .number(let value): value
      case .text(let text) where text.hasSuffix("%"):
        Double(text.dropLast().filter { !$0.isWhitespace }).map { $0 / 100 }
      default: nil
      }
    guard let share, share >= 0, share.isFinite else {
      throw mistake("must be a share such as \"2%\" or 0.02, not \(value.sort).")
    }
    return share
  }
}

/// A mistake in a suite file, and its key.
package struct SuiteMistake: Error, Equatable {
  package let path: String
  package let reason: String

  /// The failure of a command.
  package func failure(file: String) -> CommandFailure {
    let place = path.isEmpty ? file : "\(file): \(path)"
    return CommandFailure(message: "\(place): \(reason)", status: .usage)
  }
}
