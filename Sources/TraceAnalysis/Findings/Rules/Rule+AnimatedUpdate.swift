extension Advice.Rule {
  /// Large updates are animated.
  public static let animatedUpdate = Advice.Rule("animatedUpdate", section: "updates") {
    find($0.group)
  }

  /// Speaks when late frames have a part in animated updates of 500 or more changes.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.animatedUpdate)
    guard tally.lateFrames > 0, group.hasTrouble else { return [] }
    // What such an update takes without animations is not known.
    var loss = group.loss(tally)
    loss?.isAtMost = true
    return [
      AdviceFinding(
        sentence: "\(Readable.count(tally.count, "update")) with "
          + "\(Readable.number(tally.amount / max(1, tally.count))) changes each animate them, and "
          + "\(Readable.count(tally.lateFrames, "frame")) with such an update "
          + (tally.lateFrames == 1 ? "is late" : "are late") + loss.ending,
        figures: ["updates": Double(tally.count), "changes": Double(tally.amount)],
        loss: loss,
        fix: "list.animatesChanges = changes.count < 100"
      )
    ]
  }
}
