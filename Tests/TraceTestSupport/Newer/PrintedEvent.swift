import Foundation
package import TraceAnalysis

/// An event as `babeltrace2 --clock-seconds --no-delta` prints it.
package struct PrintedEvent {
  /// A value of a field.
  package enum Value: Hashable {
    /// A number, as it is printed, but in base 10.
    case number(String)
    /// A number, as its 64 bits, with its labels.
    case label([String], Int64)
    case text(String)
    /// A structure, an array, a blob or a variant.
    case nested
  }

  /// The time of the event, in nanoseconds since 1970.
  package let timeNs: Int64
  /// Provider and name.
  package let name: String
  /// The values of the contexts.
  package let context: [String: Value]
  /// The fields and their values.
  package let fields: [(name: String, value: Value)]

  /// A line that cannot be understood.
  package struct Failure: Error {
    let line: String
    let rest: String
  }

  /// Reads a line.
  package init(_ line: Substring) throws {
    guard let match = line.prefixMatch(of: #/\[(\d+)\.(\d{9})\] (?:\S+ )?(\S+?:\S+): /#),
      let seconds = Int64(match.1), let rest = Int64(match.2)
    else { throw Failure(line: String(line), rest: "") }
    timeNs = seconds * 1_000_000_000 + rest
    name = String(match.3)
    var parser = Parser(rest: line[match.range.upperBound...])
    var groups: [[(String, Value)]] = []
    repeat {
      guard let group = parser.structure() else {
        throw Failure(line: String(line), rest: String(parser.rest))
      }
      groups.append(group)
    } while parser.take(", ")
    guard parser.rest.isEmpty, let last = groups.last else {
      throw Failure(line: String(line), rest: String(parser.rest))
    }
    fields = last.map { (name: $0.0, value: $0.1) }
    context = Dictionary(groups.dropLast().joined().map { ($0.0, $0.1) }) { first, _ in first }
  }

  /// True if a value that a reader gives is printed like this; of several labels it gives one.
  package static func isPrinted(_ value: FieldValue, _ printed: Value) -> Bool {
    switch (value, printed) {
    case (.unsigned(let number), .number(let digits)): String(number) == digits
    case (.integer(let number), .number(let digits)): String(number) == digits
    case (.number(let number), .number(let digits)): String(format: "%g", number) == digits
    case (.text(let text), .text(let printed)): text == printed
    case (.label(let label), .label(let names, let number)):
      label.value == number && (label.text.isEmpty ? names.isEmpty : names.contains(label.text))
    default: false
    }
  }
}

/// Reads values from the start of a text.
private struct Parser {
  var rest: Substring

  mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  /// Reads `{ NAME = VALUE, … }`.
  mutating func structure() -> [(String, PrintedEvent.Value)]? {
    guard take("{ ") else { return nil }
    var members: [(String, PrintedEvent.Value)] = []
    while !take("}") {
      guard let end = rest.firstRange(of: " = ") else { return nil }
      let name = String(rest[..<end.lowerBound])
      rest = rest[end.upperBound...]
      guard let value = value() else { return nil }
      members.append((name, value))
      guard take(", ") || take(" ") else { return nil }
    }
    return members
  }

  private mutating func value() -> PrintedEvent.Value? {
    switch rest.first {
    case "(": label()
    case "\"": text().map { .text($0) }
    case "{", "[": skipNested() ? .nested : nil
    default: number()
    }
  }

  private mutating func number() -> PrintedEvent.Value? {
    let word = rest.prefix { !",} ".contains($0) }
    rest = rest.dropFirst(word.count)
    if word.hasPrefix("0x") { return UInt64(word.dropFirst(2), radix: 16).map { .number("\($0)") } }
    return .number(String(word))
  }

  /// Reads `( "LABEL" : container = NUMBER )`, with braces around several labels.
  private mutating func label() -> PrintedEvent.Value? {
    guard take("( ") else { return nil }
    let isList = take("{ ")
    var names: [String] = []
    repeat {
      if take("<unknown>") { continue }
      guard let name = text() else { return nil }
      names.append(name)
    } while take(", ")
    guard !isList || take(" }"), take(" : container = "), case .number(let digits)? = number(),
      take(" )"), let number = Int64(digits) ?? UInt64(digits).map(Int64.init(bitPattern:))
    else { return nil }
    return .label(names, number)
  }

  private mutating func text() -> String? {
    guard take("\"") else { return nil }
    var text = ""
    while let character = rest.popFirst() {
      switch character {
      case "\"": return text
      case "\\":
        guard let escaped = rest.popFirst() else { return nil }
        text.append(["n": "\n", "t": "\t"][escaped] ?? escaped)
      default: text.append(character)
      }
    }
    return nil
  }

  private mutating func skipNested() -> Bool {
    var depth = 0
    while let character = rest.first {
      if character == "\"" {
        guard text() != nil else { return false }
        continue
      }
      rest.removeFirst()
      if "{[".contains(character) { depth += 1 }
      if "}]".contains(character) { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }
}
