public import Exports
public import TraceAnalysis

/// The format of the answer to a query.
public enum ResultFormat: String, CaseIterable, Sendable {
  /// Columns under each other, for people.
  case table
  /// Comma-separated values with a header; null is an empty cell, empty text `""`.
  case csv
  /// An array of objects.
  case json
}

/// Writes the answer to a query, row by row.
public struct ResultWriter {
  private let format: ResultFormat
  private let output: ExportOutput
  private var columns: [String] = []
  private var table = ResultTable()
  private var isEmpty = true

  /// Prepares to write.
  public init(_ format: ResultFormat, _ output: ExportOutput) {
    self.format = format
    self.output = output
  }

  /// Takes the names of the columns.
  public mutating func begin(_ names: [String]) {
    switch format {
    case .table: table.begin(names)
    case .csv: output.append(CSVLine.of(names.map { .text($0) }))
    case .json:
      columns = Self.distinct(names).map { JSONFragment.string($0) }
      output.append("[")
    }
  }

  /// Takes a row.
  public mutating func add(_ cells: [TableCell]) {
    switch format {
    case .table: table.add(cells, output)
    case .csv: output.append(CSVLine.of(cells))
    case .json:
      let members = zip(columns, cells).map { "\($0):\(JSONFragment.value($1))" }
      output.append((isEmpty ? "\n" : ",\n") + "{\(members.joined(separator: ","))}")
    }
    isEmpty = false
  }

  /// Writes what is left.
  public mutating func finish() {
    switch format {
    case .table: table.finish(output)
    case .csv: break
    case .json: output.append(isEmpty ? "]\n" : "\n]\n")
    }
  }

  /// Names as keys of an object: the second `x` becomes `x_2`.
  static func distinct(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      var (candidate, number) = (name, 1)
      while !taken.insert(candidate).inserted {
        number += 1
        candidate = "\(name)_\(number)"
      }
      return candidate
    }
  }
}
