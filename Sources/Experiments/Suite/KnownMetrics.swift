import ListSchema
import SignpostCounting
import Signposts
import TraceAnalysis

/// The names that a suite can give a margin to: those of times and memory, and those of counts.
enum KnownMetrics {
  /// The names of times and memory, as `compare --margin` takes them.
  static let times = ComparedMetric.all.map(\.name)

  /// The names of counts, without the parts that they have.
  private static let counts: [String] = {
    let allocations = AllocationTotals.meanings.keys.sorted()
    let schema = ListSchema.schema
    let intervals = schema.intervals.flatMap { interval in
      let fields = [interval.begin, interval.end].flatMap(countedNames)
      return ([CountName.occurrences] + fields + allocations).map { "\(interval.name).\($0)" }
    }
    let events = schema.events.flatMap { event in
      ([CountName.occurrences] + countedNames(event.fields)).map { "\(event.name).\($0)" }
    }
    let frames = AllocationSink.framePlaces.flatMap { place in
      ([CountName.occurrences] + allocations).map { "\(place).\($0)" }
    }
    return [CountName.events.text, CountName.instructions.text] + intervals + events + frames
  }()

  /// All of them.
  static let all = times + counts

  private static func countedNames(_ fields: [FieldDefinition]) -> [String] {
    CountedFields.positions(fields).map { fields[$0].name }
  }

  /// Returns whether a pattern can mean anything; custom intervals, in single quotes, may have any
  /// name.
  static func isMeant(by pattern: String) -> Bool {
    let whole = pattern.firstIndex(of: "[").map { String(pattern[..<$0]) } ?? pattern
    return pattern.contains("'") || all.contains { NamePattern.matches(whole, $0) }
  }
}

extension SuiteReader {
  /// Checks the name of a metric, or a pattern of such names.
  ///
  /// - Throws: `SuiteMistake` where nothing has such a name.
  func checkMetric(_ pattern: String) throws(SuiteMistake) {
    guard !KnownMetrics.isMeant(by: pattern) else { return }
    throw mistake(
      "nothing that is measured or counted has this name."
        + "\(Suggestion(for: pattern, among: KnownMetrics.all).words) Counts are named as in a "
        + "baseline, such as measure.count; times are: "
        + "\(KnownMetrics.times.joined(separator: ", "))."
    )
  }
}
