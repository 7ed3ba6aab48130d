import Exports
import TraceAnalysis

/// Rows under each other, numbers to the right.
///
/// The widths are those of the first rows, so that an answer of any length needs little memory; a later
/// cell that is wider moves the rest of its row. Long texts are cut; CSV and JSON hold them whole.
struct ResultTable {
  /// The number of rows that decide on the widths.
  private static let rowsForWidths = 1_000

  private var names: [String] = []
  private var widths: [Int] = []
  private var waiting: [[TableCell]] = []
  private var isStarted = false

  mutating func begin(_ names: [String]) {
    self.names = names.map(\.shown)
  }

  mutating func add(_ cells: [TableCell], _ output: ExportOutput) {
    guard !isStarted else { return output.append(line(cells)) }
    waiting.append(cells)
    if waiting.count == Self.rowsForWidths { start(output) }
  }

  mutating func finish(_ output: ExportOutput) {
    if !isStarted { start(output) }
  }

  private mutating func start(_ output: ExportOutput) {
    isStarted = true
    widths = names.indices.map { column in
      waiting.reduce(names[column].count) { max($0, Self.text($1[column]).count) }
    }
    let isNumber = names.indices.map { column in
      waiting.contains { $0[column].isNumber }
    }
    let titles = zip(zip(names, widths), isNumber).map { Self.padded($0.0, $0.1, isRight: $1) }
    output.append(Self.joined(titles))
    output.append(Self.joined(widths.map { String(repeating: "-", count: $0) }))
    for row in waiting { output.append(line(row)) }
    waiting = []
  }

  private func line(_ cells: [TableCell]) -> String {
    Self.joined(
      zip(cells, widths).map { Self.padded(Self.text($0), $1, isRight: $0.isNumber) }
    )
  }

  private static func text(_ cell: TableCell) -> String {
    switch cell {
    case .null: "NULL"
    case .text(let text), .json(let text): text.shown
    case .real(let value): "\(value)"
    case .integer, .unsigned, .boolean: JSONFragment.value(cell)
    }
  }

  private static func padded(_ text: String, _ width: Int, isRight: Bool) -> String {
    let blanks = String(repeating: " ", count: max(0, width - text.count))
    return isRight ? blanks + text : text + blanks
  }

  /// A line without blanks at its end.
  private static func joined(_ cells: [String]) -> String {
    var line = Substring(cells.joined(separator: "  "))
    while line.last == " " { line.removeLast() }
    return line + "\n"
  }
}

extension TableCell {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .unsigned, .real: true
    case .null, .text, .boolean, .json: false
    }
  }
}
