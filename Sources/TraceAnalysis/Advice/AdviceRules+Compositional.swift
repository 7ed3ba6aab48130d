// Mistakes in the description of compositional layouts.
extension Advice.Rule {
  /// Speaks when half of 10 or more self-sizings needed three rounds, or one never came to an end.
  func estimates(_ summary: RunGroup) -> AdviceFinding? {
    guard let row = summary.intervals.first(where: { $0.name == KnownInterval.selfSize }),
      let passes = row.field("passes"), let changed = row.field("changed"),
      let correction = row.field("correction_points")
    else { return nil }
    let oscillating = row.field("oscillating")?.sum ?? 0
    guard oscillating > 0 || passes.count >= 10 && passes.p50 >= 3 else { return nil }
    let rounds = Readable.number(Int(exactly: passes.max.rounded()) ?? .max)
    let sizes = Readable.number(Int(exactly: changed.sum.rounded()) ?? .max)
    // One round measures, and one sees that nothing changes any more.
    let share = max(0, passes.sum - 2 * Double(passes.count)) / max(1, passes.sum)
    let loss = summary.loss(of: row, share: share)
    return AdviceFinding(
      sentence:
        "self-sizing took up to \(rounds) rounds, and \(sizes) sizes were not as estimated"
        + (oscillating > 0 ? "; some never came to rest" : "")
        + ": give estimates near the real sizes" + loss.ending,
      figures: [
        "maxPasses": passes.max, "medianPasses": passes.p50, "changed": changed.sum,
        "correctionPoints": correction.sum, "oscillating": oscillating,
      ],
      loss: loss,
      fix:
        "NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(120))"
        + "  // what most of them measure",
      costs: [FindingCost(intervals: [row.name], share: share)]
    )
  }

  /// Speaks when at least half of the sections of 10 or more compilations were described differently, and
  /// that took time worth a word.
  func templates(_ summary: RunGroup) -> AdviceFinding? {
    guard let row = summary.intervals.first(where: { $0.name == KnownInterval.compile }),
      let calls = row.field("provider_calls"), let new = row.field("new_descriptions"),
      calls.count >= 10, calls.sum > 0, new.sum >= 0.5 * calls.sum
    else { return nil }
    let count = Readable.number(Int(exactly: new.sum.rounded()) ?? .max)
    let all = Readable.number(Int(exactly: calls.sum.rounded()) ?? .max)
    // Sections that are described differently find their places anew.
    let solve = summary.intervals.first { $0.name == KnownInterval.solve }
    let solved = solve?.field("solved_sections")?.sum ?? 0
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
      costs: share > 0 ? [FindingCost(intervals: [KnownInterval.solve], share: share)] : []
    )
  }

  /// Speaks when a section changed its length while it scrolled sideways.
  func sidewaysEstimates(_ summary: RunGroup) -> AdviceFinding? {
    let jumps = summary.suspects.total(.sidewaysJump)
    guard jumps.count > 0 else { return nil }
    return AdviceFinding(
      sentence:
        "a section that scrolls sideways has an estimated size, and what follows it jumped "
        + "\(jumps.count == 1 ? "once" : "\(Readable.number(jumps.count)) times"), by "
        + "\(Readable.count(jumps.amount, "point")) in all: give its group an absolute one",
      figures: ["jumps": Double(jumps.count), "points": Double(jumps.amount)],
      fix:
        "NSCollectionLayoutSize(widthDimension: .absolute(140), heightDimension: .absolute(180))"
        + "  // of the group that scrolls"
    )
  }
}

extension IntervalSummary {
  /// The statistics of a field; nil if no interval has it.
  fileprivate func field(_ name: String) -> FieldStatistics? {
    fields.first { $0.name == name }?.statistics
  }
}
