import TraceAnalysis

/// The meanings of the keys of a document, for people.
struct RecordGuide {
  private let record: RecordDescription
  private static let keyWidth = 28

  /// Describes documents whose root is such a record.
  init(_ record: RecordDescription) {
    self.record = record
  }

  /// A line for every key, indented by what it is in.
  var text: String {
    "\(record.meaning).\n\n" + lines(record, inside: [record.name], level: 0).joined()
  }

  private func lines(
    _ record: RecordDescription,
    inside names: [String],
    level: Int
  ) -> [String] {
    record.fields.flatMap { field -> [String] in
      let inner = Self.inner(field)
      let isRepeated = inner.map { names.contains($0.name) } ?? false
      let line = Self.line(field, level: level, note: isRepeated ? "; each like this one" : "")
      guard let inner, !isRepeated else { return [line] }
      return [line] + lines(inner, inside: names + [inner.name], level: level + 1)
    }
  }

  private static func inner(_ field: FieldDescription) -> RecordDescription? {
    switch field.shape {
    case .value, .values, .valuesByName: nil
    case .record(let record), .records(let record), .recordsByName(let record),
      .columns(let record):
      record()
    }
  }

  private static func line(_ field: FieldDescription, level: Int, note: String) -> String {
    let label = String(repeating: "  ", count: level) + field.key
    let pad = String(repeating: " ", count: max(1, keyWidth - label.count))
    let unit = field.unit.isEmpty ? "" : ", \(field.unit)"
    let null = field.isNullable ? " or null" : ""
    return "\(label)\(pad)\(field.meaning)\(note) (\(type(field))\(null)\(unit))\n"
  }

  private static func type(_ field: FieldDescription) -> String {
    let storage = field.kind.storage.rawValue
    return switch field.shape {
    case .value: storage
    case .values: "array of \(storage)"
    case .valuesByName: "\(storage) by name"
    case .record: "object"
    case .records: "array of objects"
    case .recordsByName: "objects by name"
    case .columns: "object of arrays"
    }
  }
}
