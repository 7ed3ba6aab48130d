import Foundation
import ListSchema
import Signposts

@testable import generate_schema

/// Events as `babeltrace2 --no-delta --clock-seconds` prints them: another reader of the same trace.
///
///     [1795706163.035606988] vm listscope:frame_begin: { cpu_id = 0 }, { vpid = 55 }, { list = 1, … }
enum BabeltraceText {
  /// The options that this is the output of.
  static let options = ["--no-delta", "--clock-seconds"]

  /// The events of our provider, in the order of the text.
  static func events(_ text: String) -> [RecordedEvent] {
    text.split(separator: "\n").compactMap { event($0) }
  }

  private static func event(_ line: Substring) -> RecordedEvent? {
    let line = String(line)
    guard let start = groups(of: header, in: line).first,
      let seconds = Int64(start[0]), let rest = Int64(start[1])
    else { return nil }
    let fractions = fractions(of: String(start[2].dropFirst("listscope:".count)))
    let found = groups(of: field, in: line).map { parts in
      (parts[0], value(parts[1], isFraction: fractions.contains(parts[0])))
    }
    var values = Dictionary(found) { _, last in last }
    let pid = values.removeValue(forKey: "vpid")?.number
    for context in ["cpu_id", "vtid", "procname", "pthread_id", "ip"] { values[context] = nil }
    return RecordedEvent(
      name: start[2],
      timeNs: seconds * 1_000_000_000 + rest,
      pid: pid,
      fields: values
    )
  }

  private static let header = expression(#"^\[(\d+)\.(\d{9})\] .*?(listscope:\w+): "#)
  /// A field: `name = value`, where the value is a label, text, or a number.
  private static let field = expression(
    #"[{,] (\w+) = (\( ".*?" : container = -?\d+ \)|"(?:[^"\\]|\\.)*"|[^ ,]+)"#
  )
  private static let label = expression(#"^\( "(.*)" : container = (-?\d+) \)$"#)

  private static func expression(_ pattern: String) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern)
  }

  /// The texts of an expression's groups, match by match.
  private static func groups(of expression: NSRegularExpression?, in text: String) -> [[String]] {
    let string = NSString(string: text)
    let whole = NSRange(location: 0, length: string.length)
    return (expression?.matches(in: text, range: whole) ?? []).map { match in
      (1..<match.numberOfRanges).map { string.substring(with: match.range(at: $0)) }
    }
  }

  private static func value(_ text: String, isFraction: Bool) -> EngineValue {
    if let parts = groups(of: label, in: text).first {
      return .label(parts[0], Int64(parts[1]) ?? 0)
    }
    if text.hasPrefix("\"") {
      return .string(String(text.dropFirst().dropLast()).replacing(#"\""#, with: "\""))
    }
    if isFraction, let number = Double(text) { return .double(number) }
    return Int64(text).map(EngineValue.long) ?? .string(text)
  }

  /// The fields that are fractions, by event: the text does not tell 0 from 0.0.
  private static let fractionsOfEvents: [String: Set<String>] = {
    let intervals = ListSchema.schema.intervals.flatMap(TracepointDefinitions.tracepoints)
    let events = ListSchema.schema.events.map { ($0.name, $0.fields) }
    let pairs = (intervals.map { ($0.name, $0.fields) } + events).map { name, fields in
      (name, Set(fields.filter { $0.kind == .float64 }.map(\.name)))
    }
    return Dictionary(pairs) { first, _ in first }
  }()

  private static func fractions(of event: String) -> Set<String> {
    fractionsOfEvents[event] ?? []
  }
}
