public import TraceAnalysis

/// The rows of one type: what they cost, where their sizes come from, and what is advised about them.
public struct RowDetailText: Sendable {
  private let summary: TraceSummary
  private let type: String
  private let style: TextStyle

  /// Prepares the text of a type; nil where the trace has no row of it.
  public init?(_ summary: TraceSummary, type: String, style: TextStyle = .plain) {
    guard Self.types(summary).contains(type) else { return nil }
    (self.summary, self.type, self.style) = (summary, type, style)
  }

  /// The types of rows in a trace, by name.
  public static func types(_ summary: TraceSummary) -> [String] {
    Set(summary.groups.flatMap(\.rows.byType).compactMap(\.typeName)).sorted()
  }

  /// The text, ending in a line break.
  public func text() -> String {
    let groups = summary.groups.map(lines).filter { !$0.isEmpty }
    return groups.map { $0.joined(separator: "\n") }.joined(separator: "\n\n") + "\n"
  }

  private func lines(_ group: RunGroup) -> [String] {
    let rows = group.rows.byType.filter { $0.typeName == type }
    guard !rows.isEmpty else { return [] }
    let sizes = group.measuring?.byType.filter { $0.name == type } ?? []
    let costs = Table("costs", "Costs", Array(ReportFields.typeCost.all.dropFirst()), rows)
    let measured = Table("sizes", "Sizes", Array(ReportFields.contentType.all.dropFirst()), sizes)
    return [style.heading("rows of type \(type.shownName.printable)")] + costs.textLines
      + (sizes.isEmpty ? [] : measured.textLines) + advice(group)
  }

  private func advice(_ group: RunGroup) -> [String] {
    let sentences = group.advice.filter { $0.subject.type == type }.map { advice in
      advice.sentence + (advice.fix.map { ". Fix: \($0)" } ?? "")
    }
    let effects = group.whatIf.filter { $0.subject.type == type }.map(\.sentence)
    return (sentences + effects).flatMap {
      Paragraph.lines("  - \($0.shown)", hang: 6, width: style.width)
    }
  }
}

extension RowCost {
  /// The content type that it is of; nil for sections, and where the trace does not say.
  var typeName: String? {
    if case .type(let name) = group { name } else { nil }
  }
}

extension Table {
  /// All rows, as lines of a terminal.
  fileprivate var textLines: [String] {
    var text = TextTable(
      columns.map(\.title),
      words: Set(columns.indices.filter { !columns[$0].kind.isNumber })
    )
    for row in rows { text.add(words(row)) }
    return text.lines()
  }
}
