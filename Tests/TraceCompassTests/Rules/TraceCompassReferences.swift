import Signposts

@testable import generate_schema

/// The references of an analysis file: to events and fields of the schema, and to other parts of
/// itself.
struct TraceCompassReferences {
  private let root: XMLNode
  private let schema: Schema
  /// The fields of every event that a program may emit.
  private let events: [String: Set<String>]
  /// The fields of the signposts of apps, by what stands for their names; what is noted of every event is not noted
  /// of them, as they belong to no list.
  private let signposts: [String: Set<String>]

  init(_ root: XMLNode, _ schema: Schema) {
    self.root = root
    self.schema = schema
    let common: Set = ["context._vpid", "context.vpid", "list", "update"]
    let intervals = schema.intervals.flatMap(TracepointDefinitions.tracepoints).map {
      ($0.name, common.union($0.fields.map(\.name) + ["id"]))
    }
    let instants = schema.events.map { ($0.name, common.union($0.fields.map(\.name))) }
    let named: Set = ["id", "name"]
    let fixed = [
      ("interval_begin", common.union(named)), ("interval_end", common.union(named)),
      ("counter", common.union(["name", "value"])),
    ]
    let signpost: Set = ["context._vpid", "context.vpid", "id", "signpost_id", "name", "message"]
    signposts = Dictionary(
      uniqueKeysWithValues: ["begin", "end"].map { ("\(schema.name):signpost/*/\($0)", signpost) }
    )
    events = Dictionary(uniqueKeysWithValues: intervals + instants + fixed)
  }

  /// Every reference to something that does not exist.
  var complaints: [String] {
    identifiers + handlers + machines + actions + views + legend + callStacks
  }

  /// The fields that an event has, or all events that a `*` stands for.
  private func fields(of event: String) -> Set<String>? {
    if let signpost = signposts[event] { return signpost }
    let named = events.filter { StateReplay.matches(event, "\(schema.name):\($0.key)") }.values
    return named.dropFirst().reduce(named.first) { $0?.intersection($1) }
  }

  private func missing(_ wanted: [String], in known: [String], _ what: String) -> [String] {
    wanted.filter { !known.contains($0) }.map { "\(what) \($0) does not exist" }
  }

  private var identifiers: [String] {
    let kinds = ["stateProvider", "pattern", "timeGraphView", "xyView", "callstack"]
    let parts = kinds.flatMap(root.children)
    let ids = parts.map { $0["id"] }
    let repeated = Set(ids.filter { id in ids.count { $0 == id } > 1 })
    let sources = root.children("stateProvider") + root.children("pattern")
    return repeated.map { "\($0) is used twice" }
      + missing(root.all("analysis").map { $0["id"] }, in: sources.map { $0["id"] }, "analysis")
  }

  /// The event fields that an element reads, those of its locations included.
  private func fieldsRead(by node: XMLNode) -> [String] {
    let used = ["stateAttribute", "stateValue", "begin", "end", "duration"].flatMap(node.all)
    let direct = used.filter { $0["type"] == "eventField" }.map { $0["value"] }
    let places = used.filter { $0["type"] == "location" }.map { $0["value"] }
    let locations = root.all("location").filter { places.contains($0["id"]) }
    let inside = locations.flatMap(fieldsRead)
    return direct + inside
  }

  private func complaints(aboutFieldsOf node: XMLNode, at event: String) -> [String] {
    guard let known = fields(of: event) else { return ["event \(event) does not exist"] }
    return missing(fieldsRead(by: node), in: Array(known), "\(event): field")
  }

  private var handlers: [String] {
    let locations = root.all("location").map { $0["id"] }
    let used = root.all("stateAttribute").filter { $0["type"] == "location" }.map { $0["value"] }
    return missing(used, in: locations, "location")
      + root.all("eventHandler").flatMap { complaints(aboutFieldsOf: $0, at: $0["eventName"]) }
  }

  private var machines: [String] {
    root.all("patternHandler").flatMap { handler in
      missing([handler["initial"]], in: handler.children("fsm").map { $0["id"] }, "fsm")
        + handler.children("fsm").flatMap { complaints(aboutMachine: $0, of: handler) }
    }
  }

  private func complaints(aboutMachine machine: XMLNode, of handler: XMLNode) -> [String] {
    let states = (machine.children("state") + machine.children("final")).map { $0["id"] }
    let transitions = machine.all("transition")
    let conditions = transitions.compactMap { $0.attributes["cond"] }
    let actions = handler.children("action").map { $0["id"] }
    let taken = transitions.flatMap(Self.actions)
    return missing([machine["initial"]] + transitions.map { $0["target"] }, in: states, "state")
      + missing(conditions, in: handler.children("test").map { $0["id"] }, "test")
      + missing(taken, in: actions, "action")
      + Set(actions).subtracting(taken).map { "action \($0) is never taken" }
  }

  /// The actions of a transition.
  private static func actions(of transition: XMLNode) -> [String] {
    transition["action"].split(separator: ":").map(String.init)
  }

  /// The names that an element keeps in the scenario, or asks it for, without those of Trace Compass.
  private func scenarioNames(_ nodes: [XMLNode]) -> [String] {
    nodes.compactMap { node in
      let path = node.children("stateAttribute").map { $0["value"] }
      guard path.first == "#CurrentScenario", let name = path.dropFirst().first,
        !SegmentReplay.ownAttributes.contains(name)
      else { return nil }
      return path.last
    }
  }

