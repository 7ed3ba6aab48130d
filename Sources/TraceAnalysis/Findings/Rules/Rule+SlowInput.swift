import ListSchema

extension Advice.Rule {
  /// The app's handlers of input take long.
  public static let slowInput = Advice.Rule("slowInput", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when handling input takes 100 µs or more on average
  /// beside what the list does for it, and a quarter of the frames' time, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let all = group.suspects.total(.step(IntervalName.input))
    let scrolling = group.suspects.total(.scrollingInput)
    guard stacks == nil, group.hasTrouble, all.ns > 0 else { return nil }
    let isScrolling = 2 * scrolling.ns > all.ns
    let ns = isScrolling ? scrolling.ns : max(0, all.ns - scrolling.ns)
    let count = max(1, isScrolling ? scrolling.count : all.count - scrolling.count)
    let tally = SuspectTally(count: count, ns: ns, lateFrames: all.lateFrames)
    guard ns / count >= slowInputNs, let loss = group.loss(tally), loss.shareOfFrameTime >= 0.1
    else {
      return nil
    }
    let times = "\(Readable.time(ns / count)), \(Readable.number(count)) times"
    let what =
      isScrolling
      ? "\(times), for a scroll, beside what the list does for it, so scrollViewDidScroll or another handler of "
        + "scrolling probably computes something"
      : "\(times) without a scroll, so a handler of touches, texts or timers probably computes something"
    return AdviceFinding(
      sentence: "input handling takes \(what): \(loss.words)\(stacksTellMore)",
      figures: ["inputs": Double(count), "eachNs": Double(ns / count)],
      loss: loss,
      fix: isScrolling
        ? "let prepared = prepare(data)  // once when the data changes, not in each scroll"
        : "let result = await compute(input)  // outside of the frame",
      costs: [
        FindingCost(
          intervals: [IntervalName.input],
          share: Double(ns) / Double(all.ns),
          time: .own
        )
      ]
    )
  }

  /// Handling a touch and starting a scroll takes a fiftieth of that.
  private static let slowInputNs: Int64 = 100_000
}
