import ListSchema
import Signposts

/// Returns the events of a run, one per line, without the parts that depend on the machine.
func playedEvents(_ records: [RecordedSignpost]) -> [String] {
  records.compactMap { record in
    switch record.phase {
    case .event(.frameOverrun, _), .counter: nil
    case .begin(let kind, let id, let values):
      "begin \(kind.code) \(id) \(played(values, ListSchema.schema[kind].begin))"
    case .end(let kind, let id, let values):
      "end \(kind.code) \(id) \(played(values, ListSchema.schema[kind].end))"
    case .event(let kind, let values):
      "\(kind.code) "
        + zip(ListSchema.schema[kind].fields, values).filter { !$0.0.dependsOnMachine }
        .map { "\($0.1)" }.joined(separator: " ")
    default: "\(record.phase)"
    }
  }
}

private func played(_ values: SignpostValues, _ fields: [FieldDefinition]) -> [Int64] {
  fields.indices.filter { !fields[$0].dependsOnMachine }.map { values[$0] }
}
