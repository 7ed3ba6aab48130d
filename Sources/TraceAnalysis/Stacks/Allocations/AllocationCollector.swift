import ListSchema

/// Adds up what intervals allocated, by their name and content type.
struct AllocationCollector: StageCollector {
  private struct Key: Hashable, Sendable {
    let interval: String
    let type: ContentTypes.Key?
  }

  /// The maximum number of keys; further ones, which only a damaged or malicious trace has, are
  /// left out.
  private static let maxKeys = 4_096

  private var costs: [Key: AllocationCost] = [:]
  private var countingNs: Int64 = 0
  private var (damaged, leftOut) = (0, 0)

  /// Takes what an interval allocated; any other event is left alone.
  mutating func add(_ event: TraceEvent, isInFrame: Bool) {
    guard event.type.name == EventName.allocations else { return }
    guard let interval = event[.interval]?.name, let cost = AllocationCost(event, of: interval)
    else {
      damaged += 1
      return
    }
    countingNs = countingNs.addingSaturating(max(0, event[.costNs]?.integer ?? 0))
    add(Key(interval: interval, type: Self.type(event)), cost)
  }

  /// The content type of an interval that allocated; nil where it has none.
  static func type(_ event: TraceEvent) -> ContentTypes.Key? {
    ContentTypes.Key(event).flatMap { $0.type < 0 ? nil : $0 }
  }

  /// Takes what was added up over another run.
  mutating func merge(_ other: AllocationCollector) {
    for (key, cost) in other.costs { add(key, cost) }
    countingNs = countingNs.addingSaturating(other.countingNs)
    damaged += other.damaged
    leftOut += other.leftOut
  }

  private mutating func add(_ key: Key, _ cost: AllocationCost) {
    guard costs[key] != nil || costs.count < Self.maxKeys else {
      leftOut += Int(clamping: cost.count)
      return
    }
    costs[key, default: AllocationCost(interval: key.interval, type: nil)].add(cost)
  }

  /// Returns the sums; nil where nothing was counted.
  func summary(_ names: ContentTypes) -> AllocationSummary? {
    guard !costs.isEmpty || damaged > 0 else { return nil }
    var named: [Name: AllocationCost] = [:]
    for (key, cost) in costs {
      let name = Name(interval: key.interval, type: key.type.map { names.name(of: $0) })
      named[name, default: AllocationCost(interval: name.interval, type: name.type)].add(cost)
    }
    let sorted = named.values.sorted {
      ($1.ownAllocations, $0.interval, $0.type ?? "")
        < ($0.ownAllocations, $1.interval, $1.type ?? "")
    }
    return AllocationSummary(
      costs: sorted,
      countingNs: countingNs,
      damaged: damaged,
      leftOut: leftOut
    )
  }

  private struct Name: Hashable {
    let interval: String
    let type: String?
  }
}
