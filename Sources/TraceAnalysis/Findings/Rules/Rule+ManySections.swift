extension Advice.Rule {
  /// There are about as many sections as items.
  public static let manySections = Advice.Rule("manySections", section: "updates") {
    find($0.group)
  }

  /// Speaks when updates of a thousand or more sections, which have few items each, are a quarter of
  /// the time of frames, and frames are late.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.manySections)
    guard tally.count > 0, let loss = group.loss(tally), group.hasTrouble,
      loss.shareOfFrameTime >= 0.25
    else { return [] }
    let sections = tally.amount / tally.count
    return [
      AdviceFinding(
        sentence:
          "updates present \(Readable.number(sections)) sections of one or two items each: every "
          + "section is compared and placed by itself: \(loss.words)",
        figures: ["sections": Double(sections)],
        loss: loss,
        fix: "Section(\"all\") { for day in days { DayRow(day); day.items } }  // headers as rows"
      )
    ]
  }
}
