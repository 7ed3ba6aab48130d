import ListSchema

/// The types of events that the builder has met, looked up once a type.
struct EventKinds {
  /// A field that identifies something, by its position among the values.
  struct Identifier {
    private let position: Int32

    init(_ position: Int?) {
      self.position = position.flatMap { Int32(exactly: $0) } ?? -1
    }

    /// Returns the value of the field in an event; 0 where the event does not have it.
    func of(_ event: TraceEvent) -> UInt32 {
      position < 0 ? 0 : event.values[Int(position)].identifier
    }
  }

  /// The action of an event.
  enum Action {
    case begin, end, instant
    /// A signpost of a category that is not wanted.
    case leftOut
  }

  /// The way events of one type are read: numbers alone, because every event asks for it.
  struct Kind {
    /// Its number among the kinds.
    let number: Int32
    let action: Action
    let id: Identifier
    let list: Identifier
    let update: Identifier
    /// The number of the category, from 1; 0 for none.
    fileprivate let origin: Int32
    /// The symbol of the name, where it is the same for all events of the type.
    fileprivate let symbol: Int32
    /// The position of the name where a field of each event states it, else negative.
    fileprivate let namePosition: Int32
    /// The places in `extraPositions` of the positions of the fields that are not one of the above.
    fileprivate let extras: Range<Int32>

    /// True if it is a sample of a stack, or states the cost of one.
    let isSampling: Bool
    /// True if it states the task that the thread runs.
    let isTask: Bool
    /// The task that it states.
    let task: Identifier
    /// True if it begins a frame.
    let isFrame: Bool
    /// The position of the frame's number, else negative.
    fileprivate let frameNumberPosition: Int32

    /// The number of the frame that an event of the kind begins; nil where it does not say.
    func frameNumber(_ event: TraceEvent) -> Int? {
      guard frameNumberPosition >= 0 else { return nil }
      return event.values[Int(frameNumberPosition)].integer.flatMap { Int(exactly: $0) }
    }

    /// The number of values that an interval keeps of such an event.
    var valueCount: Int { extras.count }
  }

  private struct SymbolKey: Hashable {
    let origin: Int32
    let name: String
  }

  private struct ShapeKey: Hashable {
    let begin: Int32
    let end: Int32
    let symbol: Int32
  }

  /// The maximum number of names; further ones, which only a damaged or malicious trace has, count
  /// as one.
  static let maxNames = 4_096
  static let otherNames = "(other names)"
  /// The symbol of `otherNames`.
  static let otherSymbol: Int32 = 0
  /// The maximum number of fields of an event; further ones are left out.
  ///
  /// A tracepoint of LTTng has ten.
  static let maxFields = 32
  /// Intervals of further shapes have no fields.
  static let maxShapes = 8_192
  /// The number of types that are found without a hash: a power of two.
  private static let recentTypes = 64

  private static let anyKind: Int32 = -1

  private var numbers: [ObjectIdentifier: Int] = [:]
  /// The type met last of those that share a place, by address.
  private var recent: [(type: ObjectIdentifier, number: Int)?]
  private var kinds: [Kind] = []
  /// The types of the kinds; kept, so that no other type gets the identity of one.
  private var types: [EventType] = []
  /// The positions of the fields that intervals keep, of one kind after the other.
  private var extraPositions: [Int] = []
  private var symbols = [SymbolKey(origin: 0, name: Self.otherNames): Self.otherSymbol]
  /// The name of each symbol; that of a signpost has its category before it.
  private(set) var names = [Self.otherNames]
  /// The key of each symbol.
  private var keys = [SymbolKey(origin: 0, name: Self.otherNames)]
  /// The categories by their numbers, from 1; also those that are not wanted.
  private(set) var categories: [SignpostOrigin] = []
  private var categoryNumbers: [SignpostOrigin: Int32] = [:]
  private let filter: CategoryFilter
  /// The shape of each number.
  private(set) var shapes: [IntervalShape] = []
  private var shapeNumbers: [ShapeKey: Int32] = [:]
  /// The shape that the latest interval had that ended with each kind, as the next one mostly has.
  private var latestShapes: [(key: ShapeKey, shape: Int32)?] = []

  /// Prepares to read signposts of some categories.
  init(filter: CategoryFilter = CategoryFilter([])) {
    self.filter = filter
    recent = Array(repeating: nil, count: Self.recentTypes)
  }

  /// The way events of the type of a number are read.
  subscript(number: Int) -> Kind { kinds[number] }

  /// The number of a type.
  mutating func number(of type: EventType) -> Int {
    let identity = ObjectIdentifier(type)
    // The lowest bits of addresses are alike.
    let place = Int(bitPattern: UInt(bitPattern: identity) >> 5) & (Self.recentTypes - 1)
    if let latest = recent[place], latest.type == identity { return latest.number }
    let number = numbers[identity] ?? add(type)
    recent[place] = (identity, number)
    return number
  }

