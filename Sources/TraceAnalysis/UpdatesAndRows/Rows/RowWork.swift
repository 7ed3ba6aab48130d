import ListSchema

/// The sums of one kind of work for some rows.
struct RowWork: Sendable {
  private(set) var samples: Samples
  private(set) var views: RowCost.Views?

  /// Prepares to add up; at most `limit` durations are kept as they are.
  init(limit: Int) {
    samples = Samples(limit: limit)
  }

  mutating func add(_ durationNs: Int64, _ views: RowCost.Views?) {
    samples.add(durationNs)
    if let views { add(views) }
  }

  mutating func merge(_ other: RowWork) {
    samples.merge(other.samples)
    if let views = other.views { add(views) }
  }

  private mutating func add(_ more: RowCost.Views) {
    var sum = views ?? RowCost.Views()
    sum.made += more.made
    sum.reused += more.reused
    if let unneeded = more.unneeded { sum.unneeded = (sum.unneeded ?? 0) + unneeded }
    views = sum
  }
}

extension RowCost.Views {
  /// Views are only reused for rows that come on screen: those that are there keep theirs.
  private static let kept: Set = ["was_updated", "measurement"]

  /// The views of one application of content; nil where the trace does not say.
  init?(apply position: Int, in tree: IntervalTree) {
    guard let created = tree.value(.viewsCreated, at: position)?.integer else { return nil }
    made = created > 0 ? 1 : 0
    let isKept = tree.value(.reason, at: position)?.text.map { Self.kept.contains($0) } ?? false
    reused = created > 0 || isKept ? 0 : 1
    unneeded = tree.value(.equivalent, at: position)?.integer.map { $0 > 0 ? 1 : 0 }
  }
}
