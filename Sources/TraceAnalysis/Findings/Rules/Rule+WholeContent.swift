import ListSchema

extension Advice.Rule {
  /// The whole content is described for a few rows.
  public static let wholeContent = Advice.Rule(
    "wholeContent",
    section: "intervals",
    unless: [.idleDescription]
  ) {
    find($0.group, $0.stacks)
  }

  /// Speaks when a content of 500 or more items was described for next to no changes of presented rows,
  /// five times or more.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let tally = group.suspects.total(.smallChange)
    guard tally.count >= 5, group.host == .list else { return [] }
    let cost = DescribingCost(group, stacks)
    let subject = FindingSubject(type: group.rows.mainType, function: cost.function)
    let rows = subject.type.map { ", mostly of type \($0)" } ?? ""
    return describing(group, tally, subject) { loss in
      "the whole content is described for a few rows\(rows)\(by(stacks?.describers.elsewhere)): "
        + "\(Readable.number(tally.count)) times about "
        + "\(Readable.number(tally.amount / max(1, tally.frames))) items, of which no more than 1 in 500 "
        + "changed where rows are presented: \(loss.words)"
        + cost.words
    } fix: {
      cost.fix
    }
  }
}
