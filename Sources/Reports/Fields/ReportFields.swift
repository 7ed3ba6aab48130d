import Signposts
import TraceAnalysis

/// Everything that a report has, declared once: keys, units and meanings.
///
/// Documents, their schema and all tables are made from these.
enum ReportFields {
  /// The version of the document, raised when a key loses its name or meaning.
  static let formatVersion = 3

  static let report = Fields<ReportSource>(
    "report",
    "The report on a list's trace; what is not known is null",
    origin + group.all.map { field in field.of { (source: ReportSource) in source.only } } + [
      groups
    ]
  )

  private static let origin: [Field<ReportSource>] = [
    Field("format_version", .integer, "The version of this format") { _ in formatVersion },
    .record(
      "answer",
      "The five lines that every form of the report begins with, of the runs with the most severe "
        + "verdict; null where there are no runs",
      answer,
      optional: { Answer($0) }
    ),
    .record("trace", "The trace as a whole", trace) { $0 },
    .record("provenance", "The origin of the trace", provenance) { $0.provenance },
    .record(
      "stacks",
      "The user time of frames, by samples of their stacks; null without samples",
      stacks,
      optional: \.stacks
    ),
    .record(
      "flight",
      "Why a flight recorder kept the trace, and the seconds before; null for other traces",
      flight,
      optional: \.flight
    ),
    .record(
      "allocation_sites",
      "Functions that allocate in intervals, by samples of stacks; null where that was not sampled",
      allocationSites,
      optional: \.allocationSites
    ),
    .records("warnings", "Reasons to distrust the numbers, the most severe first", warning) {
      ReportWarning.all($0)
    },
  ]

  private static let groups: Field<ReportSource> = .records(
    "groups",
    "Runs that may be taken together, where there are several such groups; the keys beside this one "
      + "are null then",
    group,
    optional: { $0.only == nil ? $0.groups : nil }
  )

  /// Runs that may be compared.
  static let group = Fields<ReportGroup>(
    "group",
    "Runs that may be compared, and what they cost together",
    told + (costs + programs).map { field in field.of { (group: ReportGroup) in group.group } }
      + perRun
  )

  private static let told: [Field<ReportGroup>] = [
    .record("verdict", "The verdict: whether the list was smooth", verdict) {
      VerdictRow(verdict: Verdict($0), frames: $0.group.frames)
    },
    .record(
      "parameters",
      "The scenario and parameters, as far as they are known",
      parameters,
      optional: { $0.group.description }
    ),
    .records("advice", "Advice, the most important first", advice) {
      $0.group.advice
    },
    .records(
      "what_if",
      "The late frames as they would be if something took less time; empty without late frames",
      whatIf
    ) { $0.group.whatIf },
  ]

  private static let costs: [Field<RunGroup>] = [
    .records("intervals", "A row for every name of interval, in the order of the engine", interval)
    {
      $0.intervals
    },
    .records("nesting", "All intervals, nested by name", breakdown) { $0.nesting },
    .record(
      "frames",
      "Measured frames against their budget, null for none",
      frames,
      optional: \.frames
    ),
    .records("lists", "A row for every list of every process", list) { $0.lists },
    .record("updates", "Updates, null where there are none", updates, optional: \.updates),
    .record(
      "measuring",
      "Measuring, null where nothing is known",
      measuring,
      optional: \.measuring
    ),
    .record("rows", "Costs of rows, by their type and by their section", rowCosts) { $0.rows },
    .records("elements", "Costs of elements, by their type, those that cost most first", element) {
      $0.elements
    },
    .record(
      "allocations",
      "Allocations in intervals, null where they were not counted",
      allocationSummary,
      optional: \.allocations
    ),
    .record(
      "frame_time",
      "Frame time that no interval explains, null without frames",
      frameTime,
      optional: \.frameTime
    ),
    .record(
      "run_spread",
      "Differences between the runs, null for fewer than two with frames",
      spread,
      optional: \.spread
    ),
    .records("scaling", "The growth of costs with depth and the number of items", scaling) {
      $0.scaling
    },
    .record(
      "depth",
      "Costs of frames and updates by the depth in the list, null where none states it",
      depth,
      optional: \.depth
    ),
    .records("counters", "The custom counters", counter) { $0.counters },
    .records(
      "stages",
      "Costs of the first display and the warm-up: the keys beside this one are about measured "
        + "frames, and what is outside of frames",
      stage
    ) { $0.stages },
  ]

