/// Passes events to a pattern of an analysis file, as Trace Compass does, and keeps the segments.
struct SegmentReplay {
  /// A segment, of a begin and an end.
  struct Segment: Hashable {
    let name: String
    let startNs: Int64
    let endNs: Int64
    let fields: [String: String]
  }

  /// The attributes that Trace Compass keeps below every run of a machine.
  ///
  /// `state` is the name of the machine's state.
  static let ownAttributes: Set = ["state", "status", "startTime", "storedFields"]

  /// One run of the machine: a place in the states, which is used again when the run is over.
  private struct Scenario {
    let number: Int
    let attribute: Int
    /// The attribute of the machine's state.
    let stateAttribute: Int
    let startNs: Int64
    var state: String
  }

  private struct Transition {
    let condition: EngineCondition?
    let actions: [[Step]]
    let target: String
  }

  /// A part of an action.
  private enum Step {
    case change(EngineChange)
    case segment(name: EngineOperand?, time: [String: EngineOperand], [(String, EngineOperand)])
  }

  private(set) var module: EngineModule
  private let machine: String
  private let initial: String
  private let finals: [String]
  private let transitions: [String: [String: [Transition]]]
  private var scenarios: [Scenario] = []
  private(set) var segments: [Segment] = []

  init?(_ root: XMLNode, id: String) {
    guard let pattern = root.children("pattern").first(where: { $0["id"] == id }),
      let handler = pattern.children("patternHandler").first,
      let machine = handler.children("fsm").first(where: { $0["id"] == handler["initial"] })
    else { return nil }
    let module = EngineModule(pattern)
    self.module = module
    self.machine = machine["id"]
    initial = machine["initial"]
    finals = machine.children("final").map { $0["id"] }
    let actions = Dictionary(
      handler.children("action").map { ($0["id"], Self.steps($0, module.locations)) }
    ) { first, _ in first }
    let tests = Dictionary(handler.children("test").map { ($0["id"], $0) }) { first, _ in first }
    let states = machine.children("state").map { state in
      let all = state.children("transition").map { node in
        let condition = EngineCondition(
          tests[node["cond"]]?.children("if").first,
          module.locations
        )
        let taken = node["action"].split(separator: ":").compactMap { actions[String($0)] }
        return (
          node["event"], Transition(condition: condition, actions: taken, target: node["target"])
        )
      }
      return (state["id"], Dictionary(grouping: all, by: \.0).mapValues { $0.map(\.1) })
    }
    transitions = Dictionary(states) { first, _ in first }
  }

  private static func steps(_ action: XMLNode, _ locations: [String: XMLNode]) -> [Step] {
    action.children.compactMap { node in
      switch node.name {
      case "stateChange": return .change(EngineChange(node, locations))
      case "segment":
        let name = node.all("segName").first?.children.first
        let times = node.all("segTime").flatMap(\.children).map {
          ($0.name, EngineOperand($0, locations))
        }
        let fields = node.all("segField").compactMap { field in
          field.children.first.map { (field["name"], EngineOperand($0, locations)) }
        }
        return .segment(
          name: name.map { EngineOperand($0, locations) },
          time: Dictionary(times) { first, _ in first },
          fields
        )
      default: return nil
      }
    }
  }

  /// Takes an event: by the runs that are under way, else by a new one.
  mutating func take(_ event: ReplayedEvent) {
    guard module.outcome.failure == nil else { return }
    do throws(EngineFailure) {
      for position in scenarios.indices {
        var scenario = scenarios[position]
        guard try advance(&scenario, event) else { continue }
        scenarios[position] = scenario
        if finals.contains(scenario.state) { scenarios.remove(at: position) }
        return
      }
      guard !taken(in: initial, by: event).isEmpty else { return }
      var fresh = try start(event)
      if try advance(&fresh, event) { scenarios.append(fresh) }
    } catch {
      module.outcome.failure = error.description
    }
  }

  /// The transitions of a state that an event may take; in their names `*` stands for any text.
  private func taken(in state: String, by event: ReplayedEvent) -> [Transition] {
    guard let all = transitions[state] else { return [] }
    return all[event.name] ?? all.first { Self.matches($0.key, event.name) }?.value ?? []
  }

  private static func matches(_ pattern: String, _ name: String) -> Bool {
    let parts = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard parts.count == 2 else { return false }
    return name.utf8.count >= parts[0].utf8.count + parts[1].utf8.count
      && name.hasPrefix(parts[0]) && name.hasSuffix(parts[1])
  }

  /// Begins a run at the first place that is free.
  private mutating func start(_ event: ReplayedEvent) throws(EngineFailure) -> Scenario {
    let taken = Set(scenarios.map(\.number))
    let number = (0...scenarios.count).first { !taken.contains($0) } ?? scenarios.count
    let all = module.states.make(machine, below: module.states.make("scenarios", below: 0))
    let attribute = module.states.make("\(number)", below: all)
    let own: [(String, EngineValue?)] = [
      ("status", .string("PENDING")), ("state", .string(initial)),
      ("startTime", .long(event.timeNs)), ("storedFields", nil),
    ]
    for (name, value) in own {
      let place = module.states.make(name, below: attribute)
      try module.states.set(place, value, atNs: event.timeNs)
    }
    return Scenario(
      number: number,
      attribute: attribute,
      stateAttribute: module.states.make("state", below: attribute),
      startNs: event.timeNs,
      state: initial
    )
  }

  private mutating func advance(
    _ scenario: inout Scenario,
    _ event: ReplayedEvent
  ) throws(EngineFailure) -> Bool {
    for transition in taken(in: scenario.state, by: event) {
      if let condition = transition.condition,
        try !module.holds(condition, event, scenario.attribute)
      {
        continue
      }
      for action in transition.actions {
        for step in action { try take(step, scenario, event) }
      }
      scenario.state = transition.target
      let name = EngineValue.string(scenario.state)
      try module.states.set(scenario.stateAttribute, name, atNs: event.timeNs)
      return true
    }
    return false
  }

  private mutating func take(
    _ step: Step,
    _ scenario: Scenario,
    _ event: ReplayedEvent
  ) throws(EngineFailure) {
    switch step {
    case .change(let change): try module.apply(change, event, scenario.attribute)
    case .segment(let name, let time, let operands):
      var fields: [String: String] = [:]
      for (field, operand) in operands {
        fields[field] = try module.value(operand, event, scenario.attribute)?.text
      }
      let begin = try number(time["begin"], scenario, event)
      let start = begin ?? scenario.startNs
      let end = try number(time["end"], scenario, event)
      let duration = try number(time["duration"], scenario, event)
      let found =
        if let name { try module.value(name, event, scenario.attribute)?.text } else {
          nil as String?
        }
      segments.append(
        Segment(
          name: found ?? "null",
          startNs: start,
          endNs: end ?? duration.map { start + $0 } ?? event.timeNs,
          fields: fields
        )
      )
    }
  }

  private mutating func number(
    _ operand: EngineOperand?,
    _ scenario: Scenario,
    _ event: ReplayedEvent
  ) throws(EngineFailure) -> Int64? {
    guard let operand else { return nil }
    return try module.value(operand, event, scenario.attribute)?.number
  }
}
