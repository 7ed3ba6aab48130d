extension Advice.Rule {
  /// The content is described more than once in a frame.
  public static let repeatedConfigure = Advice.Rule("repeatedConfigure", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks when a list was described more than once in five frames or more.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let tally = group.suspects.total(.repeatedConfigure)
    guard tally.frames >= 5 else { return [] }
    let function = stacks?.describers.elsewhere ?? stacks?.describers.inCallbacks
    return describing(group, tally, FindingSubject(function: function), withUpdates: true) { loss in
      "the content is \(group.host.describes) more than once in a frame\(by(function)): \(Readable.number(tally.count)) times in "
        + "\(Readable.count(tally.frames, "frame")) the result was replaced before it was shown: \(loss.words)"
    } fix: {
      "setNeedsUpdate()  // and call \(group.host.describingCall) once, in the update that follows"
    }
  }
}
