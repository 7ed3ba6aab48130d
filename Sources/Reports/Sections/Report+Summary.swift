public import Signposts
public import TraceAnalysis

extension Report {
  /// Says all that a summary holds.
  ///
  /// - Parameters:
  ///   - summary: what is reported.
  ///   - path: the path of the trace, as it was given.
  ///   - schema: what the intervals are, and in which colours they are drawn.
  ///   - provenance: what others than the trace know of its origin.
  ///   - commands: what can be typed to see more.
  /// - Complexity: O(n log n) for n frames.
  public init(
    _ summary: TraceSummary,
    path: String,
    schema: Schema,
    provenance: Provenance = Provenance(),
    commands: ReportCommands = ReportCommands()
  ) {
    self.init(
      ReportSource(path: path, provenance: provenance, trace: summary, groups: [summary]),
      schema,
      commands
    )
  }

  /// Says all that is known of a trace: what is true of all of it, and each group for itself.
  init(_ source: ReportSource, _ schema: Schema, _ commands: ReportCommands) {
    let head = HeadSection(source)
    let groups = source.groups.indices.map { number in
      SectionContext(
        summary: source.groups[number],
        schema: schema,
        commands: commands,
        group: source.groups.count > 1 ? number + 1 : nil
      )
    }
    let first = source.trace.firstNs ?? 0
    self.init(
      title: TraceTitle(source.trace).text,
      document: ReportFields.report.json(source),
      verdict: Verdict(source.trace),
      warnings: ReportWarning.all(for: source.trace, source.provenance.fitness),
      facts: head.blocks,
      sections: groups.flatMap(\.sections) + [ProvenanceSection(source).section]
        + [GlossarySection(source.trace).section],
      tables: Self.tables(source.only),
      timesNs: first...max(first, [first, source.trace.durationNs].saturatingSum())
    )
  }

  /// What reports are about, for programs that show several kinds of them.
  static let subject = (
    title: "List engine: intervals, frames and updates",
    meaning: "What slicing, diffing, measuring, layout and display of lists cost",
    tags: ["list", "stats", "top"]
  )

  /// The tables that other programs show; without rows where there is no summary.
  static func tables(_ summary: TraceSummary?) -> [Table] {
    [
      Table(
        "intervals",
        "Intervals",
        ReportFields.interval[[
          "name", "count", "total_ns", "self_ns", "p50_ns", "p95_ns", "max_ns",
          "share_of_frame_time",
        ]],
        summary?.intervals ?? []
      ),
      Table(
        "frames",
        "Longest frames",
        WorstSection.columns(
          "start_ns",
          "frame",
          "duration_ns",
          "late_by_ns",
          "phase",
          "cause",
          "scroll_offset"
        ),
        summary?.frames?.worst ?? []
      ),
      Table(
        "causes",
        "Late frames by cause",
        ReportFields.cause.all,
        summary?.frames?.causes ?? []
      ),
      Table(
        "updates",
        "Updates by reason",
        ReportFields.reason[["reason", "count", "total_ns", "p50_ns", "p95_ns", "max_ns"]],
        summary?.updates?.byReason ?? []
      ),
    ]
  }
}

/// What the sections of a group of runs are made from.
struct SectionContext: Sendable {
  let summary: TraceSummary
  let schema: Schema
  let commands: ReportCommands
  /// The number of the group, from 1; nil where there is only one.
  let group: Int?

  /// Whether the points of the group can be walked through: a page has one strip.
  var hasStrip: Bool { group ?? 1 == 1 }

  /// A name that nothing of another group has.
  func id(_ name: String) -> String { group.map { "\(name)-\($0)" } ?? name }

  /// The title of a section.
  func title(_ words: String) -> String { group.map { "Group \($0): \(words)" } ?? words }

  /// The colour of an interval; nil for names of the user's own.
  func colour(_ name: String) -> String? { schema.colour(of: name) }

  /// The sections in reading order.
  var sections: [Section] {
    [
      AdviceSection(self).section, NumbersSection(self).section, FramesSection(self).section,
      DistributionSection(self).section, IntervalsSection(self).section,
      WorstSection(self).section, UpdatesSection(self).section, MeasuringSection(self).section,
      GrowthSection(self).section, ListsSection(self).lists, ListsSection(self).counters,
    ]
  }

  /// What was inside an interval, with colours.
  func nodes(_ rows: [IntervalBreakdown]) -> [Breakdown.Node] {
    rows.map { row in
      Breakdown.Node(
        name: row.name,
        colour: colour(row.name),
        count: row.count,
        totalNs: row.totalNs,
        selfNs: row.selfNs,
        inside: nodes(row.children)
      )
    }
  }
}
