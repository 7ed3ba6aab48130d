import ListSchema

extension Advice.Rule {
  /// Rows are measured again to the size that they had.
  public static let measuredAgain = Advice.Rule(
    "measuredAgain",
    section: "measuring",
    unless: [.neverEqual]
  ) {
    find($0.group)
  }

  /// Speaks when at least four fifths of 50 or more repeated measurements of a type, whose content had
  /// not changed, gave the size that was known.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    let types = Set(Self.repeated.flatMap { group.suspects.byType($0.work).map(\.type) })
    return types.sorted { ($0 ?? "") < ($1 ?? "") }.compactMap { finding(type: $0, group) }
  }

  private static let minMeasured: Int64 = 50

  private static let repeated: [(work: SuspectWork, why: String, fix: String)] = [
    (
      .measuredInOtherSpace, "they were given another space",
      MeasuredRows.sameSpace
    ),
    (
      .measuredForgotten, "everything that sizes depend on was replaced",
      MeasuredRows.sameContext
    ),
  ]

  private static func finding(type: String?, _ group: RunGroup) -> AdviceFinding? {
    let tallies = Self.repeated.map { group.suspects.tally($0.work, type: type) }
    let all = tallies.reduce(into: SuspectTally()) { $0.add($1) }
    guard all.count >= Self.minMeasured, Double(all.amount) >= 0.8 * Double(all.count),
      let place = tallies.indices.max(by: { tallies[$0].ns < tallies[$1].ns }),
      let loss = group.loss(all, share: Double(all.amount) / Double(all.count)),
      group.matters(loss)
    else { return nil }
    let measuredNs = group.measuring?.byType.first { $0.name == type }?.totalNs ?? all.ns
    return AdviceFinding(
      sentence: "rows of type \(type ?? "?") are measured again, mostly because "
        + "\(Self.repeated[place].why): \(Readable.number(all.count)) times, and "
        + "\(Readable.number(all.amount)) times it was the size that was known: \(loss.words)",
      figures: ["measuredAgain": Double(all.count), "sameSize": Double(all.amount)],
      subject: FindingSubject(type: type),
      loss: loss,
      fix: Self.repeated[place].fix,
      costs: [
        FindingCost(
          intervals: [IntervalName.measure],
          type: type,
          share: measuredNs > 0 ? Double(loss.frameNs) / Double(measuredNs) : 1
        )
      ]
    )
  }
}
