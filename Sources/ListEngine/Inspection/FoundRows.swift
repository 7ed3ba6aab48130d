import ListSchema
import Signposts

/// Rows that were looked at, by content type.
struct FoundRows {
  private struct Row {
    let type: any Any.Type
    let section: Int
    var example: AnyIdentifier?
    var looked = 0
    var found = 0
    /// The number of rows in which each property is the one that differs.
    var properties: [String: Int] = [:]

    /// The property that most often is the only one that differs.
    var mainProperty: (key: String, value: Int)? {
      properties.max { ($0.value, $1.key) < ($1.value, $0.key) }
    }
  }

  private static let maxIdentifierLength = 64
  private static let maxPropertyLength = 96

  private var rows: [Row] = []

  mutating func add(
    _ row: AnyItemStorage,
    section: Int,
    isFound: Bool,
    property: String? = nil
  ) {
    let type = type(of: row.item.anyContent)
    let place = rows.firstIndex { $0.type == type } ?? rows.count
    if place == rows.count { rows.append(Row(type: type, section: section)) }
    rows[place].looked += 1
    guard isFound else { return }
    rows[place].found += 1
    if let property { rows[place].properties[property, default: 0] += 1 }
    if rows[place].example == nil { rows[place].example = row.identifier }
  }

  /// Records what was found.
  ///
  /// - Parameters:
  ///   - finding: the fault.
  ///   - tellsNone: true if it is recorded, too, that nothing was found.
  ///   - count: the number of rows of which some were looked at; nil for those that were.
  ///   - signposter: records it.
  ///   - names: the numbers of content types.
  func record(
    _ finding: ListSchema.RowFinding,
    tellsNone: Bool = false,
    rows count: Int? = nil,
    _ signposter: Signposter,
    _ names: ContentTypeNames
  ) {
    for row in rows.filter({ tellsNone || $0.found > 0 }).prefix(RowInspection.maxTypes) {
      let property = row.mainProperty
      signposter.event(
        .rowCheck,
        .rowCheck(
          finding: finding,
          type: names.number(of: row.type),
          section: row.section,
          found: property?.value ?? row.found,
          looked: row.looked,
          rows: count ?? row.looked,
          identifier: row.example.map(Self.text) ?? "",
          property: property.map { String($0.key.prefix(Self.maxPropertyLength)) } ?? ""
        )
      )
    }
  }

  private static func text(_ identifier: AnyIdentifier) -> String {
    String(String(describing: identifier.anyValue.base).prefix(maxIdentifierLength))
  }
}
