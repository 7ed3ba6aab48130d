/// Passes events to the state provider of an analysis file, as Trace Compass does, and keeps the
/// history of every attribute.
struct StateReplay {
  /// A time for which an attribute had a value.
  struct State: Hashable {
    let startNs: Int64
    let endNs: Int64
    let value: String
  }

  private let provider: XMLNode
  private let handlers: [String: [XMLNode]]
  /// The current values, by path; an attribute without one is null.
  private(set) var values: [String: String] = [:]
  private var starts: [String: Int64] = [:]
  private var depths: [String: Int] = [:]
  /// The states that have ended, by path, in the order of time.
  private(set) var history: [String: [State]] = [:]

  init(_ root: XMLNode) {
    provider = root.children("stateProvider").first ?? root
    handlers = Dictionary(grouping: provider.children("eventHandler")) { $0["eventName"] }
  }

  /// The values of a stack, from the outermost on.
  func stack(_ path: String) -> [String] {
    (0..<depths[path, default: 0]).map { values["\(path)/\($0 + 1)"] ?? "" }
  }

  /// Takes an event.
  mutating func take(_ event: ReplayedEvent) {
    for handler in handlers[event.name] ?? [] {
      for change in handler.children("stateChange") { apply(change, event) }
    }
  }

  /// Ends all that is still going on.
  mutating func finish(atNs timeNs: Int64) {
    for path in values.keys.sorted() { set(path, nil, timeNs) }
  }

  private mutating func apply(_ change: XMLNode, _ event: ReplayedEvent) {
    let path = path(change.children("stateAttribute"), event).joined(separator: "/")
    for value in change.children("stateValue") {
      let text = value["type"] == "eventField" ? event.fields[value["value"]] : constant(value)
      switch value["stack"] {
      case "push":
        depths[path, default: 0] += 1
        set("\(path)/\(depths[path, default: 0])", text, event.timeNs)
      case "pop": pop(path, event.timeNs)
      case "popAll": while depths[path, default: 0] > 0 { pop(path, event.timeNs) }
      default:
        if value["update"] == "true" { values[path] = text } else { set(path, text, event.timeNs) }
      }
    }
  }

  private func constant(_ value: XMLNode) -> String? {
    value["type"] == "null" ? nil : value["value"]
  }

  private mutating func pop(_ path: String, _ timeNs: Int64) {
    guard let depth = depths[path], depth > 0 else { return }
    set("\(path)/\(depth)", nil, timeNs)
    depths[path] = depth - 1
  }

  /// A state that is replaced at the time at which it began never was.
  private mutating func set(_ path: String, _ value: String?, _ timeNs: Int64) {
    if let old = values[path], let start = starts[path], start < timeNs {
      history[path, default: []].append(State(startNs: start, endNs: timeNs, value: old))
    }
    values[path] = value
    starts[path] = timeNs
  }

  private func path(_ steps: [XMLNode], _ event: ReplayedEvent) -> [String] {
    steps.flatMap { step in
      switch step["type"] {
      case "constant": [step["value"]]
      case "eventField": [event.fields[step["value"]] ?? ""]
      default:
        provider.children("location").filter { $0["id"] == step["value"] }
          .flatMap { path($0.children("stateAttribute"), event) }
      }
    }
  }
}
