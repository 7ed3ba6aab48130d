/// Every interval and event that a program may emit, with fields, units and meaning.
///
/// Provider, reader, views and reports are made from one value of this type, so they cannot
/// disagree about names.
public struct Schema: Hashable, Sendable {
  /// The name of the provider in traces, such as `listscope`.
  public let name: String
  /// Raised with every change that a reader must know about.
  public let version: Int
  /// Every kind of interval; a kind's code is its position.
  public let intervals: [IntervalDefinition]
  /// Every kind of instant event; a kind's code is its position.
  public let events: [EventDefinition]
  /// Every parameter that any run has, in the order in which people read them.
  public let parameters: [ParameterDefinition]

  /// Makes a schema; kinds get the codes of their positions.
  ///
  /// - Precondition: names are unique, parents exist, and no begin or end has more fields than
  ///   `SignpostValues.capacity`.
  public init(
    name: String,
    version: Int,
    intervals: [IntervalDefinition],
    events: [EventDefinition],
    parameters: [ParameterDefinition] = []
  ) {
    self.name = name
    self.version = version
    self.intervals = intervals.enumerated().map { $1.at($0) }
    self.events = events.enumerated().map { $1.at($0) }
    self.parameters = parameters
    checkInvariants()
  }

  /// The definition of a kind.
  public subscript(kind: IntervalKind) -> IntervalDefinition { intervals[Int(kind.code)] }

  /// The definition of a kind.
  public subscript(kind: EventKind) -> EventDefinition { events[Int(kind.code)] }

  /// The parameter of a name; nil when there is none.
  public func parameter(named name: String) -> ParameterDefinition? {
    parameters.first { $0.name == name }
  }

  /// The cause that a late frame's time in an interval counts towards.
  ///
  /// - Returns: the cause that the row declares, nil where it explains nothing; the name itself for
  ///   an interval that is not in the schema.
  /// - Complexity: O(intervals of the schema).
  public func cause(of name: String) -> String? {
    guard let row = intervals.first(where: { $0.name == name }) else { return name }
    return row.cause
  }

  /// The colour of an interval in charts, such as `#8fc9ee`; nil for one that is not in the schema.
  ///
  /// - Complexity: O(intervals of the schema).
  public func colour(of name: String) -> String? {
    intervals.first { $0.name == name }?.colour
  }

  /// Every enumeration that a field uses, once each, in order of first use.
  public var enumerations: [Enumeration] {
    let fields = intervals.flatMap { $0.begin + $0.end } + events.flatMap(\.fields)
    var found: [Enumeration] = []
    for case .enumeration(let enumeration) in fields.map(\.kind) where !found.contains(enumeration)
    {
      found.append(enumeration)
    }
    return found
  }

  /// A number that changes whenever a name, a field, its type or its order changes, but for extra events.
  ///
  /// 64-bit FNV-1a (Fowler, Noll, Vo; RFC 9923) over a canonical text of the table.
  public var fingerprint: UInt64 {
    canonicalText.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x0000_0100_0000_01b3 }
  }

  private var canonicalText: String {
    func text(_ fields: [FieldDefinition]) -> String {
      fields.map { "\($0.name):\($0.kind.canonicalText):\($0.unit)" }.joined(separator: ",")
    }
    let rows =
      intervals.map { "\($0.name)<\($0.parent ?? "")(\(text($0.begin)))(\(text($0.end)))" }
      + events.filter { !$0.isExtra }.map { "\($0.name)(\(text($0.fields)))" }
      + parameters.map { "\($0.name)=\($0.domain.canonicalText):\($0.unit)" }
    return ([name] + rows).joined(separator: "\n")
  }

  private func checkInvariants() {
    precondition(
      Set(parameters.map(\.name)).count == parameters.count,
      "\(name): a parameter is declared twice"
    )
    let names = intervals.map(\.name)
    precondition(
      Set(names + events.map(\.name)).count == names.count + events.count,
      "\(name): a name is used twice"
    )
    for row in intervals {
      precondition(row.parent.map(names.contains) ?? true, "\(row.name): no such parent")
      precondition(
        max(row.begin.count, row.end.count) <= SignpostValues.capacity,
        "\(row.name): more than \(SignpostValues.capacity) fields"
      )
      precondition(
        !(row.begin + row.end).contains { $0.kind == .string },
        "\(row.name): intervals carry numbers only"
      )
    }
  }
}
