/// The allocations in one interval, as counted right before its end.
public struct AllocationReading: Sendable {
  /// The run that it belongs to.
  public let run: TraceRun
  /// The list; 0 for none.
  public let list: UInt32
  /// The time, in nanoseconds since the first event of the trace.
  public let timeNs: Int64
  /// The content type of the row that the interval is for; nil where it is for none.
  public internal(set) var contentType: String?
  /// The interval's name, and what it allocated.
  public let cost: AllocationCost
}

/// The allocations in an interval, before the name of its content type is known.
struct UnnamedAllocations {
  let reading: AllocationReading
  let type: ContentTypes.Key?

  func named(_ types: ContentTypes) -> AllocationReading {
    var reading = reading
    reading.contentType = type.map { types.name(of: $0) }
    return reading
  }
}
