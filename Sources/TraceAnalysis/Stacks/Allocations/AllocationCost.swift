import ListSchema

/// The allocations in the intervals of one name; for rows, in those of one content type.
public struct AllocationCost: Hashable, Sendable {
  /// The name of the intervals.
  public let interval: String
  /// The content type of their rows; nil for intervals that have none.
  public let type: String?
  /// The number of intervals.
  public internal(set) var count: Int64 = 0
  /// The number of calls in them that allocated memory.
  public internal(set) var allocations: Int64 = 0
  /// The number of bytes that those calls asked for.
  public internal(set) var bytes: Int64 = 0
  /// Those calls without the ones in intervals inside of them.
  public internal(set) var ownAllocations: Int64 = 0
  /// The bytes that these asked for.
  public internal(set) var ownBytes: Int64 = 0

  init(interval: String, type: String?) {
    (self.interval, self.type) = (interval, type)
  }

  /// Takes what an event says of an interval; nil where a number is missing or makes no sense.
  init?(_ event: TraceEvent, of interval: String) {
    func number(_ field: FieldName) -> Int64? {
      event[field]?.integer.flatMap { $0 >= 0 ? $0 : nil }
    }
    guard let allocations = number(.allocations), let bytes = number(.bytes),
      let own = number(.ownAllocations), let ownBytes = number(.ownBytes),
      own <= allocations, ownBytes <= bytes
    else { return nil }
    self.init(interval: interval, type: nil)
    (count, self.allocations, self.bytes) = (1, allocations, bytes)
    (ownAllocations, self.ownBytes) = (own, ownBytes)
  }

  /// The number of calls that allocated memory in an interval, on average.
  public var allocationsEach: Double { count > 0 ? Double(allocations) / Double(count) : 0 }

  /// The number of bytes that were asked for in an interval, on average.
  public var bytesEach: Double { count > 0 ? Double(bytes) / Double(count) : 0 }

  mutating func add(_ other: AllocationCost) {
    count = count.addingSaturating(other.count)
    allocations = allocations.addingSaturating(other.allocations)
    bytes = bytes.addingSaturating(other.bytes)
    ownAllocations = ownAllocations.addingSaturating(other.ownAllocations)
    ownBytes = ownBytes.addingSaturating(other.ownBytes)
  }
}

/// The allocations in measured intervals, as a recording with `--allocations` counts them.
public struct AllocationSummary: Hashable, Sendable {
  /// A row for every name of interval and content type, those with the most calls of their own first.
  public let costs: [AllocationCost]
  /// The time that counting added to intervals, in nanoseconds: reading counts and sampling stacks, not the
  /// little that each call takes longer.
  public let countingNs: Int64
  /// The number of intervals with counts that make no sense, such as negative ones; they are left
  /// out.
  public let damaged: Int
  /// The number of intervals with names and types beyond those that are kept.
  public let leftOut: Int

  /// The number of calls that allocated memory in all intervals; each counts once.
  public var allocations: Int64 { costs.map(\.ownAllocations).saturatingSum() }

  /// The number of bytes that these asked for.
  public var bytes: Int64 { costs.map(\.ownBytes).saturatingSum() }

  /// Returns the allocations in the intervals of a name, for each content type that they have.
  public func costs(of interval: String) -> [AllocationCost] {
    costs.filter { $0.interval == interval }
  }
}
