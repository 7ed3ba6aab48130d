/// One value of a row: what it is, and how it is found.
///
/// ```swift
/// Field("late_frames", .count, unit: "frames", "Frames that took longer than their budget") {
///   $0.lateFrames
/// }
/// ```
public struct Field<Row>: Sendable {
  private enum Source: Sendable {
    case cell(@Sendable (Row) -> TableCell)
    case tree(@Sendable (Row) -> JSONValue)
  }

  /// The description of the field.
  public let description: FieldDescription
  private let source: Source

  /// The value as a cell of a table.
  ///
  /// - Precondition: it is one value, with no fields of its own.
  package func cell(_ row: Row) -> TableCell { makeCell(row) }

  /// The function that makes the value a cell of a table.
  ///
  /// - Precondition: it is one value, with no fields of its own.
  var makeCell: @Sendable (Row) -> TableCell {
    guard case .cell(let cell) = source else {
      preconditionFailure("'\(description.name)' is more than one value")
    }
    return cell
  }

  /// The value as JSON.
  package func json(_ row: Row) -> JSONValue {
    switch source {
    case .cell(let cell): JSONValue(cell(row))
    case .tree(let tree): tree(row)
    }
  }

  private init(_ description: FieldDescription, _ source: Source) {
    self.description = description
    self.source = source
  }

  /// A field of one value; whether it may be null follows from the type of the value.
  ///
  /// - Parameters:
  ///   - name: the name, in snake case, with the unit where there is one.
  ///   - kind: the kind of the value.
  ///   - title: the name for people, where it does not follow from the name.
  ///   - unit: the unit; nanoseconds for times.
  ///   - isKey: true if every row has another value.
  ///   - digits: the number of decimal places of a fraction that people see.
  ///   - meaning: the meaning, in one sentence without a full stop.
  ///   - value: finds the value.
  package init<Value: FieldContent>(
    _ name: String,
    _ kind: FieldDescription.Kind,
    title: String? = nil,
    unit: String = "",
    isKey: Bool = false,
    digits: Int = 1,
    _ meaning: String,
    _ value: @escaping @Sendable (Row) -> Value
  ) {
    let isTime = kind == .duration || kind == .timestamp
    self.init(
      FieldDescription(
        name: name,
        title: title ?? FieldDescription.title(of: name),
        kind: kind,
        unit: isTime ? "ns" : unit,
        isKey: isKey,
        isNullable: Value.isNullable,
        fractionDigits: digits,
        meaning: meaning,
        shape: .value
      ),
      .cell { value($0).cell }
    )
  }

  /// The same field of something that always has such a row.
  package func of<Outer>(always row: @escaping @Sendable (Outer) -> Row) -> Field<Outer> {
    Field<Outer>(description, source: { json(row($0)) }, cell: { cell(row($0)) })
  }

  /// The same field of something that has such a row, or has none; then it is null.
  package func of<Outer>(_ row: @escaping @Sendable (Outer) -> Row?) -> Field<Outer> {
    var description = description
    description.isNullable = true
    return Field<Outer>(
      description,
      source: { outer in row(outer).map { json($0) } ?? .null },
      cell: { outer in row(outer).map { cell($0) } ?? .null }
    )
  }

  /// The same field of something that has such a row, or else the value of another field of it.
  package func of<Outer>(
    _ row: @escaping @Sendable (Outer) -> Row?,
    else other: Field<Outer>
  ) -> Field<Outer> {
    var description = description
    description.isNullable = true
    return Field<Outer>(
      description,
      source: { outer in row(outer).map { json($0) } ?? other.json(outer) },
      cell: { outer in row(outer).map { cell($0) } ?? other.cell(outer) }
    )
  }

  /// The same field under another title.
  package func titled(_ title: String) -> Field {
    var description = description
    description.title = title
    return Field(description, source)
  }

  private init(
    _ description: FieldDescription,
    source tree: @escaping @Sendable (Row) -> JSONValue,
    cell: @escaping @Sendable (Row) -> TableCell
  ) {
    self.description = description
    if case .value = description.shape { source = .cell(cell) } else { source = .tree(tree) }
  }
}

// MARK: More than one value