  /// A number for the name of an event's interval, equal for its begin and its end.
  mutating func symbol(of event: TraceEvent, _ kind: Kind) -> Int32 {
    guard kind.namePosition >= 0 else { return kind.symbol }
    let name = event.values[Int(kind.namePosition)].name ?? ""
    return symbol(for: SymbolKey(origin: kind.origin, name: name))
  }

  /// Returns the number of values of an interval's begin.
  func valueCount(of pair: IntervalPair) -> Int { kinds[Int(pair.kind)].valueCount }

  /// Keeps the values of an event that are no property of every interval.
  func store(_ event: TraceEvent, _ kind: Kind, in values: inout [FieldValue]) {
    for extra in kind.extras { values.append(event.values[extraPositions[Int(extra)]]) }
  }

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

  private mutating func add(_ type: EventType) -> Int {
    let number = kinds.count
    numbers[ObjectIdentifier(type)] = number
    types.append(type)
    kinds.append(newKind(type, number: Int32(number)))
    latestShapes.append(nil)
    return number
  }

  private mutating func newKind(_ type: EventType, number: Int32) -> Kind {
    let (action, name): (Action, String?) =
      switch type.role {
      case .begin(let name): (.begin, name)
      case .end(let name): (.end, name)
      case .instant: (.instant, nil)
      }
    let isLeftOut = type.origin.map { !filter.accepts($0) } ?? false
    let id = type.position(of: FieldName.id)
    let list = type.position(of: FieldName.list)
    // `update` has a meaning of its own in every interval, also in the one called so.
    let update = type.position(of: FieldName.update)
    let isNamedByField = action != .instant && name == nil
    let namePosition = isNamedByField ? type.position(of: FieldName.name) : nil
    let known = [id, list, update, namePosition]
    let first = Int32(extraPositions.count)
    extraPositions += type.fieldNames.indices.filter { !known.contains($0) }.prefix(Self.maxFields)
    return Kind(
      number: number,
      action: isLeftOut ? .leftOut : action,
      id: Identifier(id),
      list: Identifier(list),
      update: Identifier(update),
      origin: type.origin.map { categoryNumber(of: $0) } ?? 0,
      symbol: name.map { symbol(for: SymbolKey(origin: 0, name: $0.cutName)) } ?? Self.otherSymbol,
      namePosition: namePosition.flatMap { Int32(exactly: $0) } ?? -1,
      extras: first..<Int32(extraPositions.count),
      isSampling: SamplingCosts.events.contains(type.name),
      isTask: type.name == EventName.task,
      task: Identifier(type.position(of: FieldName.task)),
      isFrame: action == .begin && name == IntervalName.frame,
      frameNumberPosition: type.position(of: FieldName.frame).flatMap { Int32(exactly: $0) } ?? -1
    )
  }

  private func extraNames(_ kind: Kind) -> [String] {
    kind.extras.map { types[Int(kind.number)].fieldNames[extraPositions[Int($0)]] }
  }

  private func newShape(_ key: ShapeKey, end: Kind) -> IntervalShape {
    let hasFields = key.begin != Self.anyKind
    return IntervalShape(
      name: keys[Int(key.symbol)].name,
      origin: category(keys[Int(key.symbol)].origin),
      beginFields: hasFields ? extraNames(kinds[Int(key.begin)]) : [],
      endFields: hasFields ? extraNames(end) : [],
      isNamedByUser: end.namePosition >= 0
    )
  }

  private mutating func add(_ shape: IntervalShape, _ key: ShapeKey) -> Int32 {
    let number = Int32(shapes.count)
    shapes.append(shape)
    shapeNumbers[key] = number
    return number
  }

  /// The category of each name that belongs to one.
  var origins: [String: SignpostOrigin] {
    let known = zip(names, keys).compactMap { name, key in
      category(key.origin).map { (name, $0) }
    }
    return Dictionary(known) { first, _ in first }
  }

  private func category(_ number: Int32) -> SignpostOrigin? {
    number == 0 ? nil : categories[Int(number) - 1]
  }

  private mutating func categoryNumber(of origin: SignpostOrigin) -> Int32 {
    if let number = categoryNumbers[origin] { return number }
    categories.append(origin)
    let number = Int32(categories.count)
    categoryNumbers[origin] = number
    return number
  }

  private mutating func symbol(for key: SymbolKey) -> Int32 {
    if let symbol = symbols[key] { return symbol }
    guard names.count < Self.maxNames else { return Self.otherSymbol }
    let symbol = Int32(names.count)
    symbols[key] = symbol
    keys.append(key)
    names.append(category(key.origin)?.label(key.name) ?? key.name)
    return symbol
  }
}
