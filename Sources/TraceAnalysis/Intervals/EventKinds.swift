/// What the builder knows about the types of events that it has met, looked up once a type.
struct EventKinds {
  /// How events of one type are read.
  ///
  /// A class, because every event asks for it.
  final class Kind {
    /// Its number among the kinds.
    let number: Int32
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

    init(_ type: EventType, number: Int32, symbol: Int32) {
      self.number = number
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
      extraPositions = Array(
        type.fieldNames.indices.filter { !known.contains($0) }.prefix(EventKinds.maxFields)
      )
    }

    /// A number for the name of the event's interval, equal for its begin and its end.
    func symbol(of event: TraceEvent, in kinds: inout EventKinds) -> Int32 {
      namePosition.map { kinds.symbol(for: event.values[$0].name ?? "") } ?? symbol
    }

    func id(of event: TraceEvent) -> UInt32 { identifier(event, idPosition) }
    func list(of event: TraceEvent) -> UInt32 { identifier(event, listPosition) }
    func update(of event: TraceEvent) -> UInt32 { identifier(event, updatePosition) }

    var extraNames: [String] { extraPositions.map { type.fieldNames[$0] } }

    private func identifier(_ event: TraceEvent, _ position: Int?) -> UInt32 {
      position.map { event.values[$0].identifier } ?? 0
    }
  }

  private struct ShapeKey: Hashable {
    let begin: Int32
    let end: Int32
    let symbol: Int32
  }

  /// Names beyond so many, which only a damaged or malicious trace has, count as one.
  static let maxNames = 4_096
  static let otherNames = "(other names)"
  /// Fields of an event beyond so many are left out; a tracepoint of LTTng has ten.
  static let maxFields = 32
  /// Intervals of further shapes have no fields.
  static let maxShapes = 8_192

  private static let anyKind: Int32 = -1

  private var numbers: [ObjectIdentifier: Int] = [:]
  private var kinds: [Kind] = []
  private var symbols = [Self.otherNames: Int32(0)]
  private var names = [Self.otherNames]
  private var shapes: [IntervalShape] = []
  private var shapeNumbers: [ShapeKey: Int32] = [:]
  /// The shape that the latest interval had that ended with each kind, as the next one mostly has.
  private var latestShapes: [(key: ShapeKey, shape: Int32)?] = []

  /// How events of a type are read.
  mutating func kind(of type: EventType) -> Kind {
    if let number = numbers[ObjectIdentifier(type)] { return kinds[number] }
    let name: String? =
      switch type.role {
      case .begin(let kind), .end(let kind): kind
      case .instant: nil
      }
    let common = name.map { symbol(for: $0.cutName) } ?? 0
    let kind = Kind(type, number: Int32(kinds.count), symbol: common)
    numbers[ObjectIdentifier(type)] = kinds.count
    kinds.append(kind)
    latestShapes.append(nil)
    return kind
  }

  /// The name of the intervals of a symbol.
  func name(of symbol: Int32) -> String { names[Int(symbol)] }

  /// The shape of a number.
  func shape(_ number: Int32) -> IntervalShape { shapes[Int(number)] }

  /// How many values the begin of an interval has.
  func valueCount(of pair: IntervalPair) -> Int { kinds[Int(pair.kind)].extraPositions.count }

  /// The number of the shape of an interval that ends with an event of a kind.
  mutating func shapeNumber(of pair: IntervalPair, end: Kind) -> Int32 {
    var key = ShapeKey(begin: pair.kind, end: end.number, symbol: pair.symbol)
    if let latest = latestShapes[Int(end.number)], latest.key == key { return latest.shape }
    if shapes.count >= Self.maxShapes, shapeNumbers[key] == nil {
      key = ShapeKey(begin: Self.anyKind, end: Self.anyKind, symbol: pair.symbol)
    }
    let number = shapeNumbers[key] ?? add(newShape(key, end: end), key)
    latestShapes[Int(end.number)] = (key, number)
    return number
  }

  private func newShape(_ key: ShapeKey, end: Kind) -> IntervalShape {
    let hasFields = key.begin != Self.anyKind
    return IntervalShape(
      name: name(of: key.symbol),
      beginFields: hasFields ? kinds[Int(key.begin)].extraNames : [],
      endFields: hasFields ? end.extraNames : [],
      isNamedByUser: end.namePosition != nil
    )
  }

  private mutating func add(_ shape: IntervalShape, _ key: ShapeKey) -> Int32 {
    let number = Int32(shapes.count)
    shapes.append(shape)
    shapeNumbers[key] = number
    return number
  }

  fileprivate mutating func symbol(for name: String) -> Int32 {
    if let symbol = symbols[name] { return symbol }
    guard names.count < Self.maxNames else { return symbol(for: Self.otherNames) }
    let symbol = Int32(names.count)
    symbols[name] = symbol
    names.append(name)
    return symbol
  }
}
