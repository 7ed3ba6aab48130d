import SignpostCounting
import TraceAnalysis

/// The change of the counts that a reviewer must know first, in one sentence.
///
/// Of all work that grew, or shrank, the change is said that is likely to cost most: each kind of work has a
/// weight, as measuring a row takes far longer than comparing one.
struct WorkHeadline {
  /// The number of times that some work was done, before and now.
  struct Change {
    let before: Int64
    let now: Int64

    fileprivate var difference: Int64 { now - before }
  }

  /// A kind of work.
  private struct Work {
    let place: String
    let field: String
    /// The work, in the plural: `rows are measured`.
    let words: String
    /// The same of rows of one type, after its name; nil where it is not counted by type.
    var ofType: String?
    let weight: Double
  }

  private static let kinds = [
    Work(
      place: "measure",
      field: CountName.occurrences,
      words: "rows are measured",
      ofType: "is measured",
      weight: 20
    ),
    Work(
      place: "apply",
      field: CountName.occurrences,
      words: "rows are applied to views",
      ofType: "is applied to views",
      weight: 20
    ),
    Work(
      place: "apply",
      field: "views_created",
      words: "views of rows are made",
      ofType: "gets new views",
      weight: 40
    ),
    Work(place: "layout", field: CountName.occurrences, words: "the list is laid out", weight: 50),
    Work(place: "update", field: CountName.occurrences, words: "the list is updated", weight: 50),
    Work(place: "configure", field: "items", words: "rows are described", weight: 1),
    Work(place: "diff", field: "comparisons", words: "rows are compared", weight: 0.2),
    Work(
      place: "update_frames",
      field: AllocationTotals.allocations,
      words: "frames that update allocate",
      weight: 0.05
    ),
    Work(
      place: "scroll_frames",
      field: AllocationTotals.allocations,
      words: "frames that scroll allocate",
      weight: 0.05
    ),
  ]
  /// A share of the added measurements from which on the size that they gave is worth a word.
  private static let minSameShare = 0.5
  private static let typePrefix = "type="

  private let changes: [CountName: Change]

  /// Takes the counts that changed.
  init(_ changes: [CountName: Change]) {
    self.changes = changes
  }

  /// Takes the counts before and now, where they differ by more than the margin of counted metrics:
  /// allocations of equal runs are not always the same.
  init(before: [CountName: Int64], now: [CountName: Int64]) {
    let margin = ComparedMetric.count("", "").margin
    let names = Set(before.keys).union(now.keys)
    changes = Dictionary(
      uniqueKeysWithValues: names.compactMap { name in
        let change = Change(before: before[name] ?? 0, now: now[name] ?? 0)
        let isBeyond = abs(Double(change.difference)) > margin * Double(change.before)
        return isBeyond ? (name, change) : nil
      }
    )
  }

  /// `DepartureRow is measured 22 times as often, always to the size that it had (286 → 6,170)`; nil where
  /// no work grew.
  var more: String? { sentence { $0.difference > 0 } }

  /// `DepartureRow is measured less often (6,170 → 286)`; nil where no work shrank.
  var less: String? { sentence { $0.difference < 0 } }

  private func sentence(where isMeant: (Change) -> Bool) -> String? {
    let found = changes.compactMap {
      name,
      change -> (name: CountName, change: Change, work: Work)? in
      guard isMeant(change), let work = Self.kind(of: name) else { return nil }
      return (name, change, work)
    }
    let largest = found.max { one, other in
      let costs = [one, other].map { abs(Double($0.change.difference)) * $0.work.weight }
      // Of equals, the type says more than all types together.
      return (costs[0], one.name.part.count, other.name.text)
        < (costs[1], other.name.part.count, one.name.text)
    }
    return largest.map { words($0.name, $0.change, $0.work) }
  }

  private static func kind(of name: CountName) -> Work? {
    kinds.first { kind in
      guard kind.place == name.place, kind.field == name.field else { return false }
      return name.part.isEmpty || name.part.hasPrefix(typePrefix) && kind.ofType != nil
    }
  }

  private func words(_ name: CountName, _ change: Change, _ work: Work) -> String {
    let type = name.part.isEmpty ? nil : name.part.dropFirst(Self.typePrefix.count)
    let subject = type.map { "\($0) \(work.ofType ?? work.words)" } ?? work.words
    let numbers = "\(Readable.number(change.before)) → \(Readable.number(change.now))"
    return "\(subject) \(Self.comparison(change))\(same(name, change)) (\(numbers))"
  }

  private static func comparison(_ change: Change) -> String {
    guard change.before > 0 else { return "now" }
    let ratio = Double(change.now) / Double(change.before)
    if ratio >= 1.95 {
      return "\(Readable.number(ratio, digits: ratio < 10 ? 1 : 0)) times as often"
    }
    guard change.now > 0 else { return "no more" }
    let share = Readable.share(abs(ratio - 1))
    return ratio > 1 ? "\(share) more often" : "\(share) less often"
  }

  /// The words for added measurements that gave the sizes that were known; empty for others.
  private func same(_ name: CountName, _ change: Change) -> String {
    guard name.place == "measure", name.field == CountName.occurrences, change.difference > 0,
      let same = changes[CountName(name.place, "same", part: name.part)]
    else { return "" }
    let share = Double(same.difference) / Double(change.difference)
    guard share >= Self.minSameShare else { return "" }
    return ", \(share >= 0.995 ? "always" : "mostly") to the same size"
  }
}
