import TraceAnalysis

/// The waits of threads inside of frames, by timed calls.
struct WaitsSection {
  private let waits: [WaitSite]
  private let costNs: Int64

  init(_ stacks: StackSummary?) {
    waits = stacks?.waits ?? []
    costNs = stacks?.waitCostNs ?? 0
  }

  private static let maxRows = 200
  private static let briefRows = 12

  /// The section; none without waits.
  var sections: [Section] {
    guard !waits.isEmpty else { return [] }
    let table = Table(
      "wait-table",
      "Functions that wait longest, by interval and row type",
      Self.columns,
      waits,
      max: Self.maxRows
    )
    return [
      Section(
        "waits",
        "Waiting for locks and files",
        [
          Block(.table(table, briefRows: Self.briefRows, isFiltered: true)),
          Block(.note(meaning), in: [.terminal, .page]),
        ]
      )
    ]
  }

  private static let columns: [Field<WaitSite>] = [
    Field("kind", .text, "The kind of wait") { $0.kind.rawValue },
    Field("interval", .text, "The innermost interval") { $0.interval },
    Field("row_type", .text, "The content type") { $0.type },
    Field("waits", .count, unit: "waits", "Waits of 10 µs or longer") { $0.count },
    Field("sum", .duration, "The sum of their durations") { $0.ns },
    Field("place", .text, "File and line, else the module that no function of yours is called by") {
      $0.function.fileAndLine ?? $0.function.name
    },
    Field("function", .text, "The function") { $0.function.shortName },
  ]

  private var meaning: Sentence {
    """
    Calls that wait for another thread (pthread's locks, conditions and joins, semaphores, and the futexes \
    of Swift's mutexes and of Dispatch), and those that open, read or synchronise files, are timed in frames \
    by a library that `--stacks` loads before the program. Waits below 10 µs are left out. Taking the \
    stacks took \(Readable.time(costNs)) of the frames, after the waits; no time contains it but those in the \
    timeline.
    """
  }
}
