import ListSchema

extension Advice.Rule {
  /// Callbacks of the app take more time than the list, or nearly as much.
  public static let callbacks = Advice.Rule("callbacks", section: "intervals") {
    find($0.group)
  }

  /// Speaks when a callback of the app takes two fifths of the time of frames, and frames are late; only
  /// from a half on it surely takes more than the list.
  private static func find(_ group: RunGroup) -> [AdviceFinding] {
    group.suspects.callbacks.compactMap { name, tally in
      guard let loss = group.loss(tally), group.hasTrouble, loss.shareOfFrameTime >= 0.4 else {
        return nil
      }
      let all = group.intervals.first { $0.name == IntervalName.notify }?.durations.sum ?? tally.ns
      return AdviceFinding(
        sentence: "the app's callback \(name) takes "
          + (loss.shareOfFrameTime > 0.5
            ? "more time than the list: " : "much of the frames' time: ")
          + "\(Readable.number(tally.count)) calls, \(loss.words)",
        figures: ["calls": Double(tally.count)],
        loss: loss,
        fix: "runLoop.perform { save() }  // after the frame, or on another thread",
        costs: [
          FindingCost(
            intervals: [IntervalName.notify],
            share: all > 0 ? Double(tally.ns) / Double(all) : 1
          )
        ]
      )
    }
  }
}