  private static let perRun: [Field<ReportGroup>] = [
    .records("runs", "Costs of each run", run) { $0.runs },
    .columns(
      "per_frame",
      "Every frame in columns of equal length: run by run, and of each in the order in which they "
        + "ended; null where there are none",
      perFrame,
      optional: { $0.frames }
    ),
    Field("frames_left_out", .count, unit: "frames", "Frames that the columns do not hold") {
      ($0.group.frames?.durations.count ?? 0) - ($0.frames?.count ?? 0)
    },
  ]

  // MARK: The trace

  private static let trace = Fields<ReportSource>(
    "trace",
    "A trace as a whole",
    [
      Field("path", .text, "The path as it was given") { $0.path },
      Field("title", .text, "The recording in a few words") { TraceTitle($0).text },
      .record("verdict", "The most severe verdict of all groups of runs", verdict) {
        VerdictRow(verdict: Verdict($0), frames: $0.only?.group.frames)
      },
      Field("scenario", .text, "The name of the scenario") { $0.description?.scenario },
      Field("items", .count, unit: "items", "Items asked for") { $0.description?.items },
      Field("seed", .integer, "The seed of all generators") { $0.description?.seed },
      Field("checksum", .text, "The checksum of the generated content") {
        $0.description?.checksum
      },
      Field("repetitions", .count, unit: "runs", "Runs that the trace announces") { source in
        source.trace.runs.played.count { $0.isAnnounced }
      },
      Field("runs_left_out", .count, unit: "runs", "Runs that are in no group") {
        $0.trace.runsLeftOut
      },
      Field("first_unix_ns", .integer, unit: "ns", "The first event, on the trace's clock") {
        $0.trace.firstNs
      },
      Field("duration_ns", .duration, "From the first event to the last") { $0.trace.durationNs },
      Field("events", .count, unit: "events", "Events that were read") { $0.trace.events },
      Field("lost_events", .count, unit: "events", "Events that the tracer had to discard") {
        $0.trace.lostEvents
      },
      Field("skipped_packets", .count, unit: "packets", "Packets that were not read to their end") {
        $0.trace.damage.count
      },
      .records("damaged_packets", "The first of these", damagedPacket) { $0.trace.damage.packets },
      Field("missing_packets", .count, unit: "packets", "Packets that are known to be missing") {
        Int64(clamping: $0.trace.gaps.packets)
      },
      .records("gaps", "The first places where packets are missing", gap) { $0.gaps },
      Field("repeated_packets", .count, unit: "packets", "Packets that were there more than once") {
        $0.trace.gaps.repeatedPackets
      },
      incompleteFrames,
      brokenFrames,
      Field("unfinished_intervals", .count, unit: "intervals", "Intervals without an end") {
        $0.trace.unfinishedIntervals
      },
      .valuesByName(
        "unfinished_by_name",
        .count,
        unit: "intervals",
        "Intervals without an end, by name"
      ) { $0.trace.unfinished.map { ($0.key, $0.value) } },
      Field("unmatched_ends", .count, unit: "ends", "Ends without a start") {
        $0.trace.unmatchedEnds
      },
      Field(
        "rejected_intervals",
        .count,
        unit: "intervals",
        "Intervals left out because they ended before they began"
      ) { $0.trace.rejectedIntervals },
      Field(
        "split_intervals",
        .count,
        unit: "intervals",
        "Intervals that enclosed too many others to be taken together with them"
      ) { $0.trace.splitIntervals },
      Field("interrupted", .boolean, "True if a run did not come to its end") {
        $0.trace.isInterrupted
      },
      Field(
        "mismatch",
        .text,
        "The difference between runs of the trace, null where all may be compared"
      ) { $0.trace.mismatch?.name },
      Field("processes", .count, unit: "processes", "Processes in the trace") {
        $0.trace.processes
      },
      Field("schema_version", .integer, "The version of the schema that it was recorded with") {
        $0.trace.schemaVersion
      },
      Field("has_current_schema", .boolean, "True if that schema is the one of this program") {
        $0.trace.hasCurrentSchema
      },
      .valuesByName(
        "unknown_providers",
        .count,
        unit: "events",
        "Events of other providers, which were skipped, by provider"
      ) { $0.trace.unknownProviders.map { ($0.key, $0.value) } },
      .record(
        "range",
        "The part of the trace whose intervals are taken, null for all",
        range,
        optional: { $0.trace.range.isEverything ? nil : $0.trace.range }
      ),
    ]
  )

