import Foundation
public import TraceAnalysis

/// A report as the JSON of LTTng analyses (LAMI 1.0), which Trace Compass runs as an external analysis.
///
/// https://github.com/lttng/lami-spec
public struct LAMIReport: Sendable {
  /// The version of the interface.
  public static let version = "1.0"

  private let summary: TraceSummary?

  /// Prepares the report of a trace.
  public init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// The description of the tables, without any trace.
  ///
  /// - Parameter version: the version of the program: major, minor and patch.
  /// - Returns: JSON, ending in a line break.
  /// - Throws: what `JSONEncoder` throws.
  public static func metadata(version: [Int]) throws -> String {
    let tables = LAMIReport(nil).tables
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
        title: "List engine: intervals, frames and updates",
        description: "What slicing, diffing, measuring, layout and display of lists cost",
        authors: ["ListScope"],
        url: "",
        tags: ["list", "stats", "top"],
        tableClasses: Dictionary(classes) { first, _ in first }
      )
    )
  }

  /// What stands for a report that cannot be given.
  public static func error(_ message: String) throws -> String {
    try JSON.text(["error-message": message])
  }

  /// The results: JSON, ending in a line break.
  ///
  /// - Throws: what `JSONEncoder` throws.
  public func text() throws -> String {
    let first = summary?.firstNs ?? 0
    let range = TimeRange(
      begin: .timestamp(first),
      end: .timestamp([first, summary?.durationNs ?? 0].reduce(0, &+))
    )
    let results = tables.map { Result(class: $0.name, timeRange: range, data: $0.rows) }
    return try JSON.text(Results(results: results))
  }

  private init(_ summary: TraceSummary?) {
    self.summary = summary
  }

  // MARK: Tables

  private var tables: [LAMITable] { [intervals, frames, causes, updates] }

  private var intervals: LAMITable {
    LAMITable(
      "intervals",
      "Intervals",
      [
        ("Interval", .string), ("Count", .number), ("Total", .duration), ("Self", .duration),
        ("Median", .duration), ("95 %", .duration), ("Longest", .duration),
        ("Of frame time", .ratio),
      ],
      (summary?.intervals ?? []).map { row in
        [
          .string(row.name), .number(Double(row.durations.count)), .duration(row.durations.sum),
          .duration(row.selfNs), .duration(row.durations.p50), .duration(row.durations.p95),
          .duration(row.durations.max), .ratio(row.shareOfFrameTime),
        ]
      }
    )
  }

  private var frames: LAMITable {
    LAMITable(
      "frames",
      "Longest frames",
      [
        ("Begin", .timestamp), ("Frame", .number), ("Duration", .duration),
        ("Over budget", .duration), ("Phase", .string), ("Cause", .string), ("Offset", .number),
      ],
      (summary?.frames?.worst ?? []).map { frame in
        [
          .timestamp((summary?.firstNs ?? 0) &+ frame.startNs),
          .number(frame.frame.map(Double.init)), .duration(frame.durationNs),
          .duration(max(0, frame.timing.overrunNs)), .string(frame.phase),
          .string(frame.cause?.name),
          .number(frame.scrollOffset.flatMap { $0.isFinite ? $0 : nil }),
        ]
      }
    )
  }

  private var causes: LAMITable {
    LAMITable(
      "causes",
      "Late frames by cause",
      [("Cause", .string), ("Late frames", .number), ("Over budget", .duration)],
      (summary?.frames?.causes ?? []).map { cause in
        [.string(cause.name), .number(Double(cause.count)), .duration(cause.overrunNs)]
      }
    )
  }

  private var updates: LAMITable {
    LAMITable(
      "updates",
      "Updates by reason",
      [
        ("Reason", .string), ("Count", .number), ("Total", .duration), ("Median", .duration),
        ("95 %", .duration), ("Longest", .duration),
      ],
      (summary?.updates?.byReason ?? []).map { reason in
        [
          .string(reason.name), .number(Double(reason.durations.count)),
          .duration(reason.durations.sum), .duration(reason.durations.p50),
          .duration(reason.durations.p95), .duration(reason.durations.max),
        ]
      }
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
