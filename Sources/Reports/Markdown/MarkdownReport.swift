/// A report for pull requests: the verdict first, details folded, at most 60 lines.
public struct MarkdownReport: Sendable {
  private let report: Report

  /// Longer comments are not read.
  public static let maxLines = 60

  /// Prepares a report.
  public init(_ report: Report) {
    self.report = report
  }

  /// The report, ending in a line break.
  ///
  /// Sections that do not fit any more are left out, and named in the last line.
  public func text() -> String {
    var lines = [verdict]
    var leftOut: [String] = []
    for (title, section) in [("", answer), ("", warnings), ("", head)] + sections
    where !section.isEmpty {
      // Two lines are kept for what is left out.
      if lines.count + 1 + section.count <= Self.maxLines - 2 {
        lines += [""] + section
      } else {
        leftOut.append(title)
      }
    }
    if !leftOut.isEmpty { lines += ["", "Left out: \(leftOut.joined(separator: ", "))."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    let verdict = report.verdict
    return "**\(verdict.symbol) \(verdict.word).** \(verdict.sentence.markdown)"
  }

  /// The lines of the answer below the verdict.
  private var answer: [String] {
    guard let answer = report.answer else { return [] }
    return answer.lines.dropFirst().map { "- **\($0.name):** \($0.words.markdown)" }
  }

  private var warnings: [String] {
    report.warnings.map { "> **Warning:** \($0.sentence.markdown)" }
  }

  private var head: [String] {
    report.facts.filter { $0.forms.contains(.comment) }.flatMap { lines($0.content) }
  }

  private var sections: [(title: String, lines: [String])] {
    report.sections.map { section in
      let blocks = section.blocks(in: .comment).map { self.lines($0.content) }
        .filter { !$0.isEmpty }
      let lines: [String] = Array(blocks.joined(separator: [""]))
      return (section.title, lines.isEmpty ? [] : Self.wrapped(lines, section))
    }
  }

  private static func wrapped(_ lines: [String], _ section: Section) -> [String] {
    switch section.commentForm {
    case .folded:
      ["<details><summary>\(section.title)</summary>", ""] + lines + ["", "</details>"]
    case .titled: ["### \(section.title)", ""] + lines
    case .untitled: lines
    }
  }

  private func lines(_ content: Block.Content) -> [String] {
    switch content {
    case .paragraph(let sentence), .note(let sentence): [sentence.plain.markdown]
    case .ranking(let sentences): sentences.map { "- " + $0.plain.markdown }
    case .facts(let facts): facts.map { "\($0.name.markdown): \($0.value.markdown)" }
    case .cards(let cards): MarkdownTable(cards).lines
    case .table(let table, let briefRows, _): MarkdownTable(table, rows: briefRows).lines
    case .heading, .glossary, .data, .chart, .pair, .strip, .explorer, .breakdown, .timeline,
      .bars, .entry:
      []
    }
  }
}
