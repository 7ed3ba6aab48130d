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
