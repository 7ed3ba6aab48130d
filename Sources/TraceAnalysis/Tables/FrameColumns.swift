/// The columns of the table of frames.
enum FrameColumns {
  static let all: [CellColumn<(span: TraceSpan, judged: JudgedFrame)>] = [
    CellColumn("run_id", .text, "The run") { .known($0.span.run.id) },
    CellColumn("frame_id", .integer, isKey: true, "The frame's span_id among the spans") {
      .known($0.span.id)
    },
    CellColumn("list_id", .integer, "The list that it shows, null where the trace does not say") {
      .reference($0.judged.frame.list)
    },
    CellColumn("frame", .integer, "The number within the run, from 0") {
      .known($0.judged.frame.number)
    },
    CellColumn("is_warmup", .boolean, "Whether it is warm-up, which reports leave out") {
      .known($0.judged.frame.isWarmup)
    },
    CellColumn("phase", .text, "What moved the content: drag, decelerate, idle, update…") {
      .known($0.judged.frame.phase)
    },
    CellColumn("start_ns", .integer, unit: "ns", "The begin, since the first event of the trace") {
      .known($0.judged.frame.startNs)
    },
    CellColumn("duration_ns", .integer, unit: "ns", "How long it took") {
      .known($0.judged.frame.durationNs)
    },
    CellColumn("self_ns", .integer, unit: "ns", "The part that no span inside it covers") {
      .known($0.span.interval.selfNs)
    },
    CellColumn("start_delay_ns", .integer, unit: "ns", "How late it began; 0 on a virtual clock") {
      .known($0.judged.frame.startDelayNs)
    },
    CellColumn("budget_ns", .integer, unit: "ns", "The time that it may take") {
      .known($0.judged.budget.budgetNs)
    },
    CellColumn("overrun_ns", .integer, unit: "ns", "Its time beyond the budget; below 0: slack") {
      .known($0.judged.frame.timing.overrunNs)
    },
    CellColumn("missed_periods", .integer, unit: "periods", "Display periods without a new frame") {
      .known($0.judged.frame.timing.missedPeriods)
    },
    CellColumn("hitch_ns", .integer, unit: "ns", "How long the frame before it stood still") {
      .known($0.judged.frame.timing.hitchNs)
    },
    CellColumn("cause", .text, "What took most of its time, null unless it was late") {
      .known($0.judged.cause?.name)
    },
    CellColumn("cause_share", .real, "The cause's part of the frame's time, from 0 to 1") {
      .known($0.judged.cause?.share)
    },
    CellColumn("offset_points", .real, unit: "points", "The scroll offset at the begin") {
      .known($0.judged.frame.scrollOffset)
    },
    CellColumn("blank_points", .real, unit: "points", "Length of the view that showed nothing") {
      .known($0.judged.frame.blankPoints)
    },
  ]
}
