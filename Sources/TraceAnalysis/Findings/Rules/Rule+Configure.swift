import ListSchema

extension Advice.Rule {
  /// Describing the content takes a large part of the frames.
  public static let configure = Advice.Rule(
    "configure",
    section: "intervals",
    unless: [.wholeContent, .repeatedConfigure, .scrollConfigure, .slowIdentifiers]
  ) {
    find($0.group, $0.stacks)
  }

  /// Speaks from a quarter of all frame time on, where frames are late.
  private static func find(_ summary: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    // Tables and collection views ask the app for what they show; nothing is described.
    guard summary.hasTrouble, summary.host == .list,
      let row = summary.intervals.first(where: { $0.name == IntervalName.configure }),
      let share = row.shareOfFrameTime, share >= 0.25
    else { return nil }
    let cost = DescribingCost(summary, stacks)
    return AdviceFinding(
      sentence:
        "describing the content takes \(Readable.percent(share)) of all frame time in "
        + "\(Readable.number(row.durations.count)) calls\(cost.words)",
      figures: ["shareOfFrameTime": share, "calls": Double(row.durations.count)],
      subject: FindingSubject(type: summary.rowType(of: cost.function), function: cost.function),
      loss: summary.loss(of: row),
      fix: cost.fix,
      costs: [FindingCost(intervals: [IntervalName.configure])],
      isOrdinary: cost.isOrdinary
    )
  }
}
