import ListSchema
public import Signposts

/// A parameter of a run that was played.
public struct RunParameter: Hashable, Sendable {
  /// The definition of the parameter: as the engine declares it, else as the trace describes it.
  public let definition: ParameterDefinition
  /// The value that the run had, in the type of the definition's domain.
  public let value: ParameterValue

  /// The value as people read it, with its unit: `60 Hz`, `2,000 frames`.
  public var text: String {
    let text = definition.text(value)
    guard case .integer(let number) = value, text.hasPrefix("\(number)") else { return text }
    return Readable.number(number) + text.dropFirst("\(number)".count)
  }
}

/// The description of a run by its parameters, as far as they are known.
public struct RunDescription: Hashable, Sendable {
  /// The name of the scenario.
  public var scenario: String?
  /// The checksum of the content as generated.
  public var checksum: String?
  /// The items of the content as generated; 0 for a screen that fills its list itself.
  public var generatedItems: Int?
  /// The time that a frame may take, in nanoseconds.
  public var budgetNs: Int64?
  /// True if the run was played to its end.
  public var isComplete = false
  /// True if its stacks were sampled, which makes frames longer.
  public var hasStackSamples = false
  /// True if its allocations were counted, which makes frames longer.
  public var hasAllocationCounts = false
  /// Every parameter that is known: those that any run has, in the order of their declarations, then
  /// those of the scenario in the order of the trace.
  public private(set) var parameters: [RunParameter] = []

  /// The maximum number of parameters; further ones, which only a damaged or malicious trace has,
  /// are left out.
  static let maxParameters = 64
  /// A frame that may take longer than a quarter of an hour is a damaged number.
  private static let maxBudgetNs: Int64 = 1_000_000_000_000

  /// Knows nothing yet.
  public init() {}

  /// The value of the parameter of a name; nil where it is not known.
  ///
  /// A new value is converted to the type of the parameter; one that cannot be converted is not taken.
  /// A name that the engine does not declare is taken as that of a parameter of the scenario, unless it
  /// is none that a parameter can have.
  ///
  /// - Complexity: O(parameters).
  public subscript(name: String) -> ParameterValue? {
    get { parameters.first { $0.definition.name == name }?.value }
    set {
      guard let newValue else { return parameters.removeAll { $0.definition.name == name } }
      let definition =
        Self.declaration(name) ?? ParameterDefinition(recorded: name, type: newValue.type)
      guard let definition else { return }
      set(definition, to: newValue)
    }
  }

  /// Takes from `other` what is not known here.
  public func completed(by other: RunDescription) -> RunDescription {
    var result = self
    result.scenario = scenario ?? other.scenario
    result.checksum = checksum ?? other.checksum
    result.generatedItems = generatedItems ?? other.generatedItems
    result.budgetNs = budgetNs ?? other.budgetNs
    for parameter in other.parameters where self[parameter.definition.name] == nil {
      result.set(parameter.definition, to: parameter.value)
    }
    return result
  }

  /// The same without what tells repetitions from each other: runs for which it is equal are in one
  /// group.
  var withoutRepetition: RunDescription {
    var description = self
    description.repetition = nil
    description.isComplete = false
    return description
  }

  /// The placeholder for a text that is left out.
  static let leftOut = "(left out)"

  /// The same without texts that only the scenario's author knows: they may name anything.
  var redacted: RunDescription {
    var description = self
    for parameter in parameters where Self.declaration(parameter.definition.name) == nil {
      guard case .text = parameter.value else { continue }
      description.set(parameter.definition, to: .text(Self.leftOut))
    }
    return description
  }

  /// The parameters as a JSON object, by name.
  var parametersJSON: String {
    let members = parameters.map {
      "\(JSONFragment.string($0.definition.name)):\(JSONFragment.value($0.value))"
    }
    return "{\(members.joined(separator: ","))}"
  }

