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
        + "although there was content for it: \(Self.reason(summary))",
      figures: [
        "blankFrames": Double(blank.blankFrames), "share": blank.share,
        "maxPoints": blank.maxPoints,
      ],
      fix: Self.fix(summary.description?.batching)
    )
  }

  private static func reason(_ group: RunGroup) -> String {
    guard let batching = group.description?.batching else {
      return "probably less of it was presented than a frame can scroll"
    }
    return "\(batching) was presented, which is less than a frame scrolled past"
  }

  /// Returns the fix for the amount of content that is presented: twice of it.
  private static func fix(_ batching: String?) -> String {
    let parts = batching?.split(separator: ":") ?? []
    let counts = parts.dropFirst().compactMap { Int($0) }
    func twice(_ count: Int) -> Int { count > Int.max / 2 ? .max : max(10, 2 * count) }
    let more =
      switch (parts.first ?? "", counts.count) {
      case ("window", 2...): ".window(before: \(twice(counts[0])), after: \(twice(counts[1])))"
      case ("prefix", 1...): ".prefix(count: \(twice(counts[0])))"
      default: ".window(before: 10, after: 40)"
      }
    return "listView.batching = \(more)  // as far as a frame can scroll"
  }
}
