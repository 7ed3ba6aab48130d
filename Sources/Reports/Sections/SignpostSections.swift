import ListSchema
import Signposts
import TraceAnalysis

/// The signposts of programs: their categories, the longest intervals, the threads, and the events.
///
/// The sections are there only where a trace has signposts; the longest and the threads only where it has no
/// frames, which say more.
struct SignpostSections {
  private let context: SectionContext
  private var summary: RunGroup { context.group.group }

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The sections in reading order.
  var sections: [Section] { [categories, longest, threads, events].compactMap { $0 } }

  /// True if the trace is of a program that shows no list.
  static func isWithoutList(_ group: RunGroup) -> Bool {
    group.frames == nil && group.updates == nil && !group.longestIntervals.isEmpty
      && !group.intervals.contains { ListSchema.schema.colour(of: $0.name) != nil }
  }

  private var categories: Section? {
    guard !summary.categories.isEmpty else { return nil }
    let table = Table(
      context.id("category-table"),
      "The signposts of each category",
      ReportFields.category.all,
      summary.categories,
      max: 200
    )
    return Section(
      context.id("categories"),
      context.title("Categories"),
      [
        Block(.table(table, briefRows: 7, isFiltered: true), in: .all),
        Block(
          .note(
            Sentence(
              "Total: durations added up, each in full. Self: without intervals inside, of whatever category."
            )
          ),
          in: [.terminal, .page]
        ),
      ]
    )
  }

  private var longest: Section? {
    guard Self.isWithoutList(summary) else { return nil }
    let intervals = summary.longestIntervals
    let whole = table("longest-table", intervals)
    let brief = table("longest-brief", Array(intervals.prefix(Self.maxBrief)))
    let entries = intervals.enumerated().map { rank, interval in
      Block(.entry(entry(interval, rank: rank + 1)), in: .page)
    }
    return Section(
      context.id("longest"),
      context.title("Longest intervals"),
      [
        Block(.table(whole, briefRows: 5, isFiltered: false)),
        Block(.table(brief, briefRows: 5, isFiltered: false), in: context.brief),
      ] + entries
    )
  }

  private func table(_ id: String, _ intervals: [LongInterval]) -> Table {
    Table(
      context.id(id),
      "The longest intervals",
      ReportFields.longInterval[Self.columns],
      intervals
    )
  }

  private static let columns = ["name", "duration_ns", "self_ns", "start_ns", "thread", "message"]
  /// The first screen shows no more.
  private static let maxBrief = 5

  private func entry(_ interval: LongInterval, rank: Int) -> Entry {
    Entry(
      id: context.id("longest-\(rank)"),
      title: "\(interval.name): \(Readable.time(interval.durationNs))",
      facts: "thread \(interval.thread)" + (interval.message.map { ", \($0)" } ?? ""),
      blocks: [
        Block(
          .breakdown(
            Breakdown(
              name: interval.name,
              colour: nil,
              durationNs: interval.durationNs,
              selfNs: interval.selfNs,
              nodes: context.nodes(interval.inside)
            )
          )
        )
      ]
    )
  }

  private var threads: Section? {
    guard Self.isWithoutList(summary) else { return nil }
    let table = Table(
      context.id("thread-table"),
      "The work of threads",
      ReportFields.thread[
        ["thread", "process", "intervals", "busy_ns", "busy_share", "longest_ns"]
      ],
      summary.threads,
      max: 200
    )
    return Section(
      context.id("threads"),
      context.title("Threads"),
      [Block(.table(table, briefRows: 5, isFiltered: true), in: .all)]
    )
  }

  private var events: Section? {
    guard !summary.signposts.isEmpty else { return nil }
    let table = Table(
      context.id("signpost-table"),
      "Events and log messages of apps",
      ReportFields.signpost.all,
      summary.signposts,
      max: 500
    )
    return Section(
      context.id("signposts"),
      context.title("Signpost events"),
      [Block(.table(table, briefRows: 5, isFiltered: true), in: .all)]
    )
  }
}
