import Foundation
import LTTng
import ListSchema
import Signposts
import TestSupport
import Testing

extension RecordingTests {
  @Test("Every interval and event arrives under its name, with its fields, types and labels")
  func schema() throws {
    let folder = try OutputFolder()
    let probe = CommandRun.probe
    let request = RecordingRequest(
      command: [probe, "--require-tracing", "--schema"],
      outputDirectory: folder.path,
      guardCommand: [probe, "record-guard"]
    )
    let result = try Recorder.record(request)
    #expect(result.workload == .exited(0))
    let lines = try #require(try OutputFolder.events(of: result.traceDirectory))
    let found = lines.map { $0.drop { $0 != ":" }.dropFirst() }.map { line in
      line.components(separatedBy: " listscope:").last ?? ""
    }
    var id = 0
    let schema = ListSchema.schema
    let intervals = schema.intervals.flatMap { row in
      id += 1
      return [
        Self.line("\(row.name)_begin", ["id = \(id)"] + Self.texts(row.begin)),
        Self.line("\(row.name)_end", ["id = \(id)"] + Self.texts(row.end)),
      ]
    }
    let events = schema.events.map { Self.line($0.name, Self.texts($0.fields)) }
    let named = ["interval_begin", "interval_end"].map {
      Self.line($0, ["id = \(id + 1)", "name = \"a custom name\""])
    }
    let counter = Self.line("counter", ["name = \"a counter\"", "value = 42"])
    #expect(found.map(Self.withoutContext) == intervals + events + named + [counter])
  }

  private static func line(_ name: String, _ fields: [String]) -> String {
    "\(name): { \((["list = 1", "update = 1"] + fields).joined(separator: ", ")) }"
  }

  private static func texts(_ fields: [FieldDefinition]) -> [String] {
    fields.enumerated().map { position, field in
      let number = position + 1
      switch field.kind {
      case .uint32, .int64: return "\(field.name) = \(number)"
      case .float64: return "\(field.name) = \(number).5"
      case .string: return "\(field.name) = \"text \(number)\""
      case .enumeration(let enumeration):
        let last = enumeration.labels.count - 1
        return "\(field.name) = ( \"\(enumeration.labels[last])\" : container = \(last) )"
      }
    }
  }

  /// Drops the braces that hold CPU, process and thread.
  private static func withoutContext(_ line: String) -> String {
    let parts = line.components(separatedBy: " }, { ")
    let name = line.prefix { $0 != ":" }
    return "\(name): { \(parts.last ?? "")"
  }
}