  private static let range = Fields<TraceRange>(
    "range",
    "A part of a trace's time",
    [
      Field("begin_ns", .timestamp, "The start, null for that of the trace") { $0.beginNs },
      Field("end_ns", .timestamp, "The end, which is not part of it, null for that of the trace") {
        $0.endNs
      },
      Field("is_absolute", .boolean, "True if these are times of the trace's clock") {
        $0.isAbsolute
      },
    ]
  )

  private static let damagedPacket = Fields<DamagedPacket>(
    "damaged_packet",
    "A packet that could not be read, or not to its end",
    [
      Field("file", .text, "The file, below the path of the trace") { $0.file },
      Field("packet", .integer, "The number in its file, from 0, null where none can be read") {
        $0.packet
      },
      Field("offset", .integer, unit: "bytes", "The packet's position in its file") { $0.offset },
      Field("events_read", .count, unit: "events", "Events of it that were read") {
        $0.eventsRead
      },
      Field("reason", .text, "The fault") { $0.reason },
    ]
  )

  private static let warning = Fields<ReportWarning>(
    "warning",
    "A reason to distrust the numbers",
    [
      Field("kind", .text, "The kind of warning") { $0.kind.rawValue },
      Field("sentence", .text, "The warning, as a sentence") { $0.sentence },
      .valuesByName("figures", .real, "The numbers that it rests on, by their names") {
        $0.figures.map { ($0.key, $0.value) }
      },
    ]
  )

  // MARK: Where it comes from

  private static let provenance = Fields<Provenance>(
    "provenance",
    "The origin of a trace, by other sources than the trace",
    [
      Field("machine", .text, "The machine in a few words") { $0.machine },
      .record("fitness", "The machine's fitness for measuring times", fitness) {
        $0.fitness
      },
      .records("facts", "Everything else, in the order in which it is shown", fact) {
        $0.device + $0.facts
      },
      .record(
        "device_frames",
        "The late frames of the device that the trace was imported from, null where none is known",
        deviceFrames,
        optional: { $0.deviceFrames }
      ),
      .record(
        "device_samples",
        "Samples of that device's threads, null where none are known",
        deviceSamples,
        optional: { $0.deviceSamples }
      ),
    ]
  )

  private static let fitness = Fields<MachineFitness>(
    "fitness",
    "A machine's fitness for measuring times",
    [
      Field("state", .text, "One of fit, busy and unknown") { $0.state.rawValue },
      Field("evidence", .text, "The evidence for the state") { $0.evidence },
      Field("cores", .count, unit: "cores", "The number of cores") { $0.cores },
      Field("load_at_begin", .real, "The load average of the last minute before the recording") {
        $0.loadAtBegin
      },
      Field("load_at_end", .real, "The load average of the last minute after it") {
        $0.loadAtEnd
      },
      Field("is_debug_build", .boolean, "True if the program was built without optimisation") {
        $0.isDebugBuild
      },
    ]
  )

  private static let fact = Fields<Provenance.Fact>(
    "fact",
    "A name with its value",
    [
      Field("name", .text, "The name") { $0.name },
      Field("value", .text, "The value") { $0.value },
    ]
  )

  // MARK: What was played

  static let parameters = Fields<RunDescription>(
    "parameters",
    "The scenario and parameters, as far as they are known",
    [
      Field("scenario", .text, "The name of the scenario") { $0.scenario },
      Field("checksum", .text, title: "Content checksum", "The checksum of the generated content") {
        $0.checksum
      },
      Field("budget_ns", .duration, "The time that a frame may take") { $0.budgetNs },
      Field("is_complete", .boolean, "True if the run was played to its end") { $0.isComplete },
      .valuesByName("values", .scalar, "Every parameter that is known, by name") { run in
        run.parameters.map { ($0.definition.name, $0.value) }
      },
      .records(
        "declarations",
        "The meanings of these parameters, in the order of their declarations",
        parameter
      ) {
        $0.parameters
      },
    ]
  )

  private static let parameter = Fields<RunParameter>(
    "parameter",
    "A parameter of a run",
    [
      Field("name", .text, "The name") { $0.definition.name },
      Field("text", .text, "The value as people read it, with its unit") { $0.text },
      Field("unit", .text, "The unit of the value, null for names and factors") {
        $0.definition.unit.isEmpty ? nil : $0.definition.unit
      },
      Field("meaning", .text, "The meaning") { $0.definition.meaning },
    ]
  )
}
