extension Advice.Rule {
  /// The content's size follows from its own result.
  public static let unsettledSize = Advice.Rule("unsettledSize", section: "intervals") {
    find($0.group)
  }

  /// Speaks when the same content was placed three times or more, each time with another length, in each
  /// of five frames or more.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.unsettledLayout)
    guard tally.frames >= 5, let loss = group.loss(tally), group.matters(loss) else { return [] }
    return [
      AdviceFinding(
        sentence: "the size of the content follows from its own result: it is placed "
          + "\(Readable.number(tally.count)) times in \(Readable.count(tally.frames, "frame")), "
          + "without an update and each time with another length: \(loss.words)",
        figures: ["layouts": Double(tally.count), "frames": Double(tally.frames)],
        loss: loss,
        fix: "list.frame.size.height = 400  // not list.contentSize.height, which follows from it"
      )
    ]
  }
}