extension Field {
  /// Describes something that is more than one value.
  private init(
    _ name: String,
    _ kind: FieldDescription.Kind,
    unit: String = "",
    _ meaning: String,
    _ shape: FieldDescription.Shape,
    isNullable: Bool = false,
    _ tree: @escaping @Sendable (Row) -> JSONValue
  ) {
    let description = FieldDescription(
      name: name,
      title: FieldDescription.title(of: name),
      kind: kind,
      unit: kind == .duration || kind == .timestamp ? "ns" : unit,
      isKey: false,
      isNullable: isNullable,
      fractionDigits: 1,
      meaning: meaning,
      shape: shape
    )
    self.init(description, .tree(tree))
  }

  /// A record with fields of its own.
  package static func record<Inner>(
    _ name: String,
    _ meaning: String,
    _ fields: @escaping @autoclosure @Sendable () -> Fields<Inner>,
    _ value: @escaping @Sendable (Row) -> Inner
  ) -> Field {
    Field(name, .json, meaning, .record { fields().description }) { fields().json(value($0)) }
  }

  /// A record that may be missing.
  package static func record<Inner>(
    _ name: String,
    _ meaning: String,
    _ fields: @escaping @autoclosure @Sendable () -> Fields<Inner>,
    optional value: @escaping @Sendable (Row) -> Inner?
  ) -> Field {
    Field(name, .json, meaning, .record { fields().description }, isNullable: true) {
      value($0).map { fields().json($0) } ?? .null
    }
  }

  /// Records in order.
  package static func records<Inner>(
    _ name: String,
    _ meaning: String,
    _ fields: @escaping @autoclosure @Sendable () -> Fields<Inner>,
    _ values: @escaping @Sendable (Row) -> [Inner]
  ) -> Field {
    Field(name, .json, meaning, .records { fields().description }) { row in
      let fields = fields()
      return .array(values(row).map { fields.json($0) })
    }
  }

  /// Records in order, which may be missing altogether.
  package static func records<Inner>(
    _ name: String,
    _ meaning: String,
    _ fields: @escaping @autoclosure @Sendable () -> Fields<Inner>,
    optional values: @escaping @Sendable (Row) -> [Inner]?
  ) -> Field {
    Field(name, .json, meaning, .records { fields().description }, isNullable: true) { row in
      let fields = fields()
      return values(row).map { .array($0.map { fields.json($0) }) } ?? .null
    }
  }

  /// Records by names that the trace gives; the first of a name counts.
  package static func recordsByName<Inner>(
    _ name: String,
    _ meaning: String,
    _ fields: @escaping @autoclosure @Sendable () -> Fields<Inner>,
    _ values: @escaping @Sendable (Row) -> [(String, Inner)]
  ) -> Field {
    Field(name, .json, meaning, .recordsByName { fields().description }) { row in
      let fields = fields()
      let members = values(row).map { ($0, fields.json($1)) }
      return .object(Dictionary(members) { first, _ in first })
    }
  }

  /// For every field of a record the values of all rows.
  package static func columns<Inner>(
    _ name: String,
    _ meaning: String,
    _ fields: @escaping @autoclosure @Sendable () -> Fields<Inner>,
    optional rows: @escaping @Sendable (Row) -> [Inner]?
  ) -> Field {
    Field(name, .json, meaning, .columns { fields().description }, isNullable: true) { row in
      guard let rows = rows(row) else { return .null }
      let members = fields().all.map { field in
        (field.description.key, JSONValue(rows.map { field.cell($0) }))
      }
      return .object(Dictionary(uniqueKeysWithValues: members))
    }
  }

  /// Values in order.
  package static func values<Value: FieldContent>(
    _ name: String,
    _ kind: FieldDescription.Kind,
    unit: String = "",
    _ meaning: String,
    _ values: @escaping @Sendable (Row) -> [Value]
  ) -> Field {
    Field(name, kind, unit: unit, meaning, .values) { JSONValue(values($0).map(\.cell)) }
  }

  /// Values by names that the trace gives; the first of a name counts.
  package static func valuesByName<Value: FieldContent>(
    _ name: String,
    _ kind: FieldDescription.Kind,
    unit: String = "",
    _ meaning: String,
    _ values: @escaping @Sendable (Row) -> [(String, Value)]
  ) -> Field {
    Field(name, kind, unit: unit, meaning, .valuesByName) { row in
      let members = values(row).map { ($0, JSONValue($1.cell)) }
      return .object(Dictionary(members) { first, _ in first })
    }
  }
}
