import Exports
import Foundation

package import TraceAnalysis

/// A history as a file: comma-separated values, one row per run, one column per number.
///
/// Every row has a number or `nan` in the column of every metric. Columns may be in any order, and
/// columns of others are kept.
public struct HistoryTable: Sendable {
  /// The reason why a text is no history.
  public struct FormatError: Error, Hashable {
    /// The message.
    public let message: String
  }

  /// The names of the columns.
  private let header: [String]
  /// Each line as it is written, the header first.
  private let lines: [String]
  /// The rows that can be understood.
  package let rows: [HistoryRow]
  /// The faults of the other rows, each in a sentence.
  public let damage: [String]

  private static let required: [HistoryRow.Column] = [
    .time, .machine, .scenario, .parameters, .run,
  ]
  private static let byteOrderMark = "\u{FEFF}"

  /// A history without rows.
  public init() {
    let header = HistoryRow.Column.allCases.map(\.rawValue) + HistoryMetric.headline
    self.init(header: header, lines: [Self.line(header)], rows: [], damage: [])
  }

  private init(header: [String], lines: [String], rows: [HistoryRow], damage: [String]) {
    self.header = header
    self.lines = lines
    self.rows = rows
    self.damage = damage
  }

  /// Reads a history.
  ///
  /// - Throws: `FormatError` where the text is none; rows that cannot be understood are `damage`.
  /// - Complexity: O(n) for n bytes.
  public init(_ text: String) throws(FormatError) {
    let start = text.unicodeScalars.first == "\u{FEFF}" ? 1 : 0
    let csv = CSVRecords(String(text.unicodeScalars.dropFirst(start)))
    guard let header = csv.records.first?.cells else {
      self.init()
      return
    }
    let missing = Self.required.map(\.rawValue).filter { !header.contains($0) }
    guard missing.isEmpty else {
      throw FormatError(
        message: "it has no column '\(missing[0])' in its first line, so it is no history"
      )
    }
    if let twice = header.first(where: { name in header.count { $0 == name } > 1 }) {
      throw FormatError(message: "it has two columns '\(twice)'")
    }
    guard csv.records.count > 1 || !csv.isCut else {
      throw FormatError(message: "its first line does not end: it may be cut")
    }
    let reader = HistoryRowReader(header)
    var (rows, damage): ([HistoryRow], [String]) = ([], [])
    for (position, record) in csv.records.enumerated().dropFirst() {
      let isCut = csv.isCut && position == csv.records.count - 1
      do throws(FormatError) {
        rows.append(try reader.row(record, isCut: isCut))
      } catch {
        damage.append("line \(record.line): \(error.message)")
      }
    }
    self.init(header: header, lines: csv.records.map(\.source), rows: rows, damage: damage)
  }

  /// The history with further runs; those that it has already are left out.
  ///
  /// Columns that it does not have are added behind the others, with `nan` in the rows that are there.
  ///
  /// - Precondition: there is no `damage`.
  package func adding(_ new: [HistoryRow]) -> (text: String, added: Int) {
    precondition(damage.isEmpty, "a damaged history is left as it is")
    let new = new.filter { row in !rows.contains { $0.isSameRun(as: row) } }
    let words = HistoryRow.Column.allCases.map(\.rawValue).filter { !header.contains($0) }
    let metrics = Self.order(Set(new.flatMap(\.metrics.keys)).subtracting(header))
    let columns = header + words + metrics
    let names = ([""] + words + metrics).map(Self.cell).joined(separator: ",")
    let blanks = ([""] + words.map { _ in "\"\"" } + metrics.map { _ in "nan" })
      .joined(separator: ",")
    let old = lines.enumerated().map { $1 + ($0 == 0 ? names : blanks) + "\n" }
    return ((old + new.map { Self.line($0, columns) }).joined(), new.count)
  }

  private static func order(_ names: Set<String>) -> [String] {
    HistoryMetric.headline.filter(names.contains)
      + names.subtracting(HistoryMetric.headline).sorted()
  }

  private static func line(_ names: [String]) -> String { names.map(cell).joined(separator: ",") }

  private static func cell(_ name: String) -> String {
    name.isEmpty ? "" : String(CSVLine.of([.text(name)]).dropLast())
  }

  private static func line(_ row: HistoryRow, _ columns: [String]) -> String {
    CSVLine.of(
      columns.map { name in
        if let column = HistoryRow.Column(rawValue: name) {
          return .text(column == .time ? HistoryTime.text(row.time) : row[column])
        }
        if HistoryMetric(name) == nil { return .text("") }
        return .real(row.metrics[name] ?? .nan)
      }
    )
  }
}

/// Reads the rows of a history whose columns are in some order.
private struct HistoryRowReader {
  private let header: [String]
  private let time = HistoryTime()

  init(_ header: [String]) {
    self.header = header
  }

  func row(_ record: CSVRecords.Record, isCut: Bool) throws(HistoryTable.FormatError) -> HistoryRow
  {
    guard !isCut else {
      throw .init(
        message: "the last line does not end, so it may be cut; remove it, or end it with a line "
          + "break where it is complete"
      )
    }
    guard record.cells.count == header.count else {
      throw .init(
        message: "\(record.cells.count) cells instead of \(header.count), those of the first line"
      )
    }
    var (words, metrics): ([HistoryRow.Column: String], [String: Double]) = ([:], [:])
    for (name, cell) in zip(header, record.cells) {
      if let column = HistoryRow.Column(rawValue: name) {
        words[column] = cell
      } else if HistoryMetric(name) != nil, !cell.isEmpty {
        guard let value = Double(cell) else {
          throw .init(message: "'\(cell.prefix(40))' in the column '\(name)' is no number")
        }
        metrics[name] = value
      }
    }
    guard let began = time.date(words[.time] ?? "") else {
      throw .init(
        message: "'\((words[.time] ?? "").prefix(40))' is no time such as 2026-01-02T03:04:05+00:00"
      )
    }
    return HistoryRow(time: began, words: words, metrics: metrics)
  }
}

/// The times of a history: ISO 8601 with the offset from UTC.
struct HistoryTime {
  private let formatters: [ISO8601DateFormatter]

  init() {
    formatters = [[], [.withFractionalSeconds]].map { (more: ISO8601DateFormatter.Options) in
      let formatter = ISO8601DateFormatter()
      formatter.formatOptions = [.withInternetDateTime, more]
      return formatter
    }
  }

  /// Reads a time.
  func date(_ text: String) -> Date? {
    formatters.lazy.compactMap { $0.date(from: text) }.first
  }

  /// Writes a time, in UTC and with milliseconds.
  static func text(_ date: Date) -> String {
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true, timeZone: .gmt)
    // The style cuts digits off, and the number for .600 s may be a little less than that.
    return date.addingTimeInterval(0.000_1).formatted(style).replacing("Z", with: "+00:00")
  }
}
