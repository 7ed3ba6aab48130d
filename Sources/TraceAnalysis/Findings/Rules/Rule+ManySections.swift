import ListSchema

extension Advice.Rule {
  /// There are about as many sections as items.
  public static let manySections = Advice.Rule("manySections", section: "updates") {
    find($0.group)
  }

  /// Speaks when describing and presenting a hundred or more sections, which have few items each, takes a
  /// part of the frames that matters, and frames are late.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.manySections)
    guard tally.count > 0, group.hasTrouble,
      let loss = group.loss(tally, share: shareOfSections), group.matters(loss)
    else { return [] }
    let sections = tally.amount / tally.count
    return [
      AdviceFinding(
        sentence:
          "the content has \(Readable.number(sections)) sections of one or two items each: every section is "
          + "described, compared and placed by itself, probably about half of that work: \(loss.words)",
        figures: ["sections": Double(sections)],
        loss: loss,
        fix: "Section(\"all\") { for day in days { DayRow(day); day.items } }  // headers as rows",
        costs: [
          FindingCost(
            intervals: [
              IntervalName.configure, IntervalName.update, IntervalName.setContent,
              IntervalName.slice, IntervalName.diff, IntervalName.present, IntervalName.layout,
            ],
            share: shareOfSections,
            time: .own
          )
        ]
      )
    ]
  }

  /// A section costs about as much as the row that it has.
  private static let shareOfSections = 0.5
}