  private var actions: [String] {
    root.all("pattern").flatMap {
      complaints(aboutActionsOf: $0) + complaints(aboutStoredFieldsOf: $0)
    }
  }

  /// The stored fields that are asked for.
  private func complaints(aboutStoredFieldsOf pattern: XMLNode) -> [String] {
    let asked = pattern.all("stateValue").compactMap { node in
      let path = node.children("stateAttribute").map { $0["value"] }
      return path.dropLast() == ["#CurrentScenario", "storedFields"] ? path.last : nil
    }
    let stored = pattern.children("storedField").map { $0.attributes["alias"] ?? $0["id"] }
    return missing(asked, in: stored, "stored field")
  }

  private func complaints(aboutActionsOf pattern: XMLNode) -> [String] {
    let transitions = pattern.all("transition")
    let actions = pattern.all("action")
    return transitions.flatMap { transition in
      let action = actions.filter { Self.actions(of: transition).contains($0["id"]) }
      let tested = pattern.all("test").filter { $0["id"] == transition["cond"] }
      let asked = scenarioNames((tested + action).flatMap { $0.all("stateValue") })
      let begin = transition["event"].replacing("_end", with: "_begin")
        .replacing("/end", with: "/begin")
      let before = transitions.filter { $0["event"] == begin }.flatMap(Self.actions)
      let keeping = actions.filter { before.contains($0["id"]) } + action
      let kept = keeping.flatMap { $0.all("stateChange") }
      return action.flatMap { complaints(aboutFieldsOf: $0, at: transition["event"]) }
        + missing(asked, in: scenarioNames(kept), "\(transition["event"]): what was kept as")
        + action.flatMap(repeatedFields)
    }
  }

  private func repeatedFields(_ action: XMLNode) -> [String] {
    let names = action.all("segField").map { $0["name"] }
    return Set(names).count == names.count ? [] : ["\(action["id"]): a field twice in \(names)"]
  }

  /// Every path of states that is written, with `*` for what comes from events.
  private var writtenPaths: [[String]] {
    root.all("eventHandler").flatMap(\.assignments).map { change in
      let isStack = change.children("stateValue").contains { $0.attributes["stack"] != nil }
      return path(change.children("stateAttribute")) + (isStack ? ["*"] : [])
    }
  }

  private func path(_ steps: [XMLNode]) -> [String] {
    steps.flatMap { step in
      switch step["type"] {
      case "constant": [step["value"]]
      case "location":
        root.all("location").filter { $0["id"] == step["value"] }
          .flatMap { path($0.children("stateAttribute")) }
      default: ["*"]
      }
    }
  }

  private var views: [String] {
    let written = writtenPaths
    return (root.children("timeGraphView") + root.children("xyView")).flatMap { view in
      view.children("entry").flatMap { shownPaths($0, below: []) }
        .filter { shown in !written.contains { Self.matches(shown, $0) } }
        .map { "\(view["id"]): nothing is written to \($0.joined(separator: "/"))" }
    }
  }

  private func shownPaths(_ entry: XMLNode, below parent: [String]) -> [[String]] {
    let path = parent + entry["path"].split(separator: "/").map(String.init)
    let shown = entry.children("display").map { display in
      display["type"] == "constant" ? path + [display["value"]] : path
    }
    return shown + entry.children("entry").flatMap { shownPaths($0, below: path) }
  }

  private static func matches(_ shown: [String], _ written: [String]) -> Bool {
    shown.count == written.count
      && zip(shown, written).allSatisfy { $0 == $1 || $0 == "*" || $1 == "*" }
  }

  /// The complaints about the attribute that flame charts are drawn from: where it is written, and
  /// where it is looked for.
  private var callStacks: [String] {
    let changes = root.all("eventHandler").flatMap(\.assignments)
    let stacks = changes.filter {
      path($0.children("stateAttribute")).last == "CallStack"
    }
    let values = stacks.flatMap { $0.children("stateValue") }
    let pushed = values.filter { $0["stack"] == "push" }
    let types = Set(pushed.map(Self.valueType))
    let isEmptied = values.contains { $0["stack"].hasPrefix("pop") }
    let written = Set(stacks.map { path($0.children("stateAttribute")) })
    let looked = root.all("callstackGroup").map { group in
      group.children("level").flatMap { $0["path"].split(separator: "/").map(String.init) }
        + ["CallStack"]
    }
    let mixed =
      types.count > 1
      ? ["a call stack has the types \(types.sorted().joined(separator: ", "))"] : []
    let filling =
      looked.isEmpty
      ? []
      : (pushed.isEmpty ? ["the call stack is never filled"] : [])
        + (isEmptied ? [] : ["the call stack is never emptied"])
    return mixed + filling
      + looked.filter { shown in !written.contains { Self.matches(shown, $0) } }
      .map { "no call stack is written to \($0.joined(separator: "/"))" }
  }

  /// Returns the type of a value in the states: the names that events carry are text.
  private static func valueType(_ value: XMLNode) -> String {
    if let forced = value.attributes["forcedType"] { return forced }
    return ["int", "long"].contains(value["type"]) ? value["type"] : "string"
  }

  private var legend: [String] {
    let values = root.all("eventHandler").flatMap { $0.all("stateValue") }
    let pushed = values.filter { $0["type"] == "int" && $0["stack"] == "push" }
    let drawn = Set(pushed.map { $0["value"] })
    let explained = Set(root.all("definedValue").map { $0["value"] })
    return drawn.symmetricDifference(explained).map { "\($0) is drawn or explained, not both" }
  }
}
