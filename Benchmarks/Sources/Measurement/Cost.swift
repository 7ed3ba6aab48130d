import CAllocations

/// The cost of one operation, over several rounds.
public struct Cost: Codable {
  /// The processor time of the median round, in nanoseconds per operation.
  public var medianNs: Double
  /// The processor time of the fastest round, in nanoseconds per operation.
  public var bestNs: Double
  /// Calls of malloc, calloc, realloc and their like per operation, where they were counted.
  public var allocations: Double?
  /// Instructions per operation, where Callgrind counted them.
  public var instructions: Double?

  /// Creates the cost of the given rounds, of which there is at least one.
  public init(nanoseconds: [Double], allocations: Double? = nil) {
    let sorted = nanoseconds.sorted()
    medianNs = sorted[sorted.count / 2]
    bestNs = sorted[0]
    self.allocations = allocations
  }
}

/// Returns the number of bytes of this process's memory that are allocated at the moment.
public func allocatedBytes() -> Int { Int(allocated_bytes()) }

/// Adds up rounds.
struct CostMeter {
  let operations: Int
  let clock: () -> Int64
  private(set) var nanoseconds: [Double] = []
  private var allocated: UInt64 = 0

  init(operations: Int, clock: @escaping () -> Int64) {
    self.operations = operations
    self.clock = clock
  }

  mutating func measure(_ body: () throws -> Void) rethrows {
    let before = allocation_count()
    let begin = clock()
    try body()
    let elapsed = clock() - begin
    allocated += allocation_count() - before
    nanoseconds.append(Double(elapsed) / Double(operations))
  }

  var cost: Cost {
    let performed = Double(operations * nanoseconds.count)
    return Cost(nanoseconds: nanoseconds, allocations: Double(allocated) / performed)
  }
}