  /// The declaration of a parameter that any run has; nil for a name that the engine does not declare.
  static func declaration(_ name: String) -> ParameterDefinition? {
    ListSchema.schema.parameter(named: name)
  }

  private mutating func set(_ definition: ParameterDefinition, to value: ParameterValue) {
    guard let value = value.converted(to: definition.domain.type), value.isFinite else { return }
    let parameter = RunParameter(definition: definition, value: value)
    if let place = parameters.firstIndex(where: { $0.definition.name == definition.name }) {
      parameters[place] = parameter
      return
    }
    guard parameters.count < Self.maxParameters else { return }
    let order = Self.order(definition)
    let place = parameters.firstIndex { Self.order($0.definition) > order } ?? parameters.endIndex
    parameters.insert(parameter, at: place)
  }

  /// Returns the position of a parameter among those that are declared; behind all of them where it
  /// is none.
  private static func order(_ definition: ParameterDefinition) -> Int {
    ListSchema.schema.parameters.firstIndex { $0.name == definition.name }
      ?? ListSchema.schema.parameters.endIndex
  }
}

extension RunDescription {
  /// Reads the event that announces a run.
  init(_ event: TraceEvent) {
    scenario = event[.scenario]?.name
    budgetNs = event[.budgetNs]?.integer.flatMap {
      (1...Self.maxBudgetNs).contains($0) ? $0 : nil
    }
    add(fieldsOf: event)
  }

  /// Takes every field that has the name of a declared parameter: schemas up to version 5 had a field
  /// for each.
  mutating func add(fieldsOf event: TraceEvent) {
    for definition in ListSchema.schema.parameters {
      guard let value = event[definition.name]?.parameterValue(definition.domain.type)
      else { continue }
      set(definition, to: value)
    }
  }

  /// Reads the event that states one parameter.
  mutating func add(parameterOf event: TraceEvent) {
    guard let name = event[.name]?.name, let text = event[.value]?.name,
      let definition = Self.declaration(name) ?? ParameterDefinition(recorded: name, event),
      let value = ParameterValue(text, definition.domain.type)
    else { return }
    set(definition, to: value)
  }

  /// Takes note of one user's content; what the first of several users sees stands for all.
  mutating func add(contentOf event: TraceEvent) {
    guard checksum == nil else { return }
    checksum = event[.checksum]?.name
    generatedItems = event[.items]?.integer.flatMap { Int(exactly: $0) }
  }
}

extension ParameterDefinition {
  /// A parameter of a scenario, as a trace describes it.
  fileprivate init?(recorded name: String, _ event: TraceEvent) {
    let types = Dictionary(uniqueKeysWithValues: ParameterType.allCases.map { ("\($0)", $0) })
    let comparison = event[.comparison]?.text.flatMap { label in
      ParameterComparison.allCases.first { Enumeration.snakeCase("\($0)") == label }
    }
    let unit = event[.unit]?.name ?? ParameterDefinition.noUnit
    self.init(
      recorded: name,
      type: event[.type]?.text.flatMap { types[$0] } ?? .text,
      unit: unit == ParameterDefinition.noUnit ? "" : unit,
      comparison: comparison ?? .mustMatch,
      meaning: event[.meaning]?.name ?? ""
    )
  }
}

extension FieldValue {
  /// The value as a parameter has it; nil where it is none of the type.
  fileprivate func parameterValue(_ type: ParameterType) -> ParameterValue? {
    switch (type, self) {
    case (.integer, _): integer.map { .integer($0) }
    case (.unsigned, .unsigned(let value)): .unsigned(value)
    case (.unsigned, _): integer.map { .unsigned(UInt64(bitPattern: $0)) }
    case (.number, _): number.map { .number($0) }
    case (.text, _): name.map { .text($0) }
    }
  }
}

extension TraceEvent {
  /// A whole number as `Int`.
  func count(_ field: FieldName) -> Int? {
    self[field]?.integer.flatMap { Int(exactly: $0) }
  }
}
