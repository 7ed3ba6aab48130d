/// Makes plans from the types that the metadata declare.
struct PlanBuilder {
  /// A type that no plan can be made for.
  struct Unsupported: Error {
    let reason: String
  }

  /// A field whose value the plan leaves in a register.
  struct Captured {
    let name: String
    let role: FieldRole?
    let type: FieldType
    let register: Int
    /// The place from the start of the first field; nil where that depends on the event.
    let place: BitPlace?
  }

  /// The purpose of the numbers of the fields.
  enum Purpose {
    /// Values that are captured.
    case values
    /// To tell the number and the time of the next event.
    case eventHeader
  }

  /// A field that others may need.
  private struct Known {
    let register: Int32
    let isSigned: Bool
    let labels: EnumerationLabels?
  }

  private let description: TraceDescription
  private let purpose: Purpose
  private var steps: [Step] = []
  private var branches: [Branch] = []
  private var nextRegister = Int32(Plan.firstField)
  private var scopes: [[String: Known]] = [[:]]
  private var locations: [FieldLocation: Known] = [:]
  /// The place of the declaration of the fields that are added now.
  private var origin = FieldOrigin.payload
  private var path: [String] = []
  /// The clock of the events, once the header was found to have one.
  private(set) var clock: ClockDescription?

  /// The number of times a field was gone through, be it to read it or to pass it over.
  private var fields = 0

  /// More steps are not made, as structures can multiply in each other.
  private static let maxSteps = Plan.maxRegisters / 4
  /// More branches are not taken, as all variants can have the same tag.
  private static let maxBranches = 4_096

  init(_ description: TraceDescription, _ purpose: Purpose = .values) {
    self.description = description
    self.purpose = purpose
  }

  /// The number of bits that all fields take, counted from a byte; nil where that depends on the
  /// event, or where they have to begin at more than a byte.
  private(set) var fixedBits: Int? = 0

  /// The plan for all fields added.
  func plan(in storage: PlanStorage) -> Plan { Plan(steps, branches, in: storage) }

  /// Adds the fields of a structure, and returns those that leave a value.
  mutating func add(
    _ type: FieldType?,
    of origin: FieldOrigin,
    capture: (FieldMember) -> Bool = { _ in false }
  ) throws(Unsupported) -> [Captured] {
    guard let type else { return [] }
    guard case .structure(let members) = type.form else {
      throw Unsupported(reason: "its fields are not in a structure")
    }
    self.origin = origin
    align(type)
    var captured: [Captured] = []
    for member in members {
      guard let register = try add(member, isWanted: capture(member)) else { continue }
      captured.append(
        Captured(
          name: member.plainName,
          role: member.role,
          type: member.type,
          register: register,
          place: placeOfLastStep
        )
      )
    }
    return captured
  }

  // MARK: Fields

  /// Adds one field; returns the register of its value, if it is wanted and has one.
  private mutating func add(_ member: FieldMember, isWanted: Bool) throws(Unsupported) -> Int? {
    let type = member.type
    try checkCount()
    switch type.form {
    case .integer(let integer): return number(member, integer, nil, isWanted)
    case .enumeration(let integer, let labels): return number(member, integer, labels, isWanted)
    case .real(let bits, let order):
      let integer = IntegerType(sizeBits: bits, alignBits: type.alignBits, order: order)
      return number(member, integer, nil, isWanted)
    case .string: return text(Step(operation: .string, alignMask: 7))
    case .array(let element, let count) where isWanted && element.isByte:
      return text(Step(operation: .text, bits: 8 * count, alignMask: type.alignBits - 1))
    case .sequence(let element, let length) where isWanted && element.isCharacter:
      let known = try known(length)
      let alignMask = type.alignBits - 1
      return text(
        Step(operation: .textMany, bits: 8, alignMask: alignMask, argument: known.register)
      )
    default:
      path.append(member.name)
      defer { path.removeLast() }
      try pass(type)
      return nil
    }
  }

  private mutating func number(
    _ member: FieldMember,
    _ type: IntegerType,
    _ labels: EnumerationLabels?,
    _ isWanted: Bool
  ) -> Int? {
    var step = Step(operation: .integer, bits: type.sizeBits, alignMask: type.alignBits - 1)
    step.isSigned = type.isSigned
    step.isBigEndian = (type.order ?? description.byteOrder) == .big
    if purpose == .eventHeader, member.role == .time {
      clock = description.clock(type.clock)
      append(step.with(.clock))
      return nil
    }
    let isNumber = purpose == .eventHeader && member.role == .eventClass
    guard isNumber || isWanted || description.references.contains(member.name) else {
      append(step.with(.skip))
      return nil
    }
    step.register = isNumber ? Int32(Plan.eventNumber) : newRegister()
    append(step)
    let known = Known(register: step.register, isSigned: type.isSigned, labels: labels)
    scopes[scopes.count - 1][member.name] = known
    locations[FieldLocation(origin: origin, path: path + [member.name])] = known
    return isWanted ? Int(step.register) : nil
  }

  /// Adds text, whose place and length take two registers.
  private mutating func text(_ step: Step) -> Int {
    var step = step
    step.register = newRegister()
    _ = newRegister()
    append(step)
    return Int(step.register)
  }

  // MARK: Types

