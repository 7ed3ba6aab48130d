/// What the builder knows about the types of events that it has met, looked up once a type.
struct EventKinds {
  /// How events of one type are read.
  ///
  /// A class, because every event asks for it.
  final class Kind {
    let type: EventType
    let role: EventType.Role
    /// The symbol of the name, where it is the same for all events of the type.
    private let symbol: Int32
    let idPosition: Int?
    let listPosition: Int?
    let updatePosition: Int?
    let namePosition: Int?
    /// The positions of the fields that are not one of the above.
    let extraPositions: [Int]

    init(_ type: EventType, symbol: Int32) {
      self.type = type
      self.role = type.role
      self.symbol = symbol
      idPosition = type.position(of: KnownField.id)
      listPosition = type.position(of: KnownField.list)
      // `update` has a meaning of its own in every interval, also in the one called so.
      updatePosition = type.position(of: KnownField.update)
      switch type.role {
      case .begin(kind: nil), .end(kind: nil): namePosition = type.position(of: KnownField.name)
      default: namePosition = nil
      }
      let known = [idPosition, listPosition, updatePosition, namePosition]
      extraPositions = type.fieldNames.indices.filter { !known.contains($0) }
    }

    /// A number for the name of the event's interval, equal for its begin and its end.
    func symbol(of event: TraceEvent, in kinds: inout EventKinds) -> Int32 {
      namePosition.map { kinds.symbol(for: event.values[$0].text ?? "") } ?? symbol
    }

    func id(of event: TraceEvent) -> UInt32 { identifier(event, idPosition) }
    func list(of event: TraceEvent) -> UInt32 { identifier(event, listPosition) }
    func update(of event: TraceEvent) -> UInt32 { identifier(event, updatePosition) }

    func extraValues(of event: TraceEvent) -> [FieldValue] {
      extraPositions.map { event.values[$0] }
    }

    var extraNames: [String] { extraPositions.map { type.fieldNames[$0] } }

    private func identifier(_ event: TraceEvent, _ position: Int?) -> UInt32 {
      position.map { event.values[$0].identifier } ?? 0
    }
  }

  private struct ShapeKey: Hashable {
    let begin: ObjectIdentifier
    let end: ObjectIdentifier
    let symbol: Int32
  }

  /// Names beyond so many, which only a damaged or malicious trace has, count as one.
  static let mostNames = 4_096
  static let otherNames = "(other names)"

  private var kinds: [ObjectIdentifier: Kind] = [:]
  private var symbols = [Self.otherNames: Int32(0)]
  private var names = [Self.otherNames]
  private var shapes: [ShapeKey: IntervalShape] = [:]

  /// How events of a type are read.
  mutating func kind(of type: EventType) -> Kind {
    if let kind = kinds[ObjectIdentifier(type)] { return kind }
    let name: String? =
      switch type.role {
      case .begin(let kind), .end(let kind): kind
      case .instant: nil
      }
    let kind = Kind(type, symbol: name.map { symbol(for: $0) } ?? 0)
    kinds[ObjectIdentifier(type)] = kind
    return kind
  }

  /// The name of the intervals of a symbol.
  func name(of symbol: Int32) -> String { names[Int(symbol)] }

  /// The shape of intervals of a symbol that begin and end with events of these types.
  mutating func shape(begin: EventType, end: Kind, _ symbol: Int32) -> IntervalShape {
    let key = ShapeKey(
      begin: ObjectIdentifier(begin),
      end: ObjectIdentifier(end.type),
      symbol: symbol
    )
    if let shape = shapes[key] { return shape }
    let shape = IntervalShape(
      name: name(of: symbol),
      beginFields: kind(of: begin).extraNames,
      endFields: end.extraNames,
      isNamedByUser: end.namePosition != nil
    )
    shapes[key] = shape
    return shape
  }

  fileprivate mutating func symbol(for name: String) -> Int32 {
    if let symbol = symbols[name] { return symbol }
    guard names.count < Self.mostNames else { return symbol(for: Self.otherNames) }
    let symbol = Int32(names.count)
    symbols[name] = symbol
    names.append(name)
    return symbol
  }
}
