extension Advice.Rule {
  /// The content is described in a callback of scrolling.
  public static let scrollConfigure = Advice.Rule("scrollConfigure", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks when a list was described by a callback of scrolling in five frames or more.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let tally = group.suspects.total(.scrollConfigure)
    guard tally.frames >= 5 else { return [] }
    let function = stacks?.describers.inCallbacks
    return describing(group, tally, FindingSubject(function: function), withUpdates: true) { loss in
      "the content is \(group.host.describes) in a callback of scrolling\(by(function)), in "
        + "\(Readable.count(tally.frames, "frame")): "
        + loss.words
    } fix: {
      "header.update()  // views that follow the scrolling, not \(group.host.describingCall)"
    }
  }
}
