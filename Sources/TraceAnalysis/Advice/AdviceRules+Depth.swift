// Cost that grows with how far the user has scrolled.
extension Advice.Rule {
  /// Speaks when the exponent is surely above a quarter, and the deepest costs at least half more; where
  /// no more than a window of the content is presented, only when it is surely above a half.
  func depth(_ group: RunGroup) -> AdviceFinding? {
    let isWindow = group.description?.batching?.hasPrefix("window") ?? false
    let least = isWindow ? 0.5 : 0.25
    let found = group.scaling.first { row in
      row.size == .depth && row.fit.exponent - row.fit.exponentMargin > least
        && row.fit.cost(of: row.fit.largest) > 1.5 * row.fit.cost(of: row.fit.smallest)
    }
    guard group.hasTrouble, let row = found else { return nil }
    let loss = group.loss(ns: row.fit.risingNs)
    return AdviceFinding(
      sentence:
        "the cost of \(row.cost) grows with the scroll depth, by the power \(row.fit.words) over "
        + "\(Readable.number(row.fit.count)) of them: "
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
