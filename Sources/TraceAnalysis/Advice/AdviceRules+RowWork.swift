// Work for rows that could be saved.
extension Advice.Rule {
  private static let minMeasured: Int64 = 50

  /// Speaks when at least four fifths of 50 or more repeated measurements of a type, whose content had
  /// not changed, gave the size that was known.
  func measuredAgain(_ group: RunGroup) -> [AdviceFinding] {
    let types = Set(Self.repeated.flatMap { group.suspects.byType($0.work).map(\.type) })
    return types.sorted { ($0 ?? "") < ($1 ?? "") }.compactMap { measuredAgain(type: $0, group) }
  }

  private static let repeated: [(work: SuspectWork, why: String, fix: String)] = [
    (
      .measuredInOtherSpace, "they were given another space",
      "list.layout = .table()  // the same width and insets in every configuration"
    ),
    (
      .measuredForgotten, "everything that sizes depend on was replaced",
      "list.content.context = context  // equal contexts, the same text measurer"
    ),
  ]

  private func measuredAgain(type: String?, _ group: RunGroup) -> AdviceFinding? {
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
          intervals: ["measure"],
          type: type,
          share: measuredNs > 0 ? Double(loss.frameNs) / Double(measuredNs) : 1
        )
      ]
    )
  }

  /// Speaks when most rows of a type that were applied got a new view, and more of these were made
  /// than three screens full need.
  func viewsMade(_ group: RunGroup) -> [AdviceFinding] {
    group.suspects.byType(.viewsMade).compactMap { made in
      let cost = group.rows.byType.first { $0.type == made.type && $0.work == .apply }
      let views = cost?.views ?? RowCost.Views()
      let shown = max(10, group.suspects.maxVisible)
      guard made.tally.count >= 3 * shown, views.made >= views.reused,
        let loss = group.loss(made.tally), group.matters(loss)
      else { return nil }
      let allNs = cost?.durations.sum ?? made.tally.ns
      return AdviceFinding(
        sentence: "views of type \(made.type ?? "?") are made instead of reused: "
          + "\(Readable.number(made.tally.count)) made, \(Readable.number(views.reused)) reused, though no "
          + "more than \(Readable.number(group.suspects.maxVisible)) rows are on screen: \(loss.words)",
        figures: ["made": Double(made.tally.count), "reused": Double(views.reused)],
        subject: FindingSubject(type: made.type),
        loss: loss,
        fix:
          "static func createReusableContentView(frame: CGRect) -> ContentView  // one type for all rows",
        costs: [
          FindingCost(
            intervals: ["apply"],
            type: made.type,
            share: allNs > 0 ? Double(made.tally.ns) / Double(allNs) : 1
          )
        ]
      )
    }
  }

  /// Speaks when a list inside of another one has all of its 50 or more rows on screen.
  func wholeList(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.wholeList)
    guard tally.count > 0, let loss = group.loss(tally), group.hasTrouble else { return [] }
    let rows = tally.amount / tally.count
    return [
      AdviceFinding(
        sentence: "a list inside of a row is as high as its content: all of its "
          + "\(Readable.number(rows)) rows are on screen at once, so none of them is put off: \(loss.words)",
        figures: ["rows": Double(rows)],
        loss: loss,
        fix:
          "Item.list(id, sizing: .fixed(height: 200)) { list in … }  // or rows of the outer list"
      )
    ]
  }
}
