/// The result of the check of one scenario.
package struct CheckedScenario: Sendable {
  package let name: String
  /// The run of the scenario, as arguments of `run`.
  package let run: String
  /// The path of the baseline.
  package let baseline: String
  /// passed, regression, not_comparable or updated.
  package let status: String
  /// The outcome in words.
  package let words: String
  /// The increase that a reviewer must know first; nil without a regression.
  package let headline: String?
  /// The size of the run in words; nil where it was not played.
  package let size: String?
  /// The reasons for which counts, or some of them, could not be compared.
  package let obstacles: [String]
  /// Further remarks, a sentence each.
  package let notes: [String]
  /// The number of compared counts.
  package let countsCompared: Int
  /// The number of events of this run, and of the baseline's run.
  package let events: (counted: Int64, baseline: Int64?)
  /// The mean number of allocations of a frame, by the frame's kind.
  package let allocationsPerFrame: [String: Double]
  /// All counts that differ.
  package let counts: [CheckedCount]

  package init(
    name: String,
    run: String,
    baseline: String,
    status: String,
    words: String,
    headline: String?,
    size: String?,
    obstacles: [String],
    notes: [String],
    countsCompared: Int,
    events: (counted: Int64, baseline: Int64?),
    allocationsPerFrame: [String: Double],
    counts: [CheckedCount]
  ) {
    (self.name, self.run, self.baseline, self.status) = (name, run, baseline, status)
    (self.words, self.headline, self.size) = (words, headline, size)
    (self.obstacles, self.notes, self.counts) = (obstacles, notes, counts)
    (self.countsCompared, self.events) = (countsCompared, events)
    self.allocationsPerFrame = allocationsPerFrame
  }
}

/// A count that differs from the baseline.
package struct CheckedCount: Sendable {
  /// The consequence of a difference between two counts.
  package enum Verdict: String, Sendable {
    /// More work than the baseline says: the check fails.
    case regression
    /// More, but let through by a waiver.
    case waived
    /// More, but within the margin.
    case withinMargin = "within_margin"
    /// Less work than the baseline says: the baseline should be updated.
    case improvement
    /// Another number of something that is not work.
    case changed
  }

  /// The whole name, as a baseline has it.
  package let name: String
  /// The interval, or another place of the work.
  package let place: String
  package let field: String
  /// The part of the field, such as a type of row; empty for all of it.
  package let part: String
  /// The count and its part in words.
  package let subject: String
  package let meaning: String?
  package let baseline: Int64
  package let counted: Int64
  package let verdict: Verdict
  /// The reason of the waiver that lets it through.
  package let waiver: String?

  package init(
    name: String,
    place: String,
    field: String,
    part: String,
    subject: String,
    meaning: String?,
    baseline: Int64,
    counted: Int64,
    verdict: Verdict,
    waiver: String?
  ) {
    (self.name, self.place, self.field, self.part) = (name, place, field, part)
    (self.subject, self.meaning, self.verdict, self.waiver) = (subject, meaning, verdict, waiver)
    (self.baseline, self.counted) = (baseline, counted)
  }

  /// The counted number less the baseline; negative where there is less work.
  package var difference: Int64 { counted - baseline }

  /// The difference as a share of the baseline; nil where that is 0.
  package var share: Double? { baseline == 0 ? nil : Double(difference) / Double(baseline) }
}
