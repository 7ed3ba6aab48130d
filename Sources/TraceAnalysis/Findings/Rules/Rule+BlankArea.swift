extension Advice.Rule {
  /// The user has seen nothing where content should have been.
  public static let blankArea = Advice.Rule("blankArea", section: "numbers") {
    find($0.group)
  }

  /// Speaks when any frame showed nothing where there was content.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    guard let blank = summary.frames?.blankArea, blank.maxPoints > 0 else { return nil }
    return AdviceFinding(
      sentence:
        "\(Readable.number(blank.blankFrames)) of \(Readable.number(blank.frames)) frames showed "
        + "nothing for up to \(Int(exactly: blank.maxPoints.rounded(.down)) ?? .max) points "
        + "although there was content for it: present more of it",
      figures: [
        "blankFrames": Double(blank.blankFrames), "share": blank.share,
        "maxPoints": blank.maxPoints,
      ],
      fix: "listView.batching = .window(before: 10, after: 40)  // as far as a frame can scroll"
    )
  }
}
