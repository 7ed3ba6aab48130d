import Foundation

/// A finding of a rule, with its figures.
struct AdviceFinding {
  var sentence: String
  var figures: [String: Double]
  var subject = FindingSubject()
  var loss: FindingLoss?
  var fix: String?
  var costs: [FindingCost] = []
}

extension Advice.Rule {
  /// Returns the findings of the rule for runs, the most important first; empty when there are
  /// none.
  func findings(
    _ summary: RunGroup,
    _ stacks: StackSummary?,
    _ sites: AllocationSites? = nil
  ) -> [AdviceFinding] {
    switch self {
    case .unstableIdentifiers: unstableIdentifiers(summary)
    case .neverEqual: neverEqual(summary, stacks)
    case .expensiveObjects:
      StackHotspot.Kind.objects.flatMap { hotspots($0, summary, stacks) }
        + allocatedObjects(summary, sites)
    case .imageDecoding: hotspots(.imageDecoding, summary, stacks)
    case .fileReading: fileReading(summary, stacks)
    case .locks: waits(.lock, summary, stacks) + hotspots(.lock, summary, stacks)
    case .measuredAgain: measuredAgain(summary)
    case .viewsMade: viewsMade(summary)
    case .wholeContent: wholeContent(summary, stacks)
    case .repeatedConfigure: repeatedConfigure(summary)
    case .scrollConfigure: scrollConfigure(summary)
    case .wholeList: wholeList(summary)
    case .callbacks: callbacks(summary)
    case .waiting: waiting(summary)
    case .autoScrollLoop: autoScrollLoop(summary)
    case .unsettledSize: unsettledSize(summary)
    case .duplicateIdentifiers: duplicateIdentifiers(summary)
    case .manySections: manySections(summary)
    case .animatedUpdate: animatedUpdate(summary)
    case .allocations: allocations(summary, sites)
    case .neverEquivalent: neverEquivalent(summary)
    case .environments: environments(summary)
    case .rebuiltViews: rebuiltViews(summary)
    default: finding(summary).map { [$0] } ?? []
    }
  }

  /// Returns the finding of a rule that has at most one; nil when there is none.
  private func finding(_ summary: RunGroup) -> AdviceFinding? {
    switch self {
    case .lateFrames: lateFrames(summary)
    case .depth: depth(summary)
    case .cacheMisses: cacheMisses(summary)
    case .growth: growth(summary)
    case .configure: configure(summary)
    case .estimates: estimates(summary)
    case .templates: templates(summary)
    case .sidewaysEstimates: sidewaysEstimates(summary)
    case .roundedProposals: roundedProposals(summary)
    case .geometryReaders: geometryReaders(summary)
    case .blankArea: blankArea(summary)
    case .idleGaps: idleGaps(summary)
    default: nil
    }
  }

  /// Speaks with three late frames or more that the machine did not cause.
  private func lateFrames(_ summary: RunGroup) -> AdviceFinding? {
    guard summary.hasTrouble, let frames = summary.frames,
      let cause = frames.causes.first(where: { !$0.isOfMachine })
    else { return nil }
    let all = frames.lateFramesOfList
    let late =
      "\(Readable.number(cause.count)) of \(Readable.number(all)) late frames"
      + (all < frames.lateFrames ? " that the machine did not cause" : "")
    let saved = Readable.time(cause.overrunNs)
    let verb = cause.count == 1 ? "was" : "were"
    let sentence =
      cause.name == FrameCause.unexplained
      ? "\(late) \(verb) late in no interval (\(saved) over budget): mark what runs there with a "
        + "custom Signposter interval"
      : "\(late) \(verb) late because of \(cause.name): \(saved) over budget in all"
    return AdviceFinding(
      sentence: sentence,
      figures: [
        "lateFrames": Double(all), "ofCause": Double(cause.count),
        "overrunNs": Double(cause.overrunNs),
      ],
      subject: FindingSubject(cause: cause.name)
    )
  }

