import ListSchema

/// The names of content types, whose numbers are unique in a list of a process.
public struct ContentTypes: Hashable, Sendable {
  struct Key: Hashable, Sendable {
    let process: ProcessID
    let list: UInt32
    let type: Int64

    /// Nil for 0, which is no type.
    init?(process: ProcessID, list: UInt32, type: Int64) {
      guard type != 0 else { return nil }
      self.process = process
      self.list = list
      self.type = type
    }

    /// The type that an interval is about; nil where it has none.
    init?(_ interval: Interval) {
      guard let type = interval[.type]?.integer else { return nil }
      self.init(process: interval.process, list: interval.list, type: type)
    }

    /// The type that the interval at a position is about; nil where it has none.
    init?(_ tree: IntervalTree, _ position: Int) {
      guard let type = tree.value(.type, at: position)?.integer else { return nil }
      let pair = tree.pairs[position]
      self.init(process: pair.process, list: pair.list, type: type)
    }

    /// The type that an event is about; nil where it has none.
    init?(_ event: TraceEvent) {
      guard let type = event[.type]?.integer else { return nil }
      let list = event[.list]?.identifier ?? 0
      self.init(process: event.process, list: list, type: type)
    }
  }

  private var names: [Key: String] = [:]

  /// Knows no names.
  public init() {}

  /// Learns the name that a `type_name` event gives; any other event is left alone.
  mutating func learn(_ event: TraceEvent) {
    guard event.type.name == EventName.typeName,
      let type = event[.type]?.integer, let name = event[.name]?.name
    else { return }
    let list = event[.list]?.identifier ?? 0
    guard let key = Key(process: event.process, list: list, type: type) else { return }
    guard names[key] != nil || names.count < TraceFacts.maxNames else { return }
    names[key] = name
  }

  /// The name of an interval's content type: `type 7` where the trace gives none, nil where the
  /// interval has no type.
  func name(of interval: Interval) -> String? { Key(interval).map { name(of: $0) } }

  /// Returns whether the trace has given a name to a content type.
  func knows(_ key: Key) -> Bool { names[key] != nil }

  /// The name of a content type: `type 7` where the trace gives none.
  func name(of key: Key) -> String { names[key] ?? "type \(key.type)" }
}
