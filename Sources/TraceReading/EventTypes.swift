import TraceAnalysis

/// The types of a provider's events: one for all of the same name and fields, from whatever trace.
final class EventTypes {
  private struct Key: Hashable {
    let name: String
    let fields: [String]
  }

  private let provider: String
  private var types: [Key: EventType] = [:]

  init(provider: String) {
    self.provider = provider
  }

  /// The type of events of a name and fields.
  func type(named name: String, _ fields: [String]) -> EventType {
    let key = Key(name: name, fields: fields)
    if let type = types[key] { return type }
    let type = EventType(provider: provider, name: name, fieldNames: fields)
    types[key] = type
    return type
  }
}
