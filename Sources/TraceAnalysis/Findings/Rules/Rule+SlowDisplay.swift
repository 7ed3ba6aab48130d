import ListSchema

extension Advice.Rule {
  /// The app's code that runs when cells come on screen takes long.
  public static let slowDisplay = Advice.Rule("slowDisplay", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when a table or collection view takes 30 µs or more on
  /// average to show and hide cells, beside configuring them, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let tally = group.suspects.total(.step(.visible))
    guard stacks == nil, group.hasTrouble, group.host != .list, tally.count > 0,
      tally.ns / tally.count >= slowDisplayNs, let loss = group.loss(tally), group.matters(loss)
    else { return nil }
    return AdviceFinding(
      sentence:
        "showing and hiding cells takes \(Readable.time(tally.ns)) in \(Readable.number(tally.count)) "
        + "times, beside configuring them, so what is called when a cell leaves the screen, such as didEndDisplaying or "
        + "prepareForReuse, probably computes something: \(loss.words)\(stacksTellMore)",
      figures: ["times": Double(tally.count), "eachNs": Double(tally.ns / tally.count)],
      loss: loss,
      fix:
        "Task { await store(state) }  // nothing slow where a cell leaves the screen",
      costs: [FindingCost(intervals: [IntervalName.visible], time: .own)]
    )
  }

  /// Finding out what is on screen takes a tenth of that.
  private static let slowDisplayNs: Int64 = 30_000
}
