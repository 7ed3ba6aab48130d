extension Advice.Rule {
  /// Nothing was drawn although content moved.
  public static let idleGaps = Advice.Rule("idleGaps", section: "frames") {
    find($0.group)
  }

  /// Speaks with any gap.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    guard let gaps = summary.frames?.idleGaps, gaps.count > 0 else { return nil }
    return AdviceFinding(
      sentence:
        "\(gaps.count == 1 ? "once" : "\(Readable.number(gaps.count)) times") no frame was begun while content "
        + "moved, for up to "
        + "\(Readable.time(gaps.longestNs)): something else held the main thread or the machine",
      figures: ["gaps": Double(gaps.count), "longestNs": Double(gaps.longestNs)],
      fix: "Task.detached { await store.refresh() }  // not on the main thread"
    )
  }
}
