import TraceAnalysis

/// The part of a text report that says what to look at first; empty when nothing is wrong.
struct AdviceText {
  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// A sentence for each advice.
  var lines: [String] {
    guard !summary.advice.isEmpty else { return [] }
    return [style.heading("What to look at first")]
      + summary.advice.flatMap { advice in
        Paragraph.lines("  - " + advice.sentence.printable, hang: 4)
      }
  }
}
