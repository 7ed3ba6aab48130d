import Signposts
import TraceCompass

/// Rules that Trace Compass has for analysis files beyond the schema of such files.
///
/// It was seen by running Trace Compass; each rule stands for something that went wrong there.
struct TraceCompassEngineRules {
  private let root: XMLNode
  private let schema: Schema
  private let display: TraceCompassFile.Display

  init(_ root: XMLNode, _ schema: Schema, _ display: TraceCompassFile.Display) {
    (self.root, self.schema, self.display) = (root, schema, display)
  }

  /// Everything that would go wrong.
  var complaints: [String] {
    modules.flatMap { module in
      ownAttributes(module) + types(module) + contexts(module) + labels(module) + groups(module)
    } + emptied + names + states
  }

  private var modules: [XMLNode] { root.children("stateProvider") + root.children("pattern") }

  // MARK: Paths

  /// The path of a change or a query, with `*` for what comes from events.
  private func path(_ node: XMLNode) -> [String] {
    node.children("stateAttribute").flatMap { step -> [String] in
      switch step["type"] {
      case "constant": [step["value"]]
      case "location":
        root.all("location").filter { $0["id"] == step["value"] }.flatMap(path)
      default: ["*"]
      }
    }
  }

  private static func matches(_ left: [String], _ right: [String]) -> Bool {
    left.count == right.count && zip(left, right).allSatisfy { $0 == $1 || $0 == "*" || $1 == "*" }
  }

  // MARK: Rules of an analysis

  /// Attributes that are written although Trace Compass keeps something of its own there.
  private func ownAttributes(_ module: XMLNode) -> [String] {
    let written = module.assignments.map(path).filter { $0.first == "#CurrentScenario" }
    return Set(written.compactMap { $0.dropFirst().first })
      .intersection(SegmentReplay.ownAttributes).sorted()
      .map { "\(module["id"]): \($0) is Trace Compass' own below a scenario" }
  }

  /// Attributes that get values of several types: the first one fixes it.
  private func types(_ module: XMLNode) -> [String] {
    let written = module.assignments.flatMap { change in
      change.children("stateValue").filter { $0["type"] != "null" }.map { value in
        let isPushed = value["stack"] == "push"
        return (path: path(change) + (isPushed ? ["(pushed)"] : []), type: type(value))
      }
    }
    let all = Dictionary(grouping: written, by: \.path).mapValues { Set($0.map(\.type)) }
    return all.sorted { $0.key.lexicographicallyPrecedes($1.key) }.flatMap { path, types in
      let name = "\(module["id"]): \(path.joined(separator: "/"))"
      return
        (types.count > 1 ? ["\(name) has the types \(types.sorted().joined(separator: ", "))"] : [])
        + (types.contains("?") ? ["\(name) has the type that the trace has there"] : [])
    }
  }

  private func type(_ value: XMLNode) -> String {
    if let forced = value.attributes["forcedType"] { return forced }
    switch value["type"] {
    // Custom names are text in every trace.
    case "eventField": return value["value"] == "name" ? "string" : "?"
    case "query": return value.attributes["mappingGroup"] == nil ? "?" : "string"
    case "eventName": return "string"
    default: return value["type"]
    }
  }

  /// Contexts that are read under one of their two names, or make a path.
  private func contexts(_ module: XMLNode) -> [String] {
    let steps = module.all("stateAttribute").filter { $0["type"] == "eventField" }
    let read = Set(
      module.all("stateValue").filter { $0["type"] == "eventField" }.map { $0["value"] }
        .filter { $0.hasPrefix("context.") }
    )
    let others = read.map { name in
      let plain = name.dropFirst("context.".count)
      return plain.hasPrefix("_") ? "context.\(plain.dropFirst())" : "context._\(plain)"
    }
    return Set(others).subtracting(read).sorted()
      .map { "\(module["id"]): \($0) is the name in the other format, and not read" }
      + steps.map { $0["value"] }.filter { $0.hasPrefix("context.") }
      .map { "\(module["id"]): a step of a path is \($0), which a trace may not have" }
  }

  /// Enumerations of the schema by the fields that hold them.
  private var enumerations: [String: Set<String>] {
    let fields =
      schema.intervals.flatMap { $0.begin + $0.end } + schema.events.flatMap(\.fields)
    let pairs = fields.compactMap { field -> (String, Set<String>)? in
      guard case .enumeration(let enumeration) = field.kind else { return nil }
      return (field.name, [enumeration.name])
    }
    return Dictionary(pairs) { $0.union($1) }
  }

