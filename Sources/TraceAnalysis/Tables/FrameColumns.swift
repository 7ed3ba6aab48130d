/// The fields of a frame, declared once: every table of frames takes its columns from here, in SQL, in
/// exports and in the JSON document.
package enum FrameFields {
  /// The fields that only tables for machines have: the document leaves them out.
  private static let details: Set = [
    "stage", "involuntary_switches", "voluntary_switches", "page_faults", "harness_ns",
    "start_delay_ns", "freed_before_ns", "freeing_delay_ns", "hitch_ns", "cause_share",
  ]

  /// The fields that the JSON document has of each frame.
  package static let ofDocument = all.filter { !details.contains($0.description.name) }

  /// All fields, in the order of columns.
  static let all: [Field<Frame>] = [
    Field("frame", .integer, "The number within the run, from 0") {
      $0.number
    },
    Field(
      "stage",
      .text,
      "first_display, warmup, measured, incomplete or broken; reports are about measured ones"
    ) {
      $0.stage.rawValue
    },
    Field("state", .text, "The state that the app announced, null for none") {
      $0.state
    },
    Field("phase", .text, "The phase of scrolling: drag, decelerate, idle, update…") {
      $0.phase
    },
    Field("start_ns", .timestamp, "The start, since the first event of the trace") {
      $0.startNs
    },
    Field("duration_ns", .duration, "The duration, by its own clock where it has one") {
      $0.durationNs
    },
    Field("cpu_ns", .duration, "Processor time of its thread, null where it was not recorded") {
      $0.cpuNs
    },
    Field(
      "involuntary_switches",
      .count,
      unit: "switches",
      "Times that the kernel took the processor from its thread"
    ) { $0.involuntarySwitches },
    Field("voluntary_switches", .count, unit: "switches", "Times that its thread waited") {
      $0.voluntarySwitches
    },
    Field("page_faults", .count, unit: "faults", "Page faults of its thread, minor and major") {
      $0.pageFaults
    },
    Field("harness_ns", .duration, "Time before it for choosing input and changing the model") {
      $0.harnessNs
    },
    Field("start_delay_ns", .duration, "The delay of its start; 0 on a virtual clock") {
      $0.startDelayNs
    },
    Field("freed_before_ns", .duration, "Time since the frame before in which something was freed")
    {
      $0.freedBeforeNs
    },
    Field("freeing_delay_ns", .duration, "The delay that its start would have had because of that")
    {
      $0.freeingDelayNs
    },
    Field("overrun_ns", .duration, "Its time beyond the budget; below 0: slack") {
      $0.timing.overrunNs
    },
    Field("missed_vsyncs", .count, unit: "vsyncs", "Display periods without a new frame") {
      $0.timing.missedVsyncs
    },
    Field("hitch_ns", .duration, "Time for which the frame before it stood still") {
      $0.timing.hitchNs
    },
    Field("cause", .text, "Why it was late, null unless it was") {
      $0.cause?.name
    },
    Field("cause_share", .share, "The cause's part of the frame's time, from 0 to 1") {
      $0.cause?.share
    },
    Field("offset_points", .real, unit: "points", "The scroll offset at the start") {
      $0.scrollOffset
    },
    Field("blank_points", .real, unit: "points", "Length of the view that showed nothing") {
      $0.blankPoints
    },
    Field("first_item", .integer, "Number of the first item on screen at the end, from 0") {
      $0.depth?.firstItem
    },
  ]
}

/// The columns of the table of frames: all fields, and what only a frame among its intervals has.
enum FrameColumns {
  /// A frame: an object, as every column is handed it.
  final class Source: Sendable {
    let placed: PlacedInterval
    let evaluated: EvaluatedFrame

    init(_ placed: PlacedInterval, _ evaluated: EvaluatedFrame) {
      (self.placed, self.evaluated) = (placed, evaluated)
    }
  }

  /// The columns that no frame has by itself, each behind a field.
  private static let placed: [String: Field<Source>] = [
    "duration_ns":
      Field("self_ns", .duration, "The part that no interval inside it covers") {
        $0.placed.interval.selfNs
      },
    "freeing_delay_ns":
      Field("budget_ns", .duration, "The time that it may take") {
        $0.evaluated.budget.budgetNs
      },
  ]

  static let all: [Field<Source>] =
    [
      Field("run_id", .text, "The run") { $0.placed.run.id },
      Field("frame_id", .integer, isKey: true, "The frame's interval_id among the intervals") {
        $0.placed.id
      },
      Field("list_id", .integer, "The list that it shows, null where the trace does not say") {
        TableCell.reference($0.evaluated.frame.list)
      },
    ]
    + FrameFields.all.flatMap { field in
      [field.of(always: \.evaluated.frame)]
        + [placed[field.description.name]].compactMap(\.self)
    }
}
