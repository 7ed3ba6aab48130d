import Foundation
import ListSchema
import Signposts

extension HistoryRow {
  /// Describes a run of a trace; nil for a group of several runs, and where no scenario is named.
  ///
  /// - Parameters:
  ///   - group: the run alone.
  ///   - words: the texts that are not in the trace: commit, build and machine.
  ///   - scenario: the name for runs that do not say theirs.
  ///   - intervals: the names of the schema's intervals, which have a total even where there is none.
  package init?(
    _ group: RunGroup,
    words: [Column: String],
    scenario: String?,
    intervals: [String]
  ) {
    guard let played = group.runs.first?.played, group.runs.count == 1,
      let scenario = played.description.scenario ?? scenario
    else { return nil }
    var words = words
    words[.scenario] = scenario
    words[.parameters] = played.description.comparableParameters
    words[.content] = played.description.checksum ?? ""
    words[.run] = played.run.id
    self.init(
      time: Date(timeIntervalSince1970: Double(played.run.startNs) / 1e9),
      words: words,
      metrics: Self.headline(group).merging(Self.totals(group, intervals)) { first, _ in first }
    )
  }

  /// A parameter with its value, without spaces.
  static func word(_ name: String, _ value: String) -> String {
    "\(name)=\(value.addingPercentEncoding(withAllowedCharacters: allowed) ?? value)"
  }

  private static let allowed = CharacterSet(
    charactersIn: "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._:/+"
  )

  private static func headline(_ group: RunGroup) -> [String: Double] {
    let first = group.stages.first { $0.stage == .firstDisplay }?.frames?.durations
    let peak = group.counters.first { $0.name == "peak_resident_bytes" }
    let metrics: [String: Double?] = [
      "frame_mean_ns": group.frames?.durations.mean,
      "frame_p95_ns": group.frames?.durations.p95.map(Double.init),
      "update_p50_ns": group.updates?.durations.p50.map(Double.init),
      "update_p95_ns": group.updates?.durations.p95.map(Double.init),
      "first_display_ns": first?.mean,
      "hitch_rate_ms_per_s": group.frames?.hitches.msPerS,
      "peak_resident_bytes": peak.map { Double($0.max) },
    ]
    return metrics.compactMapValues { $0 }
  }

  private static func totals(_ group: RunGroup, _ intervals: [String]) -> [String: Double] {
    let known = intervals.map { (HistoryMetric.total(of: $0), 0.0) }
    let measured = group.intervals.map {
      (HistoryMetric.total(of: $0.name), Double($0.durations.sum))
    }
    return Dictionary(known + measured) { $1 }
  }
}

extension Distribution {
  fileprivate var mean: Double? { count > 0 ? Double(sum) / Double(count) : nil }
}

extension RunDescription {
  /// The parameters that runs of one line must have in common: `items=10000 layout=table`.
  ///
  /// Those by which frames are evaluated are among them, as the numbers depend on them.
  var comparableParameters: String {
    parameters.filter { $0.definition.name != ParameterDefinition.repetition.name }
      .filter {
        $0.definition.comparison != .mayDiffer
          || RunDescription.declaration($0.definition.name) != nil
      }
      .map { HistoryRow.word($0.definition.name, "\($0.value)") }
      .joined(separator: " ")
  }
}
