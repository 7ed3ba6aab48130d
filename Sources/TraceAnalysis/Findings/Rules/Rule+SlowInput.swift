import ListSchema

extension Advice.Rule {
  /// The app's handlers of input take long.
  public static let slowInput = Advice.Rule("slowInput", section: "intervals") {
    find($0.group, $0.stacks)
  }

  /// Speaks without samples of stacks, which name the function, when handling input takes 100 µs or more on average,
  /// or in some frames, beside what the list does for it, and a tenth of the frames' time, and frames are late.
  private static func find(_ group: RunGroup, _ stacks: StackSummary?) -> AdviceFinding? {
    let all = group.suspects.total(.step(.input))
    let scrolling = group.suspects.total(.scrollingInput)
    guard stacks == nil, group.hasTrouble, all.ns > 0 else { return nil }
    // A timer or a search that takes long now and then falls into frames that scroll, too.
    let isRare = 3 * all.amount < all.count
    let isAlways = !isRare && takesAsLong(withoutScroll: all, scrolling)
    let isScrolling = !isRare && !isAlways && 2 * scrolling.ns > all.ns
    let part = isScrolling ? scrolling : isAlways || isRare ? all : without(all, scrolling)
    let (ns, count) = (part.ns, max(1, part.count))
    let tally = SuspectTally(count: count, ns: ns, lateFrames: all.lateFrames)
    guard isRare ? all.amount >= minSlow : ns / count >= FrameSuspects.slowInputNs,
      let loss = group.loss(tally),
      loss.shareOfFrameTime >= 0.1
    else {
      return nil
    }
    let times = "\(Readable.time(ns / count)), \(Readable.number(count)) times"
    let what =
      isRare
      ? "\(Readable.time(FrameSuspects.slowInputNs)) or more in \(Readable.number(all.amount)) of "
        + "\(Readable.number(count)) times, so a handler of touches, texts or timers probably computes something"
      : isAlways
        ? "\(times), with a scroll and without, so a display link, a timer or another handler that is called in each "
          + "frame probably computes something"
        : isScrolling
          ? "\(times), for a scroll, beside what the list does for it and its callbacks, so another handler of "
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

  /// The input without a scroll.
  private static func without(_ all: SuspectTally, _ scrolling: SuspectTally) -> SuspectTally {
    SuspectTally(count: max(0, all.count - scrolling.count), ns: max(0, all.ns - scrolling.ns))
  }

  /// Returns whether input without a scroll takes about as long as with one: then scrolling is not the reason.
  private static func takesAsLong(withoutScroll all: SuspectTally, _ scrolling: SuspectTally)
    -> Bool
  {
    let others = without(all, scrolling)
    guard scrolling.count > 0, others.count >= minOthers else { return false }
    return 2 * (others.ns / others.count) >= scrolling.ns / scrolling.count
  }

  /// Fewer that take long may do so by chance.
  private static let minSlow: Int64 = 3
  /// Fewer may have taken as long by chance.
  private static let minOthers: Int64 = 5
}
