import ListSchema

/// A counter with a custom name.
public struct CounterSummary: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The number of values that were recorded.
  public private(set) var count = 0
  /// The smallest value.
  public private(set) var min = Int64.max
  /// The largest value.
  public private(set) var max = Int64.min
  /// The latest value; over several runs, that of the run that began last.
  public private(set) var last: Int64 = 0

  init(name: String) {
    self.name = name
  }

  /// The same counter by another name.
  func named(_ name: String) -> CounterSummary {
    var other = CounterSummary(name: name)
    (other.count, other.min, other.max, other.last) = (count, min, max, last)
    return other
  }

  mutating func add(_ value: Int64) {
    count += 1
    min = Swift.min(min, value)
    max = Swift.max(max, value)
    last = value
  }

  /// Takes the values of a later run.
  mutating func merge(_ other: CounterSummary) {
    count += other.count
    min = Swift.min(min, other.min)
    max = Swift.max(max, other.max)
    last = other.last
  }
}

/// Adds up the custom counters.
struct CounterCollector: StageCollector {
  private var counters: [String: CounterSummary] = [:]

  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    guard event.type.name == EventName.counter else { return }
    let name = event[.name]?.name ?? ""
    guard let value = event[.value]?.integer,
      counters[name] != nil || counters.count < TraceFacts.maxNames
    else { return }
    counters[name, default: CounterSummary(name: name)].add(value)
  }

  mutating func merge(_ other: CounterCollector) {
    for (name, counter) in other.counters {
      counters[name, default: CounterSummary(name: name)].merge(counter)
    }
  }

  /// The counters, by name.
  var summary: [CounterSummary] { counters.values.sorted { $0.name < $1.name } }
}
