package import ListEngine
import ListSchema
package import Signposts

/// The log of a run, one event per line, and its last rows, without anything that depends on time
/// or on the machine.
///
/// Equal runs give equal logs, whichever processes played them. Times, memory and late frames are left
/// out.
package struct EventLog {
  private let schema = ListSchema.schema

  package init() {}

  /// The lines of what was recorded, each with a line break.
  package func text(_ records: [RecordedSignpost]) -> String {
    records.compactMap(line).map { $0 + "\n" }.joined()
  }

  /// The rows that a list ends with, one per line, then the index paths of the selected ones.
  package func text(_ list: ListView) -> String {
    let sections = list.content.sections.map { section in
      "section \(section.identifier.anyValue)\n"
        + section.items.map { "row \($0.anyIdentifier.anyValue)\n" }.joined()
    }
    return sections.joined() + list.selectedIndexPaths.map { "selected \($0)\n" }.joined()
  }

  /// The line of one record; nil where it is left out.
  private func line(_ record: RecordedSignpost) -> String? {
    guard let event = event(record.phase) else { return nil }
    return "\(record.scope.list).\(record.scope.update) \(event)"
  }

  private func event(_ phase: RecordedSignpost.Phase) -> String? {
    switch phase {
    case .begin(let kind, let id, let values):
      "begin \(schema[kind].name) \(id.rawValue)" + text(values, schema[kind].begin)
    case .end(let kind, let id, let values):
      "end \(schema[kind].name) \(id.rawValue)" + text(values, schema[kind].end)
    case .beginNamed(let name, let id): "begin '\(name)' \(id.rawValue)"
    case .endNamed(let name, let id): "end '\(name)' \(id.rawValue)"
    case .event(.frameOverrun, _), .counter: nil
    case .event(let kind, let values): schema[kind].name + text(values, schema[kind].fields)
    }
  }

  private func text(_ values: SignpostValues, _ fields: [FieldDefinition]) -> String {
    let values = fields.indices.map { position in
      fields[position].kind == .float64
        ? EventValue.number(Double(bitPattern: UInt64(bitPattern: values[position])))
        : .integer(values[position])
    }
    return text(values, fields)
  }

  private func text(_ values: [EventValue], _ fields: [FieldDefinition]) -> String {
    zip(fields, values).filter { !$0.0.dependsOnMachine }
      .map { field, value in " \(field.name)=\(text(value))" }.joined()
  }

  private func text(_ value: EventValue) -> String {
    switch value {
    case .integer(let number): "\(number)"
    case .number(let number): "\(number)"
    case .text(let text): text
    }
  }
}
