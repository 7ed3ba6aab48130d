import ListSchema

extension Advice.Rule {
  /// The content is described again and again, though nothing has changed.
  public static let idleDescription = Advice.Rule(
    "idleDescription",
    section: "intervals",
    unless: [.scrollConfigure]
  ) {
    find($0.group, $0.stacks)
  }

  /// Speaks when no presented row had changed in 20 descriptions or more, and in four fifths of all; whether
  /// others had, the trace does not say.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let (idle, all) = (group.suspects.total(.noChange), group.suspects.total(.configure))
    guard idle.count >= 20, Double(idle.count) >= 0.8 * Double(all.count),
      let loss = group.loss(idle), group.matters(loss)
    else { return [] }
    let cost = FindingCost(
      intervals: [IntervalName.configure, IntervalName.update, IntervalName.setContent],
      share: Double(idle.count) / Double(max(1, all.count)),
      frames: .updates
    )
    let function = stacks?.describers.elsewhere ?? stacks?.describers.inCallbacks
    return [
      AdviceFinding(
        sentence:
          "the content is \(group.host.describes) again and again, probably for nothing\(by(function)): in "
          + "\(Readable.number(idle.count)) of \(Readable.number(all.count)) descriptions no row that is "
          + "presented had changed: \(loss.words)",
        figures: ["idle": Double(idle.count), "descriptions": Double(all.count)],
        subject: FindingSubject(function: function),
        loss: loss,
        fix: "guard model != shown else { return }  // before \(group.host.describingCall)",
        costs: [cost]
      )
    ]
  }
}
