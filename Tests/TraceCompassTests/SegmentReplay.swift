/// Passes events to a pattern of an analysis file, as Trace Compass does, and keeps the segments.
struct SegmentReplay {
  /// What a pattern makes of a begin and an end.
  struct Segment: Hashable {
    let name: String
    let startNs: Int64
    let endNs: Int64
    let fields: [String: String]
  }

  /// One run of the state machine.
  private struct Scenario {
    var state: String
    let startNs: Int64
    var kept: [String: String] = [:]
  }

  private let handler: XMLNode
  private let transitions: [String: [String: [XMLNode]]]
  private let initial: String
  private let finals: [String]
  private let actions: [String: XMLNode]
  private let tests: [String: XMLNode]
  private var scenarios: [Scenario] = []
  private(set) var segments: [Segment] = []

  init?(_ root: XMLNode, id: String) {
    guard let pattern = root.children("pattern").first(where: { $0["id"] == id }),
      let handler = pattern.children("patternHandler").first,
      let machine = handler.children("fsm").first(where: { $0["id"] == handler["initial"] })
    else { return nil }
    self.handler = handler
    initial = machine["initial"]
    finals = machine.children("final").map { $0["id"] }
    transitions = Dictionary(
      machine.children("state").map { state in
        (state["id"], Dictionary(grouping: state.children("transition")) { $0["event"] })
      }
    ) { first, _ in first }
    actions = Dictionary(handler.children("action").map { ($0["id"], $0) }) { first, _ in first }
    tests = Dictionary(handler.children("test").map { ($0["id"], $0) }) { first, _ in first }
  }

  /// Takes an event: by the runs that are under way, else by a new one.
  mutating func take(_ event: ReplayedEvent) {
    for position in scenarios.indices {
      var scenario = scenarios[position]
      guard advance(&scenario, event) else { continue }
      scenarios[position] = scenario
      if finals.contains(scenario.state) { scenarios.remove(at: position) }
      return
    }
    var fresh = Scenario(state: initial, startNs: event.timeNs)
    if advance(&fresh, event) { scenarios.append(fresh) }
  }

  private mutating func advance(_ scenario: inout Scenario, _ event: ReplayedEvent) -> Bool {
    for transition in transitions[scenario.state]?[event.name] ?? []
    where holds(transition["cond"], scenario, event) {
      for name in transition["action"].split(separator: ":") {
        act(actions[String(name)], &scenario, event)
      }
      scenario.state = transition["target"]
      return true
    }
    return false
  }

  private func holds(_ test: String, _ scenario: Scenario, _ event: ReplayedEvent) -> Bool {
    guard !test.isEmpty else { return true }
    let conditions = tests[test]?.all("condition") ?? []
    return conditions.allSatisfy { condition in
      let values = condition.children("stateValue").map { value($0, scenario, event) }
      return values.count == 2 && values[0] != nil && values[0] == values[1]
    }
  }

  private mutating func act(
    _ action: XMLNode?,
    _ scenario: inout Scenario,
    _ event: ReplayedEvent
  ) {
    for change in action?.children("stateChange") ?? [] {
      guard let name = keptName(change), let source = change.children("stateValue").first else {
        continue
      }
      scenario.kept[name] = value(source, scenario, event)
    }
    for segment in action?.children("segment") ?? [] {
      let name = segment.all("segName").first?.children.first
      let fields = segment.all("segField").compactMap { field in
        field.children.first.flatMap { value($0, scenario, event) }.map { (field["name"], $0) }
      }
      segments.append(
        Segment(
          name: name.flatMap { value($0, scenario, event) } ?? "",
          startNs: scenario.startNs,
          endNs: event.timeNs,
          fields: Dictionary(fields) { first, _ in first }
        )
      )
    }
  }

  private func value(_ node: XMLNode, _ scenario: Scenario, _ event: ReplayedEvent) -> String? {
    switch node["type"] {
    case "eventField": event.fields[node["value"]]
    case "query": keptName(node).flatMap { scenario.kept[$0] }
    default: node["value"]
    }
  }

  private func keptName(_ node: XMLNode) -> String? {
    let path = node.children("stateAttribute").map { $0["value"] }
    return path.first == "#CurrentScenario" ? path.last : nil
  }
}
