import ListSchema

extension Advice.Rule {
  /// The list's layout takes longer for a row than finding its place needs.
  public static let slowPlacing = Advice.Rule("slowPlacing", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when placing takes 3 µs or more for each item of the
  /// content, measuring apart, and frames are late: the lists' own layouts take a tenth of that.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let described = group.suspects.total(.configure)
    guard stacks == nil, group.host == .list, group.hasTrouble, described.count > 0,
      let row = group.intervals.first(where: { $0.name == IntervalName.layout }),
      let loss = group.loss(ns: (row.shareOfFrameTime ?? 0) > 0 ? Double(row.selfNs) : 0),
      group.matters(loss)
    else { return nil }
    let items = max(minPlaced, described.amount / described.count)
    let each = row.selfNs / Int64(max(1, row.durations.count)) / items
    guard each >= slowPlaceNs else { return nil }
    return AdviceFinding(
      sentence:
        "placing takes \(Readable.time(each)) for each of \(Readable.number(items)) rows, "
        + "\(Readable.number(row.durations.count)) times, beside measuring them, so the list's layout probably "
        + "searches or computes something for each: \(loss.words)\(stacksTellMore)",
      figures: ["placings": Double(row.durations.count), "eachNs": Double(each)],
      loss: loss,
      fix:
        "let starts = prefixSums(of: sizes)  // one pass over the rows; nothing that goes through all for each",
      costs: [FindingCost(intervals: [IntervalName.layout], time: .own)]
    )
  }

  /// With fewer rows other work counts.
  private static let minPlaced: Int64 = 20
  private static let slowPlaceNs: Int64 = 3_000
}
