extension Advice.Rule {
  /// A list inside of a row shows all its rows.
  public static let wholeList = Advice.Rule("wholeList", section: "lists") {
    find($0.group)
  }

  /// Speaks when a list inside of another one has all of its 50 or more rows on screen.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
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
