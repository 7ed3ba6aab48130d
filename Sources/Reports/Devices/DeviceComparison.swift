public import TraceAnalysis

/// A device's trace and another one beside each other, kind by kind; nothing is decided.
public struct DeviceComparison: Sendable {
  /// The title of the base.
  public let base: String
  /// The title of the head.
  public let head: String
  /// The kinds of work.
  public let work: WorkComparison
  /// The share of each side's time that these kinds cover, each in a sentence.
  public let coverage: [String]
  /// The facts to know before the numbers are believed, each in a sentence.
  public let cautions: [String]

  /// Takes what was found.
  public init(
    base: String,
    head: String,
    work: WorkComparison,
    coverage: [String],
    cautions: [String]
  ) {
    self.base = base
    self.head = head
    self.work = work
    self.coverage = coverage
    self.cautions = cautions
  }

  /// The verdict from the counts.
  var verdict: Verdict {
    work.isSameWork
      ? Verdict(
        state: .inconclusive,
        sentence: "The same work, as far as counts tell; nothing is decided about times."
      )
      : Verdict(
        state: .inconclusive,
        sentence: "Not the same work: where counts differ, times say nothing about the machines."
      )
  }
}

extension Report {
  /// Puts a device's trace and another one beside each other: counts first, then shares of time, then
  /// ratios.
  ///
  /// - Complexity: O(kinds).
  public init(_ comparison: DeviceComparison) {
    let columns = [
      "name", "base_count_per_run", "head_count_per_run", "work", "base_share", "head_share",
      "ratio", "ratio_low", "ratio_high",
    ]
    let table = Table(
      "device-work",
      "Counts in a run, shares of the time of these kinds, and how long one of the base's takes for "
        + "one of the head's",
      ReportFields.comparedWork[columns],
      comparison.work.rows
    )
    let facts = [Fact("base", comparison.base), Fact("head", comparison.head)]
    let verdict = comparison.verdict
    self.init(
      title: "\(comparison.head) beside \(comparison.base)",
      kind: "ListScope comparison with a device",
      makeDocument: { ReportFields.deviceComparison.json(comparison) },
      verdict: verdict,
      warnings: comparison.cautions.map { ReportWarning(kind: .importedTrace, sentence: $0) },
      facts: [
        Block(.facts([Fact("verdict", verdict.sentence)] + facts), in: .terminal),
        Block(.facts(facts), in: [.comment, .page]),
      ],
      sections: [
        Section(
          "device-work",
          "The same work?",
          inComments: .untitled,
          [Block(.table(table, briefRows: 30, isFiltered: false))]
            + comparison.coverage.map { Block(.paragraph(Sentence($0))) }
        )
      ],
      tables: [table],
      timesNs: 0...0
    )
  }
}
