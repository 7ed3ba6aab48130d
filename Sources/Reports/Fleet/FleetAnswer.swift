import Exports
import Foundation
public import TraceAnalysis

/// The answer of an engine to a question.
public struct FleetAnswer: Sendable {
  /// The reason why a text is no answer.
  public struct FormatError: Error, Sendable {
    /// The message.
    public let message: String
  }

  /// The question.
  public let question: FleetQuestion
  /// One cell for every column of the question.
  public let rows: [[TableCell]]

  /// Reads rows as an engine prints them: one object of JSON per line.
  ///
  /// - Throws: `FormatError` where a line is none, or lacks a column.
  public init(_ question: FleetQuestion, lines: [Substring]) throws(FormatError) {
    self.question = question
    let columns = question.columns
    rows = try lines.map { line throws(FormatError) in try Self.cells(line, columns) }
  }

  /// One row of an answer, by the names of its columns.
  public static func object(_ line: Substring) throws(FormatError) -> [String: JSONValue] {
    do {
      return try JSONDecoder().decode([String: JSONValue].self, from: Data(line.utf8))
    } catch {
      throw FormatError(message: "The engine has answered '\(line.prefix(100))', which is no row.")
    }
  }

  private static func cells(_ line: Substring, _ columns: [FieldDescription]) throws(FormatError)
    -> [TableCell]
  {
    let values = try object(line)
    guard values.count == columns.count else {
      throw FormatError(message: "The engine's answer has \(values.count) columns.")
    }
    return try columns.map { column throws(FormatError) in
      guard let value = values[column.name], let cell = cell(value, column.kind.storage) else {
        throw FormatError(message: "The engine's answer has no proper column '\(column.name)'.")
      }
      return cell
    }
  }

  private static func cell(_ value: JSONValue, _ storage: FieldDescription.Storage) -> TableCell? {
    switch (value, storage) {
    case (.null, _): .null
    case (.text(let text), .text): .text(text)
    case (.integer(let number), .integer): .integer(number)
    case (.integer(let number), .real): .real(Double(number))
    case (.number(let number), .real): .real(number)
    default: nil
    }
  }

  /// The answer as a list of objects.
  public var json: JSONValue {
    let names = question.columns.map(\.name)
    return .array(
      rows.map { row in
        .object(Dictionary(uniqueKeysWithValues: zip(names, row.map { JSONValue($0) })))
      }
    )
  }

  /// The answer as comma-separated values, with a header.
  public var csv: String {
    ([question.columns.map { .text($0.name) }] + rows).map { CSVLine.of($0) }.joined()
  }

  /// The answer for people: a title, and all rows; in Markdown where that is wanted.
  public func text(isMarkdown: Bool) -> String {
    let table = Table(question.rawValue, question.meaning, question.fields, rows)
    guard !rows.isEmpty else {
      return "\(isMarkdown ? "### " : "")\(question.meaning)\n\n\(isMarkdown ? "" : "  ")none\n"
    }
    if isMarkdown {
      let lines = MarkdownTable(table, rows: rows.count).lines
      return "### \(question.meaning)\n\n\(lines.joined(separator: "\n"))\n"
    }
    var text = TextTable(
      table.columns.map(\.title),
      firstColumn: 60,
      words: Set(table.columns.indices.filter { !table.columns[$0].kind.isNumber })
    )
    for row in table.rows { text.add(table.words(row)) }
    return "\(question.meaning)\n\n\(text.lines().joined(separator: "\n"))\n"
  }
}
