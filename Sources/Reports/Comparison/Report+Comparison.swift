import Foundation
public import TraceAnalysis

extension Report {
  /// Says all that a comparison found.
  ///
  /// - Complexity: O(frames) for each scenario.
  public init(_ comparison: Comparison) {
    self.init(
      title: "\(comparison.head) against \(comparison.base)",
      kind: "ListScope comparison",
      makeDocument: { ReportFields.comparison.json(comparison) },
      verdict: Verdict(comparison),
      warnings: [],
      facts: ComparisonSections.facts(comparison),
      sections: ComparedTimeline(comparison).sections
        + ComparisonSections.sections(comparison),
      tables: [],
      timesNs: 0...0
    )
  }
}

extension Report {
  /// The verdict, in words.
  package var verdictSentence: String { verdict.sentence }
}

extension Verdict {
  /// The verdict of a comparison.
  init(_ comparison: Comparison) {
    let state: State
    switch comparison.verdict {
    case .regression: state = .regression
    case .improvement: state = .improvement
    case .noChange: state = .noChange
    case .inconclusive: state = .inconclusive
    }
    let deciding = comparison.scenarios.filter { $0.verdict == comparison.verdict }
    let sentences = deciding.prefix(3).map { ComparisonSentences($0).first }
    let left = deciding.count - sentences.count
    self.init(
      state: state,
      sentence: sentences.joined(separator: " ")
        + (left > 0 ? " And \(Readable.count(left, "more scenario"))." : "")
    )
  }
}
