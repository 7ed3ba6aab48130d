public import Signposts
public import TraceAnalysis

extension Report {
  /// Says all that a summary holds.
  ///
  /// - Parameters:
  ///   - summary: the summary to report.
  ///   - path: the path of the trace, as it was given.
  ///   - schema: the kinds of intervals, and the colours in which they are drawn.
  ///   - provenance: the facts about its origin that are not from the trace.
  ///   - stacks: the user time of frames by its use, from samples; nil without any.
  ///   - flight: the contents and reason of a flight recorder's trace; nil for others.
  ///   - allocationSites: the places in intervals that allocate, by samples; nil without any.
  ///   - timeline: the whole trace, for a page to look into; nil where it is not wanted.
  ///   - pictures: returns pictures of the screen for the timeline, once the rest of a page is made; it may wait for
  ///     them.
  ///   - commands: the commands that can be typed to see more.
  /// - Complexity: O(n log n) for n frames.
  public init(
    _ summary: TraceSummary,
    path: String,
    schema: Schema,
    provenance: Provenance = Provenance(),
    stacks: StackSummary? = nil,
    flight: FlightNote? = nil,
    allocationSites: AllocationSites? = nil,
    timeline: TraceTimeline? = nil,
    pictures: @escaping @Sendable () -> [ScreenPicture] = { [] },
    commands: ReportCommands = ReportCommands()
  ) {
    let source = ReportSource(
      path: path,
      provenance: provenance,
      trace: summary,
      stacks: stacks,
      flight: flight,
      allocationSites: allocationSites,
      commands: commands
    )
    let answered = Verdict.mostSevere(source.groups)?.position
    let groups = source.groups.map { group in
      SectionContext(
        group,
        schema,
        commands,
        isOnly: source.only != nil,
        isAnswered: group.position == answered,
        timeline: timeline,
        isOfDevice: !provenance.device.isEmpty
      )
    }
    let timelineSection = TimelineSection(
      groups.isEmpty ? nil : timeline,
      schema: schema,
      command: commands.showFrame,
      pictures: pictures
    )
    let first = summary.firstNs ?? 0
    self.init(
      title: TraceTitle(source).text,
      makeDocument: { ReportFields.report.json(source) },
      verdict: Verdict(source),
      warnings: ReportWarning.all(source),
      facts: HeadSection(source).blocks,
      sections: timelineSection.sections + FlightSection(flight).sections
        + DeviceSection(provenance).sections
        + groups.flatMap(\.sections)
        + StacksSection(stacks).sections + WaitsSection(stacks).sections
        + AllocationSitesSection(allocationSites).sections + [
          ProvenanceSection(source).section, GlossarySection(summary).section,
          NextSection(source, commands).section,
        ],
      tables: Self.tables(source.groups),
      timesNs: first...max(first, [first, summary.durationNs].saturatingSum())
    )
    answer = Answer(source)
  }

  /// The subject of reports, for programs that show several kinds of them.
  static let subject = (
    title: "List engine: intervals, frames and updates",
    meaning: "Costs of slicing, diffing, measuring, layout and display of lists",
    tags: ["list", "stats", "top"]
  )
}

/// The source of the sections of a group of runs.
///
/// A class, as each of its sections has it.
final class SectionContext: Sendable {
  let group: ReportGroup
  let schema: Schema
  let commands: ReportCommands
  /// True if there is no other group.
  let isOnly: Bool
  /// True if the first screen is about it.
  let isAnswered: Bool
  /// The whole trace, for a page to look into.
  let timeline: TraceTimeline?
  /// True if the trace was imported from a device.
  let isOfDevice: Bool

  init(
    _ group: ReportGroup,
    _ schema: Schema,
    _ commands: ReportCommands,
    isOnly: Bool,
    isAnswered: Bool,
    timeline: TraceTimeline?,
    isOfDevice: Bool
  ) {
    (self.group, self.schema, self.commands) = (group, schema, commands)
    (self.isOnly, self.isAnswered) = (isOnly, isAnswered)
    (self.timeline, self.isOfDevice) = (timeline, isOfDevice)
  }

  /// True if the points of the group can be walked through: a page has one strip.
  var hasStrip: Bool { group.position == 0 }

  /// The form of blocks that the first screen has.
  var brief: ReportForms { isAnswered ? .brief : [] }

  /// A name that nothing of another group has.
  func id(_ name: String) -> String { isOnly ? name : "\(name)-\(group.position + 1)" }

  /// The form in a comment of a section that is not folded.
  var openForm: Section.CommentForm { isOnly ? .untitled : .titled }

  /// The title of a section.
  func title(_ words: String) -> String { isOnly ? words : "\(group.words): \(words)" }

  /// The colour of an interval; nil for custom names.
  func colour(_ name: String) -> String? { schema.colour(of: name) }

  /// The sections in reading order.
  var sections: [Section] {
    [
      AdviceSection(self).section, WhatIfSection(self).section, NumbersSection(self).section,
      FramesSection(self).section, RunsSection(self).section,
      DistributionSection(self).section, WorstSection(self).brief, IntervalsSection(self).section,
    ].compactMap { $0 } + SignpostSections(self).sections
      + [
        WorstSection(self).section, UpdatesSection(self).section, MeasuringSection(self).section,
        RowsSection(self).section, ElementsSection(self).section,
        AllocationsSection(self).section, DepthSection(self).section,
        GrowthSection(self).section, ListsSection(self).lists, ListsSection(self).counters,
      ].compactMap { $0 }
  }

  /// Returns the intervals inside an interval, with colours.
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
