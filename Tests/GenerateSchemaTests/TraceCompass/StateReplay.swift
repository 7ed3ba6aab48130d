/// Passes events to a state provider of an analysis file, as Trace Compass does.
struct StateReplay {
  private let provider: XMLNode
  /// The stacks, by path; a state that is not a stack is one of a single value.
  private(set) var stacks: [String: [String]] = [:]

  init(_ root: XMLNode) {
    provider = root.children("stateProvider").first ?? root
  }

  /// The values of a lane, from the outermost on.
  func lane(_ name: String, list: Int = 1) -> [String] {
    stacks["Processes/7/\(list)/\(name)"] ?? []
  }

  /// Takes an event of process 7.
  mutating func event(_ name: String, list: Int = 1, _ more: [String: String] = [:]) {
    let fields = ["context._vpid": "7", "list": "\(list)"].merging(more) { $1 }
    for handler in provider.children("eventHandler") where handler["eventName"] == name {
      for change in handler.children("stateChange") { apply(change, fields) }
    }
  }

  private mutating func apply(_ change: XMLNode, _ fields: [String: String]) {
    let path = path(change.children("stateAttribute"), fields).joined(separator: "/")
    for value in change.children("stateValue") {
      let text = value["type"] == "eventField" ? fields[value["value"]] ?? "" : value["value"]
      switch value["stack"] {
      case "push": stacks[path, default: []].append(text)
      case "pop": _ = stacks[path, default: []].popLast()
      case "popAll": stacks[path] = []
      default: stacks[path] = [text]
      }
    }
  }

  private func path(_ steps: [XMLNode], _ fields: [String: String]) -> [String] {
    steps.flatMap { step in
      switch step["type"] {
      case "constant": [step["value"]]
      case "eventField": [fields[step["value"]] ?? ""]
      default:
        provider.children("location").filter { $0["id"] == step["value"] }
          .flatMap { path($0.children("stateAttribute"), fields) }
      }
    }
  }
}
