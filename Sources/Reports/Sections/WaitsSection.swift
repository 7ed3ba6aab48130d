import TraceAnalysis

/// What threads wait for inside of frames, by timed calls.
struct WaitsSection {
  private let waits: [WaitSite]

  init(_ stacks: StackSummary?) {
    waits = stacks?.waits ?? []
  }

  private static let maxRows = 200
  private static let briefRows = 12

  /// The section; none without waits.
  var sections: [Section] {
    guard !waits.isEmpty else { return [] }
    let table = Table(
      "wait-table",
      "What waits longest, by interval and row type",
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
          Block(.note(Self.meaning), in: [.terminal, .page]),
        ]
      )
    ]
  }

  private static let columns: [Field<WaitSite>] = [
    Field("kind", .text, "What is waited for") { $0.kind.rawValue },
    Field("interval", .text, "The innermost interval") { $0.interval },
    Field("row_type", .text, "The content type") { $0.type },
    Field("waits", .count, unit: "waits", "How often") { $0.count },
    Field("sum", .duration, "How long in all") { $0.ns },
    Field("place", .text, "File and line, else the module that no function of yours is called by") {
      $0.function.fileAndLine ?? $0.function.name
    },
    Field("function", .text, "The function") { $0.function.shortName },
  ]

  private static let meaning: Sentence = """
    Calls that wait for another thread (pthread's locks, conditions and joins, semaphores, and the futexes \
    of Swift's mutexes and of Dispatch), and those that open, read or synchronise files, are timed in frames \
    by a library that `--stacks` loads before the program. Waits below 10 µs are left out. To take the \
    stack of one takes time of the frame, too, after the wait.
    """
}
