import ListSchema

extension Advice.Rule {
  /// Sections are described differently in every update.
  public static let templates = Advice.Rule("templates", section: "intervals") {
    find($0.group)
  }

  /// Speaks when at least half of the sections of 10 or more compilations were described differently, and
  /// that took time worth a word.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    guard let row = summary.intervals.first(where: { $0.name == IntervalName.compile }),
      let calls = row.field(.providerCalls), let new = row.field(.newDescriptions),
      calls.count >= 10, calls.sum > 0, new.sum >= 0.5 * calls.sum
    else { return nil }
    let count = Readable.number(Int(exactly: new.sum.rounded()) ?? .max)
    let all = Readable.number(Int(exactly: calls.sum.rounded()) ?? .max)
    // Sections that are described differently find their places anew.
    let solve = summary.intervals.first { $0.name == IntervalName.solve }
    let solved = solve?.field(.solvedSections)?.sum ?? 0
    let share = solved > 0 ? min(1, new.sum / solved) : 0
    let loss = solve.flatMap { summary.loss(of: $0, share: share) }
    if summary.frameNs > 0 {
      guard let loss, summary.matters(loss) else { return nil }
    }
    return AdviceFinding(
      sentence:
        "\(count) of \(all) times a section was described differently than before, and found its places "
        + "anew: return equal descriptions" + loss.ending,
      figures: ["newDescriptions": new.sum, "providerCalls": calls.sum],
      loss: loss,
      fix: "let feed = NSCollectionLayoutSection(group: group)  // stored, and returned every time",
      costs: share > 0 ? [FindingCost(intervals: [IntervalName.solve], share: share)] : []
    )
  }
}
