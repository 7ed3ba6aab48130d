extension Advice.Rule {
  /// Sizes of a content type are measured again and again.
  public static let cacheMisses = Advice.Rule(
    "cacheMisses",
    section: "measuring",
    unless: [
      .measuredAgain, .unstableIdentifiers, .neverEqual, .shiftedContent, .unseenChange,
    ]
  ) {
    find($0.group)
  }

  /// Speaks when at least half of 50 or more sizes of a type were measured, for a tenth of all time.
  private static func find(_ summary: RunGroup) -> AdviceFinding? {
    guard summary.hasTrouble, summary.frameNs > 0, let types = summary.measuring?.byType else {
      return nil
    }
    for type in types {
      guard let cache = type.cache, let hitRate = cache.hitRate,
        [cache.measured, cache.cached].saturatingSum() >= 50, hitRate < 0.5,
        let loss = summary.loss(ns: Double(type.totalNs)), loss.shareOfFrameTime >= 0.1
      else { continue }
      return Self.misses(of: type, cache, hitRate: hitRate, loss, summary)
    }
    return nil
  }

  private static func misses(
    of type: MeasuringSummary.ContentType,
    _ cache: CacheCounts,
    hitRate: Double,
    _ loss: FindingLoss,
    _ group: RunGroup
  ) -> AdviceFinding {
    let share = Double(type.totalNs) / Double(group.frameNs)
    let rows = MeasuredRows(group, type: type.name)
    return AdviceFinding(
      sentence:
        "the measure cache missed \(Readable.percent(1 - hitRate)) in type \(type.name ?? "?"): "
        + "\(Readable.number(cache.measured)) sizes measured\(rows.why): \(loss.words)",
      figures: [
        "measured": Double(cache.measured), "hitRate": hitRate, "shareOfFrameTime": share,
        "frameTimeNs": Double(group.frameNs),
      ],
      subject: FindingSubject(type: type.name),
      loss: loss,
      fix: rows.fix,
      costs: [FindingCost(intervals: ["measure"], type: type.name)]
    )
  }
}
