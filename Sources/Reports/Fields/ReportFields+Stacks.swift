import TraceAnalysis

extension ReportFields {
  static let stacks = Fields<StackSummary>(
    "stacks",
    "The user time of frames, by samples of their stacks",
    [
      Field("rate_hz", .count, unit: "samples/s", "Samples per second of user time") {
        $0.settings?.rateHz
      },
      Field("clock", .text, "The timer of the samples: perf, or thread for the kernel's ticks") {
        $0.settings?.clock
      },
    ] + stackSampleCounts.map { $0.of(always: \StackSummary.counts) } + [
      Field(
        "complete",
        .count,
        unit: "samples",
        "Samples in frames that reach the program's start, null if unknown"
      ) {
        $0.unknownStarts < $0.counts.inFrames ? $0.complete : nil
      },
      Field(
        "complete_unknown",
        .count,
        unit: "samples",
        "Samples in frames of which that is not known, as they begin in code without names"
      ) { $0.unknownStarts },
      Field("cost_ns", .duration, "The time that sampling took from frames, at least") { stacks in
        stacks.costNs.map { Int64(clamping: $0) }
      },
      .records("lines", "The hottest lines of the user's code, interval by interval", stackLine) {
        $0.lines
      },
      .records("modules", "The modules whose code ran, interval by interval", stackModule) {
        $0.modules
      },
      .records(
        "calls",
        "The call tree: functions of the user's, and the engine and libraries between; "
          + "counts are samples",
        breakdown
      ) { $0.calls },
      .records(
        "groups",
        "The same by interval, by cause of late frames, and by row type, the largest of each",
        stackGroup
      ) { $0.groups },
      Field("cpu_ns", .duration, "The processor time of the frames, null where none say it") {
        $0.processor?.cpuNs
      },
      Field("user_ns", .duration, "The part of it in user mode, which the samples stand for") {
        stacks in
        stacks.settings.flatMap { stacks.processor?.userNs(periodNs: $0.periodNs) }
      },
      Field(
        "system_ns",
        .duration,
        "The rest of it, in the kernel, where there are no samples; null where others are missing, too"
      ) { $0.systemNs },
      .records("waits", "Functions that wait in frames, the longest wait first", wait) { $0.waits },
      Field("waits_cost_ns", .duration, "The time that taking their stacks took from frames") {
        $0.waitCostNs
      },
      .records(
        "missing_binaries",
        "Those whose functions cannot be named, or not surely",
        missingBinary
      ) {
        $0.missing
      },
    ]
  )

  /// The samples of stacks by their outcome, of time or of allocations.
  static let stackSampleCounts: [Field<StackSampleCounts>] = [
    Field("samples_in_frames", .count, unit: "samples", "The number of those in measured frames") {
      $0.inFrames
    },
    Field(
      "samples_in_other_stages",
      .count,
      unit: "samples",
      "The number of those in frames that are not measured, such as the first display"
    ) { $0.inOtherStages },
    Field("samples_outside", .count, unit: "samples", "The number of those in no finished frame") {
      $0.outside
    },
    Field("damaged", .count, unit: "samples", "Samples with numbers that make no sense") {
      $0.damaged
    },
    Field("left_out", .count, unit: "samples", "Samples beyond those that are kept") { $0.leftOut },
    Field(
      "without_stack",
      .count,
      unit: "samples",
      "Samples with a stack beyond those that are kept"
    ) { $0.withoutStack },
    Field("truncated", .count, unit: "samples", "Samples that are cut at the buffer's end") {
      $0.truncated
    },
    Field("broken", .count, unit: "samples", "Samples without a caller") { $0.broken },
  ]

  static let stackGroup = Fields<StackGroup>(
    "stack_group",
    "Samples that have something in common",
    [
      Field("by", .text, "The property that they share: interval, cause or row_type") {
        $0.grouping.rawValue
      },
      Field("name", .text, "The interval, the cause, or the row type") { $0.name },
      Field("samples", .count, unit: "samples", "The number of samples") { $0.samples },
      .records("calls", "The call tree of the samples", breakdown) { $0.calls },
    ]
  )

  static let stackLine = Fields<StackSummary.Line>(
    "stack_line",
    "A line of the user's code, with what it calls",
    [
      Field("interval", .text, "The interval") { $0.interval },
      Field("function", .text, "The function") { $0.function.name },
      Field("file", .text, "The file, null where it is not known") { $0.function.file },
      Field("line", .integer, "The line, null where it is not known") { $0.function.line },
      Field("samples", .count, unit: "samples", "Samples in it, or in what it calls") {
        $0.samples
      },
      Field("share", .share, "Those as a share of the interval's") { $0.share },
    ]
  )

  static let stackModule = Fields<StackSummary.Module>(
    "stack_module",
    "A module's own code in an interval",
    [
      Field("interval", .text, "The interval") { $0.interval },
      Field("module", .text, "The module, or the library") { $0.name },
      Field("samples", .count, unit: "samples", "Samples in its own code") { $0.samples },
      Field("share", .share, "Those as a share of the interval's") { $0.share },
    ]
  )

  static let missingBinary = Fields<MissingBinary>(
    "missing_binary",
    "A program or library whose functions cannot be named, or not surely",
    [
      Field("path", .text, "Its file") { $0.path },
      Field("reason", .text, "Why") { $0.reason },
      Field("has_names", .boolean, "True if some of its functions have names, which may be wrong") {
        $0.hasNames
      },
    ]
  )
}
