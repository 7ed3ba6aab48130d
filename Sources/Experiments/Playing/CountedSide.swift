import Foundation
import Reports
package import SignpostCounting
import TraceAnalysis

/// The work of one side of a comparison in a run: counts, and its parameters.
package struct CountedSide {
  /// The run's parameters and machine, by name.
  package let parameters: [String: String]
  /// The counts of work, by name, with those of parts.
  let allCounts: [CountName: Int64]
  /// The counts of work, by name; those of parts are left out.
  package let counts: [CountName: Int64]
  /// The reason for which allocations were not counted; nil where they were.
  let allocationObstacle: String?

  /// The counts that are metrics, each with its name in exports and for people.
  private static let metrics: [(name: CountName, metric: ComparedMetric)] = [
    (CountName("configure", "items"), .count("rows_described", "rows described")),
    (CountName("diff", "comparisons"), .count("rows_compared", "rows compared")),
    (CountName("measure", CountName.occurrences), .count("rows_measured", "rows measured")),
    (CountName("apply", CountName.occurrences), .count("rows_presented", "rows presented")),
    (CountName("layout", CountName.occurrences), .count("layout_passes", "layout passes")),
    (CountName("apply", "views_created"), .count("views_created", "views made")),
  ]
  private static let allocations = ComparedMetric.count("allocations", "allocations in frames")

  /// Takes what a run and one under the allocation counter have counted.
  package init(_ run: CountFile, allocations: CountFile?, obstacle: String?) {
    var parameters = run.facts.filter { $0.key != "content" && $0.key != "run" }
    parameters.merge(Self.options(run.facts["run"] ?? "")) { $1 }
    self.parameters = parameters
    allCounts = run.counts.merging(allocations?.counts ?? [:]) { $1 }.filter { $0.key.isWork }
    counts = allCounts.filter { $0.key.part.isEmpty }
    allocationObstacle = allocations == nil ? obstacle : nil
  }

  /// Returns the comparisons of the counts that are metrics, without those that neither side has.
  static func metrics(base: CountedSide, head: CountedSide) -> [MetricComparison] {
    func comparison(_ metric: ComparedMetric, _ value: (CountedSide) -> Int64) -> MetricComparison?
    {
      let (base, head) = (value(base), value(head))
      return base + head > 0 ? MetricComparison(metric, base: base, head: head) : nil
    }
    var found = metrics.compactMap { name, metric in
      comparison(metric) { $0.counts[name] ?? 0 }
    }
    if base.allocationObstacle == nil, head.allocationObstacle == nil,
      let allocations = comparison(allocations, \.allocations)
    {
      found.append(allocations)
    }
    return found
  }

  /// The allocations of all frames but the first, in which libraries set themselves up.
  private var allocations: Int64 {
    AllocationSink.framePlaces.filter { $0 != AllocationSink.firstFrame }
      .reduce(0) { $0 + (counts[CountName($1, AllocationTotals.allocations)] ?? 0) }
  }

  /// The counts that differ, the largest change first.
  static func differences(base: CountedSide, head: CountedSide) -> [IntervalCountDifference] {
    func named(_ counts: [CountName: Int64]) -> [String: Int] {
      Dictionary(
        uniqueKeysWithValues: counts.filter { !$0.key.isOfAllocations }
          .map { ($0.key.text, Int($0.value)) }
      )
    }
    return IntervalCountDifference.all(base: named(base.counts), head: named(head.counts))
  }

  /// The options of a command line by name: `feed --items 10` has a scenario and items.
  private static func options(_ line: String) -> [String: String] {
    var options: [String: String] = [:]
    var name = "scenario"
    for word in line.split(separator: " ") {
      if word.hasPrefix("--") {
        name = String(word)
        options[name] = ""
      } else {
        options[name] = (options[name].map { $0.isEmpty ? "" : $0 + " " } ?? "") + word
      }
    }
    return options
  }
}
