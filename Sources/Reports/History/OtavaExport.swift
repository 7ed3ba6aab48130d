import Exports
import Foundation

package import TraceAnalysis

/// A history for Apache Otava, which finds change points: tables without gaps, and a configuration.
///
/// Each line becomes a test, and a table of its own. Otava refuses empty cells, so numbers that only
/// some runs have are in further tables, of these runs alone.
package struct OtavaExport {
  /// A file, by its name in the folder.
  package typealias File = (name: String, text: String)

  /// The name of the configuration.
  package static let configuration = "otava.yaml"
  /// The tables and the configuration.
  package let files: [File]

  private struct Test {
    let name: String
    let rows: [HistoryRow]
    let metrics: [HistoryMetric]

    var table: String {
      let columns: [HistoryRow.Column] = [.time, .commit, .machine, .scenario, .run]
      let header = columns.map { TableCell.text($0.rawValue) } + metrics.map { .text($0.name) }
      let lines = rows.map { row in
        CSVLine.of(
          columns.map { .text($0 == .time ? HistoryTime.text(row.time) : row[$0]) }
            + metrics.map { .real(row.metrics[$0.name] ?? 0) }
        )
      }
      return CSVLine.of(header) + lines.joined()
    }

    func entry(inFolder folder: String) -> JSONValue {
      let metrics = metrics.map { metric in
        (metric.name, ["column": .text(metric.name), "direction": .integer(-1)] as JSONValue)
      }
      return [
        "type": "csv",
        "file": .text("\(folder)/\(name).csv"),
        "time_column": "time",
        "attributes": ["commit", "machine", "run"],
        "metrics": .object(Dictionary(metrics) { first, _ in first }),
        "csv_options": ["delimiter": ",", "quote_char": "\""],
      ]
    }
  }

  /// Writes lines.
  ///
  /// - Parameters:
  ///   - lines: the lines.
  ///   - folder: the folder of the tables, relative to the one in which Otava is run.
  /// - Throws: the errors of `JSONEncoder`, which texts and numbers give no reason for.
  package init(_ lines: [HistoryLine], folder: String) throws {
    let tests = lines.flatMap(Self.tests)
    let entries = tests.map { ($0.name, $0.entry(inFolder: folder)) }
    // JSON is YAML, and quotes names that YAML would take for something else.
    let configuration: JSONValue = ["tests": .object(Dictionary(entries) { first, _ in first })]
    files =
      tests.map { ("\($0.name).csv", $0.table) }
      + [(Self.configuration, try configuration.text())]
  }

  private static func tests(_ line: HistoryLine) -> [Test] {
    let scenario = line.rows[0][.scenario].unicodeScalars.map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
        ? Character(scalar) : "-"
    }
    let name = String(scenario.prefix(60)) + "-" + line.key.hash
    let groups = Dictionary(grouping: line.metrics) { metric in
      line.rows.map { $0.metrics[metric.name] != nil }
    }
    .sorted { ($1.value.count, $0.value[0].name) < ($0.value.count, $1.value[0].name) }
    return groups.enumerated().map { position, group in
      Test(
        name: position == 0 ? name : "\(name)-\(position + 1)",
        rows: zip(line.rows, group.key).filter(\.1).map(\.0),
        metrics: group.value
      )
    }
  }
}