  /// Adds what goes past a field that has no value for us.
  private mutating func pass(_ type: FieldType) throws(Unsupported) {
    try checkCount()
    switch type.form {
    case .integer, .enumeration, .real:
      append(
        Step(operation: .skip, bits: type.fixedBits ?? 0, alignMask: type.alignBits - 1)
      )
    case .string: _ = text(Step(operation: .string, alignMask: 7))
    case .structure(let members):
      align(type)
      scopes.append([:])
      for member in members { _ = try add(member, isWanted: false) }
      scopes.removeLast()
    case .array(let element, let count):
      guard let bits = type.fixedBits else {
        align(type)
        return try loop(Step(operation: .loop, bits: count), over: element)
      }
      append(Step(operation: .skip, bits: bits, alignMask: type.alignBits - 1))
    case .sequence(let element, let length):
      if type.alignBits > element.alignBits { align(type) }
      try passSequence(element, try known(length))
    case .variant(let selector, let options): try passVariant(options, try known(selector))
    }
  }

  private mutating func passSequence(_ element: FieldType, _ length: Known) throws(Unsupported) {
    if let bits = element.fixedBits, bits % element.alignBits == 0 {
      var step = Step(operation: .skipMany, bits: bits, alignMask: element.alignBits - 1)
      step.argument = length.register
      append(step)
    } else {
      try loop(Step(operation: .loop, argument: length.register), over: element)
    }
  }

  /// Adds steps that go past an element again and again.
  private mutating func loop(_ start: Step, over element: FieldType) throws(Unsupported) {
    guard element.leastBits > 0 else {
      throw Unsupported(reason: "it has an array whose elements may take no bits")
    }
    align(element)
    var start = start
    start.register = newRegister()
    let place = steps.count
    append(start)
    try pass(element)
    var end = Step(operation: .again)
    end.register = start.register
    end.target = Int32(place + 1)
    append(end)
    steps[place].target = Int32(steps.count)
  }

  private mutating func passVariant(
    _ options: [VariantOption],
    _ selector: Known
  ) throws(Unsupported) {
    let place = steps.count
    append(Step(operation: .branch, argument: selector.register))
    var choices: [Branch] = []
    var jumps: [Int] = []
    for option in options {
      let target = Int32(steps.count)
      choices += try ranges(of: option, selector).map {
        Branch(range: $0, isSigned: selector.isSigned, target: target)
      }
      try passOption(option.member)
      jumps.append(steps.count)
      append(Step(operation: .jump))
    }
    for jump in jumps { steps[jump].target = Int32(steps.count) }
    steps[place].target = Int32(branches.count)
    steps[place].count = Int32(choices.count)
    branches += choices
  }

  private func ranges(
    of option: VariantOption,
    _ selector: Known
  ) throws(Unsupported) -> [NumberRange] {
    if let ranges = option.ranges { return ranges }
    guard let labels = selector.labels else { throw Unsupported(reason: "a tag is no enumeration") }
    return labels.mappings
      .filter { $0.name == option.member.name || $0.name == option.member.plainName }
      .map(\.range)
  }

  /// Adds an option, whose name is no part of the path to its members.
  private mutating func passOption(_ option: FieldMember) throws(Unsupported) {
    scopes.append([:])
    defer { scopes.removeLast() }
    if case .structure = option.type.form {
      try pass(option.type)
    } else {
      _ = try add(option, isWanted: false)
    }
  }

  /// Adds what goes to where a field of a type may begin, unless its first member goes there itself.
  private mutating func align(_ type: FieldType) {
    if case .structure(let members) = type.form, let first = members.first,
      first.type.alignBits >= type.alignBits
    {
      return
    }
    guard type.alignBits > 1 else { return }
    append(Step(operation: .skip, alignMask: type.alignBits - 1))
  }

  private mutating func append(_ step: Step) {
    steps.append(step)
    switch step.operation {
    case .integer, .clock, .skip:
      guard step.alignMask <= 7 else { return fixedBits = nil }
      fixedBits = fixedBits.map { $0.aligned(to: step.alignMask + 1) + step.bits }
    default: fixedBits = nil
    }
  }

  /// The place of the number that the last step reads.
  private var placeOfLastStep: BitPlace? {
    guard let fixedBits, let step = steps.last else { return nil }
    return BitPlace(bit: fixedBits - step.bits, step)
  }

  /// Refuses what would need more registers than there are: a field takes four at most.
  private mutating func checkCount() throws(Unsupported) {
    fields += 1
    guard fields < Plan.maxRegisters, steps.count < Self.maxSteps,
      branches.count < Self.maxBranches
    else { throw Unsupported(reason: "its fields are too many") }
  }

  private mutating func newRegister() -> Int32 {
    defer { nextRegister += 1 }
    return nextRegister
  }

  /// The field that is a length or a selector.
  private func known(_ reference: FieldReference) throws(Unsupported) -> Known {
    let known =
      switch reference {
      case .nearest: scopes.reversed().lazy.compactMap { $0[reference.name] }.first
      case .at(let location): locations[location]
      }
    guard let known else {
      throw Unsupported(reason: "no field '\(reference.name)' stands before what needs it")
    }
    return known
  }
}

extension Step {
  /// The same step with another operation.
  fileprivate func with(_ operation: Operation) -> Step {
    var step = Step(operation: operation, isSigned: isSigned, isBigEndian: isBigEndian)
    (step.bits, step.alignMask) = (bits, alignMask)
    return step
  }
}
