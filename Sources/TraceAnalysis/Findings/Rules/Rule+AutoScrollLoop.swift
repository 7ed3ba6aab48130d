import ListSchema

extension Advice.Rule {
  /// The list scrolls by itself again and again.
  public static let autoScrollLoop = Advice.Rule("autoScrollLoop", section: "intervals") {
    find($0.group)
  }

  /// Speaks when a list scrolled by itself more than once in each of five frames or more.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.repeatedAutoScroll)
    guard tally.frames >= 5, let loss = group.loss(tally), group.hasTrouble else { return [] }
    return [
      AdviceFinding(
        sentence:
          "the list scrolls by itself again and again: \(Readable.number(tally.count)) times in "
          + "\(Readable.count(tally.frames, "frame")), since each scroll leads to another update: "
          + loss.words,
        figures: ["scrolls": Double(tally.count), "frames": Double(tally.frames)],
        loss: loss,
        fix: "list.autoScrollAction = .none  // in updates that the scroll itself causes",
        costs: [FindingCost(intervals: [IntervalName.autoScroll])]
      )
    ]
  }
}
