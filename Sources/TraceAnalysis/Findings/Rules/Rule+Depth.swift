import ListSchema

extension Advice.Rule {
  /// The list costs more the deeper the user has scrolled.
  public static let depth = Advice.Rule("depth", section: "growth") {
    find($0.group)
  }

  /// Speaks when the exponent is surely above a quarter, and the deepest costs at least half more; where
  /// no more than a window of the content is presented, only when it is surely above a half.
  ///
  /// Frames of one kind, at depths that are a tenth of the list and 500 items apart, have to cost more the
  /// deeper they are; else it says nothing. The loss is what they cost more than at the top.
  private static func find(_ group: RunGroup) -> AdviceFinding? {
    let isWindow = group.description?.batching?.hasPrefix("window") ?? false
    let least = isWindow ? 0.5 : 0.25
    let found = group.scaling.first { row in
      row.size == .depth && row.fit.exponent - row.fit.exponentMargin > least
        && row.fit.cost(of: row.fit.largest) > 1.5 * row.fit.cost(of: row.fit.smallest)
    }
    guard group.hasTrouble, let row = found, let depth = group.depth(of: row.cost),
      depth.fit.rises,
      depth.fit.cost(of: depth.fit.largestItem) > 1.5 * depth.fit.cost(of: depth.fit.smallestItem)
    else { return nil }
    let loss = group.loss(ns: depth.fit.meanRiseNs * Double(depth.count))
    return AdviceFinding(
      sentence:
        "the cost of \(row.cost) grows with the scroll depth, by the power \(row.fit.words) of its "
        + "points over \(Readable.number(row.fit.count)) of one kind, and by "
        + "\(Readable.time(Int64(clamping: depth.fit.slopeNs))) per 10,000 items from item "
        + "\(Readable.number(depth.fit.smallestItem)) to "
        + "\(Readable.number(depth.fit.largestItem)): "
        + (isWindow
          ? "no more than a window of the content is presented, so something in it goes through all that "
            + "is before the window"
          : "present a window of the content, not a prefix") + loss.ending,
      figures: row.fit.figures,
      subject: FindingSubject(work: row.cost),
      loss: loss,
      fix: isWindow
        ? "let start = starts[section]  // a table of sums, not a loop over all sections before"
        : "listView.batching = .window(before: 10, after: 20)  // not .prefix"
    )
  }
}

extension RunGroup {
  /// The change of a cost with the depth in items, and the number of costs; nil where it is not known.
  fileprivate func depth(of cost: String) -> (fit: DepthFit, count: Int)? {
    guard let depth else { return nil }
    let fit = cost == IntervalName.frame ? depth.frames : depth.updates
    let counts = depth.tenths.map {
      cost == IntervalName.frame ? $0.frames.count : $0.updates.count
    }
    return fit.map { ($0, counts.reduce(0, +)) }
  }
}
