import Foundation
import ListSchema
import Signposts

/// Runs that one line may join: of one machine, scenario, content and build, with the same parameters.
package struct HistoryLine: Sendable {
  /// The properties that the runs share.
  package struct Key: Hashable, Sendable {
    /// Scenario, parameters, content, build and machine.
    package let words: [String]

    init(_ row: HistoryRow) {
      let parameters = Self.complete(row[.parameters])
      words = [row[.scenario], parameters, row[.content], row[.build], row[.machine]]
    }

    /// The parameters with the defaults of those that a row does not name, for it may be older than they.
    private static func complete(_ parameters: String) -> String {
      let named = parameters.split(separator: " ").map(String.init)
      let names = Set(named.map { String($0.prefix { $0 != "=" }) })
      let others = ListSchema.schema.parameters.compactMap { parameter in
        parameter.defaultValue.flatMap { value in
          parameter.name == ParameterDefinition.repetition.name || names.contains(parameter.name)
            ? nil : HistoryRow.word(parameter.name, "\(value)")
        }
      }
      return (named + others).sorted().joined(separator: " ")
    }

    /// The hash of the work, on whatever machine.
    package var workHash: String { ShortHash.of(words.dropLast().joined(separator: "\n")) }
    /// The hash of the work and the machine.
    package var hash: String { ShortHash.of(words.joined(separator: "\n")) }
  }

  /// The properties that the runs share.
  package let key: Key
  /// The runs in the order of time; there is at least one.
  package let rows: [HistoryRow]

  private init(_ key: Key, _ rows: [HistoryRow]) {
    self.key = key
    self.rows = rows
  }

  /// The lines of a history, by scenario, parameters, and machine.
  ///
  /// - Complexity: O(n log n) for n rows.
  package static func all(_ rows: [HistoryRow]) -> [HistoryLine] {
    let groups = Dictionary(grouping: rows, by: Key.init)
    return groups.map { key, rows in
      let ordered = rows.enumerated()
        .sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
      return HistoryLine(key, ordered.map(\.element))
    }
    .sorted { $0.key.words.lexicographicallyPrecedes($1.key.words) }
  }

  /// The scenario with the parameters that are not the defaults, and a debug build's name.
  package var title: String {
    ([rows[0][.scenario]] + ownParameters + (rows[0][.build] == "debug" ? ["debug build"] : []))
      .joined(separator: ", ")
  }

  /// The title with what distinguishes the work from all other: a name in other tools.
  package var name: String {
    (["\(rows[0][.scenario])"] + ownParameters + ["#\(key.workHash)"]).joined(separator: " ")
  }

  private var ownParameters: [String] {
    rows[0][.parameters].split(separator: " ").map(String.init).filter { word in
      let parts = word.split(separator: "=", maxSplits: 1)
      let value = parts.count == 2 ? parts[1].removingPercentEncoding : nil
      let usual = RunDescription.declaration(String(parts[0]))?.defaultValue
      return usual.map { "\($0)" != value } ?? false
    }
  }

  // MARK: Numbers

  /// The metrics that any run has, the headline first, then by the latest value, the largest first.
  ///
  /// Those that are 0 in all runs are left out.
  package var metrics: [HistoryMetric] {
    let names = Set(rows.flatMap { $0.metrics.filter { $0.value != 0 }.keys })
    let latest = Dictionary(
      names.map { name in (name, rows.last { $0.metrics[name] != nil }?.metrics[name] ?? 0) }
    ) { first, _ in first }
    let headline = HistoryMetric.headline.filter(names.contains)
    let others = names.subtracting(headline).sorted {
      (-(latest[$0] ?? 0), $0) < (-(latest[$1] ?? 0), $1)
    }
    return (headline + others).compactMap { HistoryMetric($0) }
  }

  /// The runs that have a metric, with its values.
  package func values(of metric: String) -> [(row: HistoryRow, value: Double)] {
    rows.compactMap { row in row.metrics[metric].map { (row, $0) } }
  }

  /// The values of the latest commit, and of the runs before.
  ///
  /// Where the commit is not known, the latest run stands for it.
  package func sides(of metric: String) -> (before: [Double], latest: [Double]) {
    let values = values(of: metric)
    guard let last = values.last?.row[.commit] else { return ([], []) }
    let trailing = values.reversed().prefix { !last.isEmpty && $0.row[.commit] == last }.count
    let count = max(1, trailing)
    return (values.dropLast(count).map(\.value), values.suffix(count).map(\.value))
  }
}

extension Collection<Double> {
  /// The middle of the values; the mean of the two in the middle of an even number.
  package var median: Double? {
    let sorted = sorted()
    guard !sorted.isEmpty else { return nil }
    let middle = sorted.count / 2
    return sorted.count.isMultiple(of: 2)
      ? sorted[middle - 1] / 2 + sorted[middle] / 2 : sorted[middle]
  }
}
