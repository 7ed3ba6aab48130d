import Signposts

/// The interval that a signpost of a device becomes.
struct SignpostKind {
  /// The name of our interval; nil where the signpost keeps its own.
  let interval: String?
  /// The signpost that the schema knows; nil for others.
  let foreign: ForeignSignpost?
  /// The signpost's own name.
  let name: String
  /// The enumeration of the field that the signpost says something for.
  let enumeration: Enumeration?
  /// True if the message begins with the type of what is worked on.
  let namesType: Bool
  /// True if the message names the list that the work is done for.
  let namesList: Bool
  fileprivate(set) var beginClass: UInt16 = 0
  fileprivate(set) var endClass: UInt16 = 0

  /// The name in the trace.
  var title: String { interval ?? name }
}

/// Finds what signposts become by what the schema says of them.
struct SignpostKinds {
  private struct Key: Hashable {
    let subsystem: String
    let category: String
    let name: String
  }

  private let known: [Key: (IntervalDefinition, ForeignSignpost)]
  private var places: [Key: Int] = [:]
  /// The kinds that were met.
  private(set) var all: [SignpostKind] = []

  init(_ schema: Schema) {
    var known: [Key: (IntervalDefinition, ForeignSignpost)] = [:]
    for row in schema.intervals {
      for signpost in row.signposts {
        let key = Key(
          subsystem: signpost.subsystem,
          category: signpost.category,
          name: signpost.name
        )
        known[key] = (row, signpost)
      }
    }
    self.known = known
  }

  /// The place of a signpost's kind in `all`.
  ///
  /// - Complexity: O(1), amortised.
  mutating func place(
    subsystem: String,
    category: String,
    name: String,
    _ classes: inout EventClasses
  ) -> Int {
    let key = Key(subsystem: subsystem, category: category, name: name)
    if let place = places[key] { return place }
    var kind = Self.kind(key, known[key])
    (kind.beginClass, kind.endClass) = kind.classes(&classes)
    places[key] = all.count
    all.append(kind)
    return all.count - 1
  }

  private static func kind(
    _ key: Key,
    _ row: (definition: IntervalDefinition, signpost: ForeignSignpost)?
  ) -> SignpostKind {
    let fields = (row?.definition.begin ?? []) + (row?.definition.end ?? [])
    let labelled = fields.first { $0.name == row?.signpost.label?.field }
    var enumeration: Enumeration?
    if case .enumeration(let found)? = labelled?.kind { enumeration = found }
    // Observers' signposts name their list.
    let isOfList = row?.signpost.category.hasSuffix("ListStateObserver") ?? false
    let namesType = !isOfList && fields.contains { $0.name == "type" }
    let isOfItem = row?.signpost.category.hasSuffix("Interaction") ?? false
    return SignpostKind(
      interval: row?.definition.name,
      foreign: row?.signpost,
      name: key.name,
      enumeration: enumeration,
      namesType: namesType,
      namesList: row != nil && !namesType && !isOfItem
    )
  }
}

extension SignpostKind {
  /// The classes of begin and end; the order of fields is that of `values`.
  fileprivate func classes(_ classes: inout EventClasses) -> (begin: UInt16, end: UInt16) {
    let scope: [EventClass.Field] = [.number("list"), .number("update"), .number("id")]
    guard let interval else {
      // The kind stands in a field, as for intervals that users of the signposter name.
      let begin = EventClass(name: "interval_begin", fields: scope + [.text("name")])
      let end = EventClass(name: "interval_end", fields: scope + [.text("name")])
      return (classes.number(of: begin), classes.number(of: end))
    }
    var fields = scope
    if let enumeration, let label = foreign?.label {
      fields.append(.label(label.field, enumeration))
    }
    if namesType { fields.append(.number("type")) }
    return (
      classes.number(of: EventClass(name: interval + "_begin", fields: fields)),
      classes.number(of: EventClass(name: interval + "_end", fields: scope))
    )
  }

  /// The values of the fields behind the scope.
  func values(type: UInt32, name: UInt32) -> (UInt32, UInt32) {
    guard interval != nil else { return (name, 0) }
    guard enumeration != nil, let label = foreign?.label else { return (type, 0) }
    return (label.number, type)
  }
}
