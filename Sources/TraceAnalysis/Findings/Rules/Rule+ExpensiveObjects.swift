extension Advice.Rule {
  /// Formatters, attributed strings or regular expressions are made for every row.
  public static let expensiveObjects = Advice.Rule("expensiveObjects", section: "stacks") {
    evidence in
    StackHotspot.Kind.objects.flatMap { hotspots($0, evidence.group, evidence.stacks) }
      + find(evidence.group, evidence.sites)
  }

  /// Speaks when a quarter of the bytes that the rows of a type allocate, by 10 samples or more, are
  /// those of objects that can be made once for all rows, and that work matters.
  private static func find(_ group: RunGroup, _ sites: AllocationSites?) -> [AdviceFinding] {
    guard let sites, let summary = group.allocations else { return [] }
    return sites.hotspots.filter { StackHotspot.Kind.objects.contains($0.kind) }.flatMap { spot in
      spot.places.compactMap { Self.finding(spot, in: $0, summary, group) }
    }
  }

  /// Less is not worth keeping the object.
  private static let minShareOfBytes = 0.25

  private static func finding(
    _ spot: StackHotspot,
    in place: StackHotspot.Place,
    _ summary: AllocationSummary,
    _ group: RunGroup
  ) -> AdviceFinding? {
    guard place.samples >= StackSummary.minSamples, place.shareOfBytes >= minShareOfBytes,
      let cost = summary.costs.first(where: {
        $0.interval == place.interval && $0.type == spot.contentType
      }), let loss = loss(of: cost, share: place.shareOfBytes, in: group)
    else { return nil }
    let bytes = Int64(clamping: place.shareOfBytes * cost.bytesEach)
    return AdviceFinding(
      sentence: "\(spot.words) in \(place.interval)\(spot.rows)\(spot.caller): about "
        + "\(Readable.bytes(bytes)) of the \(Readable.bytes(Int64(clamping: cost.bytesEach))) that each "
        + "of \(Readable.number(cost.count)) rows allocates are in \(spot.callee), by "
        + "\(Readable.number(place.samples)) of \(Readable.number(place.ofInterval)) samples: \(loss.words)",
      figures: [
        "samples": Double(place.samples), "samplesOfInterval": Double(place.ofInterval),
        "shareOfBytes": place.shareOfBytes, "bytesEach": cost.bytesEach,
        "allocationsEach": cost.allocationsEach, "rows": Double(cost.count),
      ],
      subject: FindingSubject(type: spot.contentType, function: spot.function),
      loss: loss,
      fix: spot.fix
    )
  }
}