  /// Speaks when at least half of 50 or more sizes of a type were measured, for a tenth of all time.
  private func cacheMisses(_ summary: RunGroup) -> AdviceFinding? {
    guard summary.hasTrouble, summary.frameNs > 0, let types = summary.measuring?.byType else {
      return nil
    }
    for type in types {
      guard let cache = type.cache, let hitRate = cache.hitRate,
        [cache.measured, cache.cached].saturatingSum() >= 50, hitRate < 0.5,
        let loss = summary.loss(ns: Double(type.totalNs)), loss.shareOfFrameTime >= 0.1
      else { continue }
      return Self.misses(of: type, cache, hitRate: hitRate, loss, frameNs: summary.frameNs)
    }
    return nil
  }

  private static func misses(
    of type: MeasuringSummary.ContentType,
    _ cache: CacheCounts,
    hitRate: Double,
    _ loss: FindingLoss,
    frameNs: Int64
  ) -> AdviceFinding {
    let share = Double(type.totalNs) / Double(frameNs)
    return AdviceFinding(
      sentence:
        "the measure cache missed \(Text.percent(1 - hitRate)) in type \(type.name ?? "?"): "
        + "\(Readable.number(cache.measured)) sizes measured: \(loss.words)",
      figures: [
        "measured": Double(cache.measured), "hitRate": hitRate, "shareOfFrameTime": share,
        "frameTimeNs": Double(frameNs),
      ],
      subject: FindingSubject(type: type.name),
      loss: loss,
      fix:
        "Item(row, sizing: .fixed(height: 72))  // where it is known; else keep identifiers and width",
      costs: [FindingCost(intervals: ["measure"], type: type.name)]
    )
  }

  /// Speaks when an exponent is surely above that of operations that ought to be linear at most.
  private func growth(_ summary: RunGroup) -> AdviceFinding? {
    guard let row = summary.scaling.first(where: { $0.size == .items && $0.fit.isSuperlinear })
    else { return nil }
    let updates = summary.intervals.first { $0.name == KnownInterval.update }
    let share = updates.map { row.fit.superlinearNs / Double(max(1, $0.durations.sum)) } ?? 0
    let loss = updates.flatMap { summary.loss(of: $0, share: share) }
    return AdviceFinding(
      sentence:
        "the cost of \(row.cost) grows faster than the number of items, by the power "
        + "\(row.fit.words) over \(Readable.number(row.fit.count)) of them" + loss.ending,
      figures: row.fit.figures,
      subject: FindingSubject(work: row.cost),
      loss: loss,
      fix:
        "let models = Dictionary(grouping: all, by: \\.id)  // not a search among all for each row",
      costs: share > 0 ? [FindingCost(intervals: [KnownInterval.update], share: share)] : []
    )
  }

  /// Speaks from a quarter of all frame time on, where frames are late.
  private func configure(_ summary: RunGroup) -> AdviceFinding? {
    guard summary.hasTrouble,
      let row = summary.intervals.first(where: { $0.name == "configure" }),
      let share = row.shareOfFrameTime, share >= 0.25
    else { return nil }
    return AdviceFinding(
      sentence:
        "describing the content takes \(Text.percent(share)) of all frame time in "
        + "\(Readable.number(row.durations.count)) calls"
        + (summary.describesLazily
          ? Self.isLazyAlready
          : ": describe less, or let rows be built when they are needed (setLazyItems)"),
      figures: ["shareOfFrameTime": share, "calls": Double(row.durations.count)],
      loss: summary.loss(of: row),
      fix: summary.describesLazily ? Self.describedOnce : Self.lazyItems(summary.rows.mainType),
      costs: [FindingCost(intervals: ["configure"])]
    )
  }

  /// Speaks when any frame showed nothing where there was content.
  private func blankArea(_ summary: RunGroup) -> AdviceFinding? {
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

  /// Speaks with any gap.
  private func idleGaps(_ summary: RunGroup) -> AdviceFinding? {
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

extension PowerFit {
  /// The figures of the fit, for an advice.
  var figures: [String: Double] {
    ["exponent": exponent, "exponentMargin": exponentMargin, "pairs": Double(count)]
  }

  /// The exponent with its margin: `0.92 ± 0.10`.
  var words: String { String(format: "%.2f ± %.2f", exponent, exponentMargin) }
}

/// Numbers within sentences.
private enum Text {
  static func percent(_ share: Double) -> String { String(format: "%.0f %%", share * 100) }
}
