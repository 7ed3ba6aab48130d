import ListSchema

extension Advice.Rule {
  /// Callbacks of the app take more time than the list, or nearly as much.
  public static let callbacks = Advice.Rule("callbacks", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks when a callback of the app takes a quarter of the time of frames, and frames are late; only
  /// from a half on it surely takes more than the list.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> [AdviceFinding] {
    let path = stacks?.hotPaths.first { $0.interval == IntervalName.notify && $0.function != nil }
    return group.suspects.callbacks.compactMap { name, tally in
      guard let loss = group.loss(tally), group.hasTrouble, loss.shareOfFrameTime >= 0.25 else {
        return nil
      }
      let types = group.suspects.byType(.callback(name)).compactMap(\.type)
      let type = types.count == 1 ? types[0] : nil
      let all = group.intervals.first { $0.name == IntervalName.notify }?.durations.sum ?? tally.ns
      return AdviceFinding(
        sentence: "the app's callback \(name)\(type.map { " of rows of type \($0)" } ?? "") takes "
          + (loss.shareOfFrameTime > 0.5
            ? "more time than the list: " : "much of the frames' time: ")
          + "\(Readable.number(tally.count)) calls, \(loss.words)"
          + (path.map { "; mostly in \($0.calls)" } ?? ""),
        figures: ["calls": Double(tally.count)],
        subject: FindingSubject(type: type, function: path?.function),
        loss: loss,
        fix: fix(name, path?.function),
        costs: [
          FindingCost(
            intervals: [IntervalName.notify],
            type: type,
            share: type == nil && all > 0 ? Double(tally.ns) / Double(all) : 1
          )
        ]
      )
    }
  }

  /// The fix for a callback: one of scrolling is called in every frame, so what it needs is computed before.
  private static func fix(_ callback: String, _ function: SourceFunction?) -> String {
    if callback == "prefetch" {
      return
        "Task { await images.load(ids) }  // prefetching starts what is loaded, on another thread"
    }
    guard ScrollCallbacks.contain(callback) else {
      return
        "Task { … }  // what \(function?.shortName ?? "the callback") does, after the frame or on another thread"
    }
    return
      "let prepared = prepare(data)  // what \(function?.shortName ?? "the callback") computes, once when "
      + "the data changes, not in each scroll"
  }
}
