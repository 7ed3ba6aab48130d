extension Advice.Rule {
  /// Rows allocate much memory.
  public static let allocations = Advice.Rule(
    "allocations",
    section: "allocations",
    unless: [.expensiveObjects]
  ) {
    find($0.group, $0.sites)
  }

  /// Speaks when measuring or applying a row of a type allocates 200 times or more on average, over 20
  /// or more rows, and that work takes a part of the frames that matters; where stacks were sampled, only
  /// if a line of the user's allocates most.
  private static func find(_ group: RunGroup, _ sites: AllocationSites?) -> [AdviceFinding] {
    guard let summary = group.allocations else { return [] }
    return summary.costs.compactMap { cost in
      guard let type = cost.type, cost.allocationsEach >= Self.minAllocations,
        let loss = Self.loss(of: cost, in: group)
      else { return nil }
      let largest = sites?.largest(of: cost.interval, type: type)
      guard sites == nil || largest?.function.line != nil else { return nil }
      return Self.finding(cost, type, largest, loss)
    }
  }

  /// Measuring a text allocates about 50 times; rows of several texts reach 175 in debug builds.
  private static let minAllocations = 200.0

  private static func short(_ name: String) -> String { SourceFunction(name: name).shortName }

  private static func finding(
    _ cost: AllocationCost,
    _ type: String,
    _ largest: AllocationSites.Site?,
    _ loss: FindingLoss
  ) -> AdviceFinding {
    let most = largest.map {
      ", about \(Readable.share($0.share)) of the bytes in \($0.function.label)"
    }
    return AdviceFinding(
      sentence: "\(cost.interval) of \(type) allocates "
        + "\(Readable.number(Int64(clamping: cost.allocationsEach))) times, "
        + "\(Readable.bytes(Int64(clamping: cost.bytesEach))) for each of "
        + "\(Readable.number(cost.count)) rows\(most ?? ""): \(loss.words)"
        + "; objects that are the same for all rows can probably be made once",
      figures: [
        "allocationsEach": cost.allocationsEach, "bytesEach": cost.bytesEach,
        "rows": Double(cost.count), "allocations": Double(cost.allocations),
      ],
      subject: FindingSubject(type: type, function: largest?.function),
      loss: loss,
      fix: "private static let shared = make()  // what "
        + "\(largest.map { $0.callee.map(Self.short) ?? $0.function.shortName } ?? cost.interval) "
        + "allocates for every row, if it is the same for all of them"
    )
  }
}
