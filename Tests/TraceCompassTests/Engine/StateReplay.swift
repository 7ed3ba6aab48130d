/// Passes events to a state provider of an analysis file, as Trace Compass does.
struct StateReplay {
  private(set) var module: EngineModule
  private let handlers: [(event: String, changes: [EngineChange])]
  /// The changes at the events that were met.
  private var known: [String: [EngineChange]] = [:]

  init?(_ root: XMLNode, id: String) {
    guard let provider = root.children("stateProvider").first(where: { $0["id"] == id }) else {
      return nil
    }
    let module = EngineModule(provider)
    self.module = module
    handlers = provider.children("eventHandler").map { handler in
      let changes = handler.children("stateChange").map { EngineChange($0, module.locations) }
      return (handler["eventName"], changes)
    }
  }

  var states: EngineStates { module.states }

  /// Takes an event.
  mutating func take(_ event: ReplayedEvent) {
    let changes = known[event.name] ?? changes(at: event.name)
    known[event.name] = changes
    module.run { module throws(EngineFailure) in
      for change in changes { try module.apply(change, event) }
    }
  }

  /// Ends all that is still going on.
  mutating func finish(atNs timeNs: Int64) {
    module.run { module throws(EngineFailure) in try module.states.finish(atNs: timeNs) }
  }

  /// The handlers of an event in the order of the file; a name may end in a `*`.
  private func changes(at event: String) -> [EngineChange] {
    handlers.filter { Self.matches($0.event, event) }.flatMap(\.changes)
  }

  /// True for an event that has a name, or one that a `*` stands for.
  static func matches(_ pattern: String, _ event: String) -> Bool {
    pattern.hasSuffix("*") ? event.hasPrefix(pattern.dropLast()) : event == pattern
  }
}
