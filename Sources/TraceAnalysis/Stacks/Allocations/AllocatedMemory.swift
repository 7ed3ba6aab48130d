import ListSchema

/// The memory that sampled allocations stand for.
public struct AllocatedMemory: Hashable, Sendable {
  /// The bytes.
  public var bytes: Int64 = 0
  /// About how many calls allocated them: those of the sampled sizes.
  public var allocations: Double = 0

  init() {}

  /// Takes what a sample says; nil where its numbers make no sense.
  init?(_ event: TraceEvent) {
    guard let size = event[.size]?.integer, let standsFor = event[.standsFor]?.integer,
      size > 0, standsFor > 0
    else { return nil }
    bytes = standsFor
    allocations = Double(standsFor) / Double(size)
  }

  static func += (sum: inout AllocatedMemory, more: AllocatedMemory) {
    sum.bytes = sum.bytes.addingSaturating(more.bytes)
    sum.allocations += more.allocations
  }
}
