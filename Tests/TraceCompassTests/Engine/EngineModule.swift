/// The common part of state providers and patterns: values, conditions, and changes of states.
struct EngineModule {
  /// The end of an analysis, and what was logged meanwhile.
  struct Outcome: Hashable {
    /// The analysis, by id.
    let id: String
    /// The exception that ended it; nil where it is complete.
    var failure: String?
    var warnings: [String] = []

    /// True where it is complete, and nothing was logged.
    var isClean: Bool { failure == nil && warnings.isEmpty }
  }

  private let groups: [String: [(key: EngineOperand, value: EngineOperand)]]
  let locations: [String: XMLNode]
  var states = EngineStates()
  var outcome: Outcome

  init(_ node: XMLNode) {
    outcome = Outcome(id: node["id"])
    locations = Dictionary(node.children("location").map { ($0["id"], $0) }) { first, _ in first }
    let pairs = node.children("mappingGroup").map { group in
      let entries = group.children("entry").compactMap { entry in
        let values = entry.children("stateValue").map { EngineOperand($0, [:]) }
        return values.count == 2 ? (key: values[0], value: values[1]) : nil
      }
      return (group["id"], entries)
    }
    groups = Dictionary(pairs) { first, _ in first }
  }

  /// Runs a step of the analysis; after an exception there is none any more.
  mutating func run(_ step: (inout EngineModule) throws(EngineFailure) -> Void) {
    guard outcome.failure == nil else { return }
    do throws(EngineFailure) {
      try step(&self)
    } catch {
      outcome.failure = error.description
    }
  }

  /// The attribute that a path leads to, which is made; nil, with a warning, where a step is none.
  mutating func attribute(
    _ path: [EngineStep],
    _ event: ReplayedEvent,
    _ scenario: Int?
  ) -> Int? {
    var place = 0
    for step in path {
      if case .constant("#CurrentScenario") = step {
        place = scenario ?? place
        continue
      }
      guard let name = name(of: step, event, scenario) else {
        outcome.warnings.append("\(event.name): The attribute quark is invalid: \(step)")
        return nil
      }
      place = states.make(name, below: place)
    }
    return place
  }

  private mutating func name(
    of step: EngineStep,
    _ event: ReplayedEvent,
    _ scenario: Int?
  ) -> String? {
    switch step {
    case .constant(let name): name
    case .field(let name): event.fields[name]?.text
    case .query(let path): attribute(path, event, scenario).flatMap { states.value($0)?.text }
    }
  }

  mutating func value(
    _ operand: EngineOperand,
    _ event: ReplayedEvent,
    _ scenario: Int?
  ) throws(EngineFailure) -> EngineValue? {
    guard var found = value(operand.source, event, scenario) else { return nil }
    if let group = operand.group { found = try mapped(found, group, event) }
    if let type = operand.forcedType { found = try found.forced(to: type) }
    return found
  }

  private mutating func value(
    _ source: EngineOperand.Source,
    _ event: ReplayedEvent,
    _ scenario: Int?
  ) -> EngineValue? {
    switch source {
    case .constant(let value): value
    case .field(let name): event.fields[name]
    case .eventName: .string(event.name)
    case .query(let path): attribute(path, event, scenario).flatMap { states.value($0) }
    }
  }

  /// The name that a group has for a value; the value itself where it has none.
  private mutating func mapped(
    _ found: EngineValue,
    _ group: String,
    _ event: ReplayedEvent
  ) throws(EngineFailure) -> EngineValue {
    for entry in groups[group] ?? [] where try value(entry.key, event, nil) == found {
      return try value(entry.value, event, nil) ?? found
    }
    return found
  }

  mutating func holds(
    _ condition: EngineCondition,
    _ event: ReplayedEvent,
    _ scenario: Int?
  ) throws(EngineFailure) -> Bool {
    switch condition {
    case .equal(let left, let right):
      return try EngineValue.areEqual(value(left, event, scenario), value(right, event, scenario))
    case .not(let condition): return try !holds(condition, event, scenario)
    case .all(let conditions):
      for condition in conditions where try !holds(condition, event, scenario) { return false }
      return true
    case .any(let conditions):
      for condition in conditions where try holds(condition, event, scenario) { return true }
      return false
    }
  }

  mutating func apply(
    _ change: EngineChange,
    _ event: ReplayedEvent,
    _ scenario: Int? = nil
  ) throws(EngineFailure) {
    let isThen =
      if let condition = change.condition { try holds(condition, event, scenario) } else { true }
    guard let assignment = isThen ? change.then : change.otherwise,
      let path = attribute(assignment.path, event, scenario)
    else { return }
    let value = try value(assignment.value, event, scenario)
    switch assignment.stack {
    case "push": try states.push(path, value, atNs: event.timeNs)
    case "pop": try states.pop(path, atNs: event.timeNs)
    case "popAll": while try states.pop(path, atNs: event.timeNs) {}
    default:
      if assignment.isUpdate {
        try states.update(path, value)
      } else {
        try states.set(path, value, atNs: event.timeNs)
      }
    }
  }
}
