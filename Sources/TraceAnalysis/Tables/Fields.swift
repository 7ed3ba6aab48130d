/// The fields of rows of one kind, declared once.
///
/// Rows of SQL tables, objects of JSON and rows of tables for people are all made by them.
public struct Fields<Row>: Sendable {
  /// The name of the kind, which no other one of a document has.
  package let name: String
  /// The meaning of a row, in one sentence without a full stop.
  package let meaning: String
  /// The fields in order.
  package let all: [Field<Row>]

  /// Declares the fields of a row.
  package init(_ name: String, _ meaning: String, _ all: [Field<Row>]) {
    self.name = name
    self.meaning = meaning
    self.all = all
  }

  /// The description of the rows.
  package var description: RecordDescription {
    RecordDescription(name: name, meaning: meaning, fields: all.map(\.description))
  }

  /// A row as a JSON object.
  package func json(_ row: Row) -> JSONValue {
    let members = all.map { ($0.description.key, $0.json(row)) }
    return .object(Dictionary(uniqueKeysWithValues: members))
  }

  /// A row as cells, one for every field.
  ///
  /// - Precondition: every field is one value.
  package func cells(_ row: Row) -> [TableCell] { all.map { $0.cell(row) } }

  /// The field of a name.
  ///
  /// - Precondition: there is one.
  package subscript(name: String) -> Field<Row> {
    guard let field = all.first(where: { $0.description.name == name }) else {
      preconditionFailure("rows of '\(self.name)' have no field '\(name)'")
    }
    return field
  }
}