  /// Named numbers that would be shown without their names, as CTF 2 has them.
  private func labels(_ module: XMLNode) -> [String] {
    let enumerations = enumerations
    let stored = module.assignments.compactMap { change -> ([String], Set<String>)? in
      let values = change.children("stateValue").filter { $0["stack"].isEmpty }
      return values.first { $0["type"] == "eventField" && $0["forcedType"] == "string" }
        .flatMap { enumerations[$0["value"]] }.map { (path(change), $0) }
    }
    let byPath = Dictionary(stored) { first, _ in first }
    let asked = module.all("stateValue").filter { $0["type"] == "query" }
    let nameless = asked.filter { value in
      byPath[path(value)].map { !$0.contains(value["mappingGroup"]) } ?? false
    }
    let shown =
      module.all("segField").flatMap { $0.children("stateValue") }
      + module.all("stateValue").filter { $0["stack"] == "push" }
    let direct = shown.filter {
      $0["type"] == "eventField" && enumerations[$0["value"]] != nil && $0["value"] != "type"
    }
    return nameless.map { "\(module["id"]): \(path($0).last ?? "") has no names in CTF 2" }
      + direct.map { "\(module["id"]): \($0["value"]) has no names in CTF 2" }
  }

  /// Groups of names that do not exist, lack a label, or are asked for together with a type: which of
  /// the two comes first is not known.
  private func groups(_ module: XMLNode) -> [String] {
    let groups = module.children("mappingGroup")
    let used = module.all("stateValue").filter { $0.attributes["mappingGroup"] != nil }
    let ids = groups.map { $0["id"] }
    let missing = Set(used.map { $0["mappingGroup"] }).subtracting(ids).sorted()
    let wanted = schema.intervals.flatMap { $0.begin + $0.end }.compactMap { field in
      if case .enumeration(let enumeration) = field.kind { enumeration } else { nil }
    }
    let incomplete = groups.filter { group in
      guard let enumeration = wanted.first(where: { $0.name == group["id"] }) else { return false }
      let pairs = group.children("entry").map { $0.children("stateValue").map { $0["value"] } }
      return pairs != enumeration.labels.enumerated().map { ["\($0)", $1] }
    }
    return missing.map { "\(module["id"]): group \($0) does not exist" }
      + incomplete.map { "\(module["id"]): group \($0["id"]) is not that of the schema" }
      + used.filter { $0.attributes["forcedType"] != nil || $0["type"] != "query" }
      .map { "\(module["id"]): group \($0["mappingGroup"]) goes with a query without a type" }
  }

  // MARK: Rules of views

  private var views: [XMLNode] { root.children("timeGraphView") + root.children("xyView") }

  /// Stacks that are emptied without being known to exist: that makes them, and a row that shows one
  /// of their values finds none.
  private var emptied: [String] {
    let shown = views.flatMap { $0.children("entry") }.flatMap { rows($0, below: []) }
    let changes = root.all("eventHandler").flatMap { $0.all("stateChange") }
    let unconditional = changes.filter { change in
      change.children("stateValue").contains { $0["stack"].hasPrefix("pop") }
    }
    return unconditional.map(path).filter { path in shown.contains { Self.matches($0, path) } }
      .map { "emptying \($0.joined(separator: "/")) makes a row that shows nothing" }
  }

  /// The paths of rows that show a constant attribute below them.
  private func rows(_ entry: XMLNode, below parent: [String]) -> [[String]] {
    let path = parent + entry["path"].split(separator: "/").map(String.init)
    let own = entry.children("display").contains { $0["type"] == "constant" } ? [path] : []
    return own + entry.children("entry").flatMap { rows($0, below: path) }
  }

  /// Analyses that people cannot tell apart: charts of call stacks are called after their analysis.
  private var names: [String] {
    let labels = modules.flatMap { $0.children("head") }.flatMap { $0.children("label") }
      .map { $0["value"] }
    let charted = root.children("callstack").flatMap { $0.children("analysis") }.map { $0["id"] }
    let drawn = Set(views.flatMap { $0.all("analysis") }.map { $0["id"] })
    return Set(labels.filter { label in labels.count { $0 == label } > 1 }).sorted()
      .map { "two analyses are called \($0)" }
      + charted.filter(drawn.contains).map { "\($0) has views, and charts of the same name" }
  }

  /// States without a name where they are drawn: the trace server sends no legend.
  private var states: [String] {
    guard display == .server else { return [] }
    let pushed = root.all("stateValue").filter { $0["stack"] == "push" }
    return pushed.filter { ["int", "long"].contains($0["type"]) }
      .map { "state \($0["value"]) has no name in the trace server" }
      + root.all("definedValue").map { "\($0["name"]) is in a legend that nothing shows" }
  }
}
