// Memory that rows ask for.
extension Advice.Rule {
  private static let minRows: Int64 = 20
  /// Measuring a text allocates about 50 times; rows of several texts reach 175 in debug builds.
  private static let minAllocations = 200.0
  /// Less is not worth keeping the object.
  private static let minShareOfBytes = 0.25

  /// Speaks when measuring or applying a row of a type allocates 200 times or more on average, over 20
  /// or more rows, and that work takes a part of the frames that matters; where stacks were sampled, only
  /// if a line of the user's allocates most.
  func allocations(_ group: RunGroup, _ sites: AllocationSites?) -> [AdviceFinding] {
    guard let summary = group.allocations else { return [] }
    return summary.costs.compactMap { cost in
      guard let type = cost.type, cost.allocationsEach >= Self.minAllocations,
        let loss = Self.loss(of: cost, in: group)
      else { return nil }
      let largest = sites?.largest(of: cost.interval, type: type)
      guard sites == nil || largest?.function.line != nil else { return nil }
      return Self.finding(cost, type, largest, loss)
    }
  }

  /// Speaks when a quarter of the bytes that the rows of a type allocate, by 10 samples or more, are
  /// those of objects that can be made once for all rows, and that work matters.
  func allocatedObjects(_ group: RunGroup, _ sites: AllocationSites?) -> [AdviceFinding] {
    guard let sites, let summary = group.allocations else { return [] }
    return sites.hotspots.filter { StackHotspot.Kind.objects.contains($0.kind) }.flatMap { spot in
      spot.places.compactMap { Self.finding(spot, in: $0, summary, group) }
    }
  }

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
      sentence: "\(spot.kind.words) in \(place.interval)\(spot.rows)\(spot.caller): about "
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
      fix: spot.kind.fix
    )
  }

  /// The time of measuring or applying rows, of which allocations are a part; nil where there are few
  /// rows, or that time is no part of frames that matters.
  ///
  /// Nothing tells how large the part is, so the loss is no more than that.
  ///
  /// - Parameters:
  ///   - cost: the allocations of the rows.
  ///   - share: the part of the bytes that is meant, which is taken for that of the time, too.
  ///   - group: the runs.
  /// - Returns: the loss at most.
  private static func loss(
    of cost: AllocationCost,
    share: Double = 1,
    in group: RunGroup
  ) -> FindingLoss? {
    let rows = group.rows.byType.first {
      $0.type == cost.type && $0.work.rawValue == cost.interval
    }
    guard cost.count >= minRows, let rows, let all = group.loss(ns: Double(rows.durations.sum)),
      group.matters(all), var loss = group.loss(ns: Double(rows.durations.sum) * share)
    else { return nil }
    loss.isAtMost = true
    return loss
  }

  private static func finding(
    _ cost: AllocationCost,
    _ type: String,
    _ largest: AllocationSites.Site?,
    _ loss: FindingLoss
  ) -> AdviceFinding {
    let most = largest.map {
      ", about \(Readable.share($0.share)) of the bytes in \($0.function.label)"
    }
    return AdviceFinding(
      sentence: "\(cost.interval) of \(type) allocates "
        + "\(Readable.number(Int64(clamping: cost.allocationsEach))) times, "
        + "\(Readable.bytes(Int64(clamping: cost.bytesEach))) for each of "
        + "\(Readable.number(cost.count)) rows\(most ?? ""): keep what does not change between rows: \(loss.words)",
      figures: [
        "allocationsEach": cost.allocationsEach, "bytesEach": cost.bytesEach,
        "rows": Double(cost.count), "allocations": Double(cost.allocations),
      ],
      subject: FindingSubject(type: type, function: largest?.function),
      loss: loss,
      fix:
        "private static let style = TextStyle()  // made once for all rows, not in \(cost.interval)"
    )
  }
}
