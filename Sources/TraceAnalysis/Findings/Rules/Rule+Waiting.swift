extension Advice.Rule {
  /// The thread waits in frames.
  public static let waiting = Advice.Rule(
    "waiting",
    section: "frames",
    unless: [.fileReading, .locks]
  ) {
    find($0.group, hasStacks: $0.stacks != nil)
  }

  /// Speaks when threads waited in a tenth of the frames, for a twentieth of their time.
  private static func find(_ group: RunGroup, hasStacks: Bool) -> [AdviceFinding] {
    let (tally, frames) = (group.suspects.total(.waiting), group.frames?.durations.count ?? 0)
    guard tally.frames >= 5, Double(tally.frames) >= 0.1 * Double(frames),
      let loss = group.loss(tally), loss.shareOfFrameTime >= 0.05
    else { return [] }
    return [
      AdviceFinding(
        sentence: "the thread waits inside of frames, for a file, a lock or another thread: "
          + "\(Readable.number(tally.count)) times in \(Readable.count(tally.frames, "frame")): "
          + loss.words + (hasStacks ? "" : Self.stacksTellMore),
        figures: ["waits": Double(tally.count), "frames": Double(tally.frames)],
        loss: loss,
        fix: "let value = prepared[id]  // read, decoded or awaited before the frame, never in it"
      )
    ]
  }
}
