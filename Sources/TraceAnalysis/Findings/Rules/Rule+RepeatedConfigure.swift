extension Advice.Rule {
  /// The content is described more than once in a frame.
  public static let repeatedConfigure = Advice.Rule("repeatedConfigure", section: "intervals") {
    find($0.group)
  }

  /// Speaks when a list was described more than once in five frames or more.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    let tally = group.suspects.total(.repeatedConfigure)
    guard tally.frames >= 5 else { return [] }
    return describing(group, tally) { loss in
      "the content is described more than once in a frame: \(Readable.number(tally.count)) times in "
        + "\(Readable.count(tally.frames, "frame")) the result was replaced before it was shown: \(loss.words)"
    } fix: {
      "setNeedsUpdate()  // and call listView.configure once, in the update that follows"
    }
  }
}
