import ListSchema

/// The names of what apps say that they are doing, whose numbers are unique in a process.
struct StateNames: Hashable, Sendable {
  private struct Key: Hashable, Sendable {
    let process: ProcessID
    let state: Int64
  }

  private var names: [Key: String] = [:]

  /// Learns the name that a `state_name` event gives.
  mutating func learn(_ event: TraceEvent) {
    guard let state = event[.state]?.integer, let name = event[.name]?.name
    else { return }
    let key = Key(process: event.process, state: state)
    guard names[key] != nil || names.count < TraceFacts.maxNames else { return }
    names[key] = name
  }

  /// The name of a state: `state 7` where the trace gives none, nil for number 0, which is none.
  func name(of state: Int64, in process: ProcessID) -> String? {
    state == 0 ? nil : names[Key(process: process, state: state)] ?? "state \(state)"
  }
}
