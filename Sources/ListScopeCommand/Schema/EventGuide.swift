import Experiments
import ListSchema
import Signposts

/// The meanings of the intervals, events and run parameters of a trace.
enum EventGuide {
  private struct Description: Encodable {
    struct Field: Encodable {
      let name: String
      let type: String
      let unit: String
      let meaning: String
      let values: [String]?
    }
    struct Interval: Encodable {
      let name: String
      let parent: String?
      let meaning: String
      let cause: String?
      let colour: String
      let begin: [Field]
      let end: [Field]
    }
    struct Event: Encodable {
      let name: String
      let meaning: String
      let fields: [Field]
    }
    let provider: String
    let version: Int
    let fingerprint: String
    let intervals: [Interval]
    let events: [Event]
    let parameters: [ParameterDescription]
  }

  /// For machines.
  static func json() throws -> String { try JSONText.encode(describe(ListSchema.schema)) + "\n" }

  /// For people.
  static var text: String {
    let description = describe(ListSchema.schema)
    let head = """
      Provider \(description.provider), version \(description.version), \
      fingerprint \(description.fingerprint)

      Intervals: NAME_begin carries list, update, id and the fields under "begin"; \
      NAME_end list, update, id and those under "end".

      """
    let intervals = description.intervals.map { interval in
      "\n\(interval.name)" + (interval.parent.map { "  (in \($0))" } ?? "")
        + "\n  \(interval.meaning)\n"
        + (interval.cause.map { "  makes frames late as: \($0)\n" } ?? "")
        + lines(interval.begin, label: "begin") + lines(interval.end, label: "end")
    }
    let events = description.events.map { event in
      "\n\(event.name)\n  \(event.meaning)\n" + lines(event.fields, label: "")
    }
    let parameters = description.parameters.map { parameter in
      "  \(pad(parameter.name, to: 18))\(parameter.text)\n"
    }
    return head + intervals.joined() + "\nEvents:\n" + events.joined()
      + "\nParameters of a run:\n\n" + parameters.joined()
  }

  private static func lines(_ fields: [Description.Field], label: String) -> String {
    fields.enumerated().map { index, field in
      let unit = field.unit.isEmpty ? "" : ", \(field.unit)"
      let head = pad(index == 0 ? label : "", to: 7) + pad(field.name, to: 18)
      return "  \(head)\(field.meaning) (\(field.type)\(unit))\n"
    }
    .joined()
  }

  private static func pad(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }

  private static func describe(_ schema: Schema) -> Description {
    Description(
      provider: schema.name,
      version: schema.version,
      fingerprint: String(schema.fingerprint, radix: 16),
      intervals: schema.intervals.map {
        .init(
          name: $0.name,
          parent: $0.parent,
          meaning: $0.meaning,
          cause: $0.cause,
          colour: $0.colour,
          begin: $0.begin.map(describe),
          end: $0.end.map(describe)
        )
      },
      events: schema.events.map {
        .init(name: $0.name, meaning: $0.meaning, fields: $0.fields.map(describe))
      },
      parameters: schema.parameters.map(ParameterDescription.init)
    )
  }

  private static func describe(_ field: FieldDefinition) -> Description.Field {
    let type: String
    var values: [String]?
    switch field.kind {
    case .uint32: type = "uint32"
    case .int64: type = "int64"
    case .float64: type = "float64"
    case .string: type = "string"
    case .enumeration(let enumeration):
      type = "enumeration"
      values = enumeration.labels
    }
    return Description.Field(
      name: field.name,
      type: type,
      unit: field.unit,
      meaning: field.meaning,
      values: values
    )
  }
}
