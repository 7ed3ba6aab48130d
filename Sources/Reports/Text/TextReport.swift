import TraceAnalysis

/// A report for people, as wide as its style says.
public struct TextReport: Sendable {
  private let report: Report
  private let style: TextStyle
  private let form: ReportForms

  /// Tables of more rows go on in the other forms of the report.
  private static let maxRows = 20
  private static let firstColumn = 32

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - report: the report to write.
  ///   - style: colours and width.
  ///   - isFull: false for the first screen alone: the answer, the worst frames, the intervals, and where to
  ///     look further.
  public init(_ report: Report, style: TextStyle = .plain, isFull: Bool = true) {
    self.report = report
    self.style = style
    form = isFull ? .terminal : .brief
  }

  /// The report, ending in a line break.
  public func text() -> String {
    ([warnings, answer, head] + report.sections.map(lines)).filter { !$0.isEmpty }
      .map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private var warnings: [String] {
    report.warnings.flatMap {
      Paragraph.lines("warning: \($0.sentence.shown)", hang: 2, width: style.width).map(
        style.warning
      )
    }
  }

  /// The answer below the title.
  private var answer: [String] {
    guard let answer = report.answer else { return [] }
    return [style.heading(report.title.shown)]
      + answer.lines.flatMap { line(Fact($0.name, $0.words.plain)) }
  }

  private var head: [String] {
    let facts = report.facts.filter { $0.forms.contains(form) }.flatMap { lines($0.content) }
    return report.answer == nil
      ? [style.heading(report.title.shown)] + facts
      : facts.isEmpty ? [] : [style.heading("Recording")] + facts
  }

  private func lines(_ section: Section) -> [String] {
    if case .leftOut(let reason, isImportant: true) = section.content {
      return Paragraph.lines(reason.shown, hang: 2, width: style.width)
    }
    let lines = section.blocks(in: form).flatMap { self.lines($0.content) }
    return lines.isEmpty ? [] : [style.heading(section.title)] + lines
  }

  private func lines(_ content: Block.Content) -> [String] {
    switch content {
    case .paragraph(let sentence), .note(let sentence): words(sentence, label: "  ")
    case .ranking(let sentences): sentences.flatMap { words($0, label: "  - ") }
    case .facts(let facts): facts.flatMap(line)
    case .table(let table, _, _): lines(table)
    case .breakdown(let breakdown): BreakdownText(breakdown).lines
    case .entry(let entry): lines(entry)
    case .heading, .glossary, .cards, .data, .chart, .pair, .strip, .explorer, .timeline,
      .bars:
      []
    }
  }

  /// A sentence on as many lines as it needs; coloured words are on the first of these.
  private func words(_ sentence: Sentence, label: String) -> [String] {
    let plain = Paragraph.lines(
      label + sentence.plain.shown,
      hang: label.count + 2,
      width: style.width
    )
    guard plain.count == 1, style.usesColour else { return plain }
    return [label + sentence.words { rated($0.shown, $1) }]
  }

  private func rated(_ text: String, _ severity: Sentence.Severity) -> String {
    switch severity {
    case .none: text
    case .warning: style.warning(text)
    case .alarm: style.alarm(text)
    }
  }

  private func line(_ fact: Fact) -> [String] {
    let name = fact.name.count < 10 ? fact.name : fact.name + "  "
    let value = Paragraph.lines(
      "  " + TextTable.padded(name, 10) + fact.value.shown,
      hang: 12,
      width: style.width
    )
    let detail = fact.detail.map {
      Paragraph.lines(String(repeating: " ", count: 12) + $0.shown, hang: 12, width: style.width)
    }
    return value + (detail ?? [])
  }

  /// The lines of a table; where it is too wide, the columns that do not fit are named below it.
  private func lines(_ table: Table) -> [String] {
    let left = table.rows.count + table.hidden - min(table.rows.count, Self.maxRows)
    let more = left > 0 ? ["  and \(Readable.number(left)) more"] : []
    for columns in stride(from: table.columns.count, through: 1, by: -1) {
      let lines = lines(table, columns: columns)
      guard columns == 1 || lines.allSatisfy({ $0.count <= style.width }) else { continue }
      return lines + more + leftOut(table.columns.dropFirst(columns).map(\.title))
    }
    return more
  }

  private func leftOut(_ titles: [String]) -> [String] {
    guard !titles.isEmpty else { return [] }
    return Paragraph.lines(
      "  not shown at this width: \(titles.joined(separator: ", "))",
      hang: 4,
      width: style.width
    )
  }

  private func lines(_ table: Table, columns: Int) -> [String] {
    let shown = table.columns.prefix(columns)
    var text = TextTable(
      shown.map(\.title),
      firstColumn: Self.firstColumn,
      words: Set(shown.indices.filter { !shown[$0].kind.isNumber })
    )
    for row in table.rows.prefix(Self.maxRows) {
      let indent = String(repeating: "  ", count: row.level)
      let words = table.words(row).prefix(columns)
      text.add([indent + (words.first ?? "")] + words.dropFirst())
    }
    return text.lines()
  }

  private func lines(_ entry: Entry) -> [String] {
    Paragraph.lines(
      "  \(entry.title.shown), \(entry.facts.shown)",
      hang: 4,
      width: style.width
    )
      + entry.blocks.filter { $0.forms.contains(form) }.flatMap { lines($0.content) }
  }
}
