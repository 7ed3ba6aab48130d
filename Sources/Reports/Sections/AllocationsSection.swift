import TraceAnalysis

/// The allocations in intervals, by their name and the type of their rows.
struct AllocationsSection {
  private let context: SectionContext

  init(_ context: SectionContext) {
    self.context = context
  }

  private static let maxRows = 100
  private static let briefRows = 8

  /// The section; nil where allocations were not counted.
  var section: Section? {
    guard let summary = context.group.group.allocations else { return nil }
    let table = Table(
      context.id("allocation-table"),
      "Allocations by interval",
      ReportFields.allocation.all,
      summary.costs,
      max: Self.maxRows
    )
    return Section(
      context.id("allocations"),
      context.title("Allocations"),
      [
        Block(.note(Self.sentence(summary)), in: .all),
        Block(.table(table, briefRows: Self.briefRows, isFiltered: true), in: .all),
        Block(.note(Self.words), in: [.terminal, .page]),
      ]
    )
  }

  private static func sentence(_ summary: AllocationSummary) -> Sentence {
    let counts = [
      (summary.damaged, "have counts that make no sense"),
      (summary.leftOut, "have names beyond those that are kept"),
    ]
    return Sentence(
      "Intervals allocated \(Readable.number(summary.allocations)) times, "
        + "\(Readable.bytes(summary.bytes)) in all. Counting added "
        + "\(Readable.time(summary.countingNs)) to them, which the times of this report contain."
        + counts.filter { $0.0 > 0 }
        .map { " \(Readable.count($0.0, "interval")) \($0.1), and are left out." }.joined()
    )
  }

  private static let words: Sentence = """
    Own: outside of intervals inside. Calls of malloc and its relatives count, on the thread of the \
    interval; frees are not taken off. Each call takes longer while it is counted.
    """
}
