/// The columns of the table of frames.
enum FrameColumns {
  static let all: [CellColumn<(placed: PlacedInterval, evaluated: EvaluatedFrame)>] = [
    CellColumn("run_id", .text, "The run") { .known($0.placed.run.id) },
    CellColumn("frame_id", .integer, isKey: true, "The frame's interval_id among the intervals") {
      .known($0.placed.id)
    },
    CellColumn("list_id", .integer, "The list that it shows, null where the trace does not say") {
      .reference($0.evaluated.frame.list)
    },
    CellColumn("frame", .integer, "The number within the run, from 0") {
      .known($0.evaluated.frame.number)
    },
    CellColumn("is_warmup", .boolean, "Whether it is warm-up, which reports leave out") {
      .known($0.evaluated.frame.isWarmup)
    },
    CellColumn("phase", .text, "What moved the content: drag, decelerate, idle, update…") {
      .known($0.evaluated.frame.phase)
    },
    CellColumn("start_ns", .integer, unit: "ns", "The begin, since the first event of the trace") {
      .known($0.evaluated.frame.startNs)
    },
    CellColumn("duration_ns", .integer, unit: "ns", "How long it took") {
      .known($0.evaluated.frame.durationNs)
    },
    CellColumn("self_ns", .integer, unit: "ns", "The part that no interval inside it covers") {
      .known($0.placed.interval.selfNs)
    },
    CellColumn("start_delay_ns", .integer, unit: "ns", "How late it began; 0 on a virtual clock") {
      .known($0.evaluated.frame.startDelayNs)
    },
    CellColumn("budget_ns", .integer, unit: "ns", "The time that it may take") {
      .known($0.evaluated.budget.budgetNs)
    },
    CellColumn("overrun_ns", .integer, unit: "ns", "Its time beyond the budget; below 0: slack") {
      .known($0.evaluated.frame.timing.overrunNs)
    },
    CellColumn("missed_vsyncs", .integer, unit: "periods", "Display periods without a new frame") {
      .known($0.evaluated.frame.timing.missedVsyncs)
    },
    CellColumn("hitch_ns", .integer, unit: "ns", "How long the frame before it stood still") {
      .known($0.evaluated.frame.timing.hitchNs)
    },
    CellColumn("cause", .text, "What took most of its time, null unless it was late") {
      .known($0.evaluated.cause?.name)
    },
    CellColumn("cause_share", .real, "The cause's part of the frame's time, from 0 to 1") {
      .known($0.evaluated.cause?.share)
    },
    CellColumn("offset_points", .real, unit: "points", "The scroll offset at the begin") {
      .known($0.evaluated.frame.scrollOffset)
    },
    CellColumn("blank_points", .real, unit: "points", "Length of the view that showed nothing") {
      .known($0.evaluated.frame.blankPoints)
    },
  ]
}
