import Foundation
public import TraceAnalysis

/// A report as the JSON of LTTng analyses (LAMI 1.0), which Trace Compass runs as an external analysis.
///
/// https://github.com/lttng/lami-spec
public struct LAMIReport: Sendable {
  /// The version of the interface.
  public static let version = "1.0"

  private let report: Report
  private let maxRows: Int
  private let range: TraceRange

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - report: the report.
  ///   - maxRows: the maximum number of rows of a table; nil for all.
  ///   - range: the part of the trace that it is about.
  public init(_ report: Report, maxRows: Int? = nil, range: TraceRange = TraceRange()) {
    self.report = report
    self.maxRows = maxRows ?? .max
    self.range = range
  }

  /// The description of the tables, without any trace.
  ///
  /// - Parameter version: the version of the program: major, minor and patch.
  /// - Returns: JSON, ending in a line break.
  /// - Throws: the errors of `JSONEncoder`.
  public static func metadata(version: [Int]) throws -> String {
    let tables = Report.tables([]).map { LAMITable($0, firstNs: 0) }
    let classes = tables.map { ($0.name, TableClass(title: $0.title, columns: $0.columns)) }
    return try JSON.text(
      Metadata(
        miVersion: Version(major: 1, minor: 0),
        version: Version(
          major: version.first ?? 0,
          minor: version.dropFirst().first ?? 0,
          patch: version.dropFirst(2).first ?? 0,
          extra: ""
        ),
        title: Report.subject.title,
        description: Report.subject.meaning,
        authors: ["ListScope"],
        url: "",
        tags: Report.subject.tags,
        tableClasses: Dictionary(classes) { first, _ in first }
      )
    )
  }

  /// A line of progress, which is written before the results.
  ///
  /// - Parameters:
  ///   - share: the part that is done, from 0 to 1.
  ///   - words: the name of the work.
  /// - Returns: the line, with its line break.
  public static func progress(_ share: Double, _ words: String) -> String {
    let hundredths = Int((max(0, min(share, 1)) * 100).rounded(.down))
    return "\(Double(hundredths) / 100) \(words)\n"
  }

  /// Returns the text that replaces a report that cannot be given.
  public static func error(_ message: String) throws -> String {
    try JSON.text(["error-message": message])
  }

  /// The results, of tables that have rows: JSON, ending in a line break.
  ///
  /// - Throws: the errors of `JSONEncoder`.
  public func text() throws -> String {
    let timeRange = timeRange
    let tables = report.tables.filter { !$0.rows.isEmpty }.map {
      LAMITable($0, firstNs: report.timesNs.lowerBound)
    }
    let results = tables.map {
      Result(class: $0.name, timeRange: timeRange, data: Array($0.rows.prefix(maxRows)))
    }
    return try JSON.text(Results(results: results))
  }

  /// The range that was asked for, as times of the trace's clock; the end is part of it.
  private var timeRange: TimeRange {
    let origin = range.isAbsolute ? 0 : report.timesNs.lowerBound
    let begin = range.beginNs.map { $0 &+ origin }
    let end = range.endNs.map { $0 &+ origin &- 1 }
    return TimeRange(
      begin: .timestamp(begin ?? report.timesNs.lowerBound),
      end: .timestamp(end ?? report.timesNs.upperBound)
    )
  }
}

// MARK: JSON

private struct Version: Encodable {
  var major: Int
  var minor: Int
  var patch: Int?
  var extra: String?
}

private struct TableClass: Encodable {
  let title: String
  let columns: [LAMITable.Column]

  enum CodingKeys: String, CodingKey {
    case title
    case columns = "column-descriptions"
  }
}

private struct Metadata: Encodable {
  let miVersion: Version
  let version: Version
  let title: String
  let description: String
  let authors: [String]
  let url: String
  let tags: [String]
  let tableClasses: [String: TableClass]

  enum CodingKeys: String, CodingKey {
    case miVersion = "mi-version"
    case version, title, description, authors, url, tags
    case tableClasses = "table-classes"
  }
}

private struct TimeRange: Encodable {
  let begin: LAMITable.Cell
  let end: LAMITable.Cell
  private let `class` = "time-range"

  init(begin: LAMITable.Cell, end: LAMITable.Cell) {
    self.begin = begin
    self.end = end
  }

  enum CodingKeys: String, CodingKey {
    case begin, end, `class`
  }
}

private struct Result: Encodable {
  let `class`: String
  let timeRange: TimeRange
  let data: [[LAMITable.Cell]]

  enum CodingKeys: String, CodingKey {
    case `class`
    case timeRange = "time-range"
    case data
  }
}

private struct Results: Encodable {
  let results: [Result]
}

private enum JSON {
  static func text(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
  }
}
