import TraceAnalysis

extension ReportFields {
  /// The work of programs that mark it, with or without lists.
  static let programs: [Field<RunGroup>] = [
    .records("threads", "The work of each thread, the busiest first", thread) { $0.threads },
    .records("categories", "The costs of the signposts of each category", category) {
      $0.categories
    },
    .records("signposts", "Instants that apps have marked, and messages of their logs", signpost) {
      $0.signposts
    },
    .records(
      "longest_intervals",
      "The longest intervals with custom names that are in no other interval",
      longInterval
    ) { $0.longestIntervals },
  ]

  static let thread = Fields<ThreadSummary>(
    "thread",
    "The work of one thread",
    [
      Field("thread", .integer, "The thread") { $0.thread },
      Field("process", .integer, "Its process; 0 where it was not recorded") { $0.process.pid },
      Field("intervals", .count, unit: "intervals", "Its intervals") { $0.intervals },
      Field("busy_ns", .duration, title: "Busy", "The time in which any of them was open") {
        $0.busyNs
      },
      Field(
        "busy_share",
        .share,
        title: "Busy share",
        "The part of the time from its first interval to its last in which any was open"
      ) { $0.share },
      Field("longest_ns", .duration, title: "Longest", "The longest of them") { $0.longestNs },
      Field("first_ns", .timestamp, "The start of the first, since the first event of the trace") {
        $0.firstNs
      },
      Field("last_ns", .timestamp, "The end of the last, since the first event of the trace") {
        $0.lastNs
      },
    ]
  )

  static let category = Fields<CategorySummary>(
    "category",
    "The signposts of one category of an app together",
    [
      Field("category", .text, "The category, empty for none") { $0.origin.category },
      Field("subsystem", .text, "The subsystem, empty for none") { $0.origin.subsystem },
    ] + times("count", "total_ns", of: "intervals") { $0.durations } + [
      Field("self_ns", .duration, "The sum of the self times: without what is inside") {
        $0.selfNs
      }
    ]
      + times("p50_ns", "p95_ns", "p99_ns", "max_ns", of: "intervals") { $0.durations } + [
        Field("events", .count, unit: "events", "The number of instants that it has marked") {
          $0.events
        },
        Field("messages", .count, unit: "messages", "The number of messages in its log") {
          $0.messages
        },
      ]
  )

  static let signpost = Fields<SignpostCount>(
    "signpost",
    "Instants of one name that an app has marked, or messages of one level in its log",
    [
      Field("name", .text, title: "Event", "The name, null for messages of a log") { $0.name },
      Field("level", .text, "The level of messages of a log, null for instants") { $0.level },
      Field("subsystem", .text, "The subsystem, empty for none") { $0.origin.subsystem },
      Field("category", .text, "The category, empty for none") { $0.origin.category },
      Field("count", .count, unit: "events", "The number of them") { $0.count },
    ]
  )

  static let longInterval = Fields<LongInterval>(
    "long_interval",
    "A long interval with a custom name that is in no other interval",
    [
      Field("name", .text, title: "Interval", "The name, with the category of a signpost") {
        $0.name
      },
      Field("duration_ns", .duration, "The duration") { $0.durationNs },
      Field("self_ns", .duration, "The part that no interval inside it covers") { $0.selfNs },
      Field("start_ns", .timestamp, "The start, since the first event of the trace") {
        $0.startNs
      },
      Field("process", .integer, "The process; 0 where it was not recorded") { $0.process.pid },
      Field("thread", .integer, "The thread that began it") { $0.thread },
      Field("message", .text, "The message of its begin, null for none") { $0.message },
      .records("intervals", "The intervals inside it", breakdown) { $0.inside },
    ]
  )
}
