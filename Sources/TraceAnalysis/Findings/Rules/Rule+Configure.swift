import ListSchema

extension Advice.Rule {
  /// Describing the content takes a large part of the frames.
  public static let configure = Advice.Rule(
    "configure",
    section: "intervals",
    unless: [.wholeContent, .repeatedConfigure, .scrollConfigure]
  ) {
    find($0.group)
  }

  /// Speaks from a quarter of all frame time on, where frames are late.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    guard summary.hasTrouble,
      let row = summary.intervals.first(where: { $0.name == IntervalName.configure }),
      let share = row.shareOfFrameTime, share >= 0.25
    else { return nil }
    return AdviceFinding(
      sentence:
        "describing the content takes \(Readable.percent(share)) of all frame time in "
        + "\(Readable.number(row.durations.count)) calls"
        + (summary.describesLazily
          ? Self.isLazyAlready
          : ": describe less, or let rows be built when they are needed (setLazyItems)"),
      figures: ["shareOfFrameTime": share, "calls": Double(row.durations.count)],
      loss: summary.loss(of: row),
      fix: summary.describesLazily ? Self.describedOnce : Self.lazyItems(summary.rows.mainType),
      costs: [FindingCost(intervals: [IntervalName.configure])]
    )
  }
}
