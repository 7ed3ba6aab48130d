import Signposts

/// Emits every interval and every event of a schema once, with a different value in every field.
///
/// The n-th field has the value n as a whole number, n + 0.5 as a fraction and `text n` as text;
/// enumerations have their last case.
struct ProbeSchema {
  let schema: Schema
  let signposter: Signposter

  func emit() {
    for row in schema.intervals {
      let open = signposter.beginInterval(row.kind, values(row.begin))
      open.end(values(row.end))
    }
    for row in schema.events {
      let fields = row.fields.enumerated().map { value($1, number: $0 + 1) }
      signposter.event(row.kind, EventValues(row.kind, fields))
    }
    signposter.interval("a custom name") {}
    signposter.counter("a counter", 42)
  }

  private func values(_ fields: [FieldDefinition]) -> SignpostValues {
    let numbers = fields.enumerated().map { position, field in
      switch value(field, number: position + 1) {
      case .integer(let value): value
      case .number(let value): Int64(bitPattern: value.bitPattern)
      case .text: Int64(0)
      }
    }
    let padded = numbers + Array(repeating: 0, count: SignpostValues.capacity - numbers.count)
    return SignpostValues(
      padded[0],
      padded[1],
      padded[2],
      padded[3],
      padded[4],
      padded[5],
      padded[6],
      padded[7]
    )
  }

  private func value(_ field: FieldDefinition, number: Int) -> EventValue {
    switch field.kind {
    case .uint32, .int64: .integer(Int64(number))
    case .float64: .number(Double(number) + 0.5)
    case .string: .text("text \(number)")
    case .enumeration(let enumeration): .integer(Int64(enumeration.labels.count - 1))
    }
  }
}
