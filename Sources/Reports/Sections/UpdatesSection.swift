import ListSchema
import TraceAnalysis

/// The costs of updates, by their reasons.
struct UpdatesSection {
  private let context: SectionContext

  private static let maxBars = 20
  private static let maxParts = 16
  private static let minShownShare = 0.005

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("updates"), context.title("Updates"))
    guard let updates = context.group.group.updates else {
      return .leftOut(id, title, "The trace has no updates.")
    }
    return Section(
      id,
      title,
      [total(updates), reasons(updates)] + UpdateLines(updates).blocks
        + [
          Block(.heading("Their time, by what is inside", level: 1), in: .page),
          Block(.paragraph(Self.barWords), in: .page),
          Block(.bars(bars(updates)), in: .page), Block(.data(parts(updates)), in: .page),
          Block(.heading("The longest updates", level: 1), in: .page),
        ] + updates.worst.map { Block(.entry(entry($0)), in: [.terminal, .page]) }
    )
  }

  private static let barWords: Sentence =
    "Self times of everything inside, added up; each bar is as long as its updates took."

  private func total(_ updates: UpdateSummary) -> Block {
    let times = updates.durations
    let later =
      updates.freedLaterNs > 0 ? "; freed later: \(Readable.time(updates.freedLaterNs))" : ""
    return Block(
      .paragraph(
        Sentence(
          "\(Readable.count(times.count, "update")): total \(Readable.time(times.sum)), "
            + "p50 \(Readable.time(times.p50)), p95 \(Readable.time(times.p95)), "
            + "max \(Readable.time(times.max))" + later
        )
      ),
      in: [.terminal, .page]
    )
  }

  private func reasons(_ updates: UpdateSummary) -> Block {
    let times = ReportFields.reason[["reason", "count", "total_ns", "p50_ns", "p95_ns", "max_ns"]]
    let table = Table(
      context.id("reason-table"),
      "Updates by what asked for them",
      times + ReportFields.changes.all,
      updates.byReason + context.group.group.stages.compactMap(\.updateParts),
      max: 50
    )
    return Block(.table(table, briefRows: 3, isFiltered: false))
  }

  // MARK: Bars

  private func bars(_ updates: UpdateSummary) -> [StackedBar] {
    let longest = max(1, updates.byReason.map { Double($0.durations.sum) }.max() ?? 1)
    return updates.byReason.prefix(Self.maxBars).map { reason in
      let whole = Self.whole(reason)
      let shown = reason.parts.sorted { $0.selfNs > $1.selfNs }
        .filter { Double($0.selfNs) >= Self.minShownShare * whole }.prefix(Self.maxParts)
      return StackedBar(
        name: reason.name ?? "-",
        length: max(0.01, min(1, Double(reason.durations.sum) / longest)),
        parts: shown.map { part in
          StackedBar.Part(
            label: "\(part.name) \(Readable.time(part.selfNs))",
            share: Double(part.selfNs) / whole,
            colour: context.colour(part.name)
          )
        }
      )
    }
  }

  private static func whole(_ reason: UpdateSummary.Reason) -> Double {
    max(1, reason.parts.reduce(0) { $0 + Double($1.selfNs) })
  }

  /// A part of the updates of a reason.
  private struct PartRow {
    let reason: String?
    let part: UpdateSummary.Part
    let share: Double
  }

  private func parts(_ updates: UpdateSummary) -> Table {
    let fields: [Field<PartRow>] = [
      Field("reason", .text, "The reason for the updates") { $0.reason },
      ReportFields.part["name"].of { $0.part }, ReportFields.part["count"].of { $0.part },
      ReportFields.part["self_ns"].of { $0.part },
      Field("share", .share, "The part of the time of these updates") { $0.share },
    ]
    let rows = updates.byReason.flatMap { reason in
      reason.parts.map {
        PartRow(
          reason: reason.name,
          part: $0,
          share: Double($0.selfNs) / Self.whole(reason)
        )
      }
    }
    return Table(context.id("part-table"), "Parts of updates", fields, rows, max: 200)
  }

  // MARK: The longest

  private func entry(_ update: UpdateSummary.WorstUpdate) -> Entry {
    let facts = [
      update.reason, update.items.map { Readable.count($0, "item") },
      update.changes.map { Readable.count($0, "change") },
      "at \(Readable.moment(update.startNs, unixNs: update.startUnixNs))",
    ].compactMap { $0 }.joined(separator: ", ")
    let order = TimeBoxes(update.order, of: "the update", deadlineNs: nil, context)
    return Entry(
      id: context.id("update-\(update.list)-\(update.update)-\(update.startNs)"),
      title: "Update \(update.update) of list \(update.list): \(Readable.time(update.durationNs))",
      facts: facts,
      blocks: (order.map { [Block(.timeline($0), in: .page)] } ?? []) + [
        Block(.heading("Added up by name, the most expensive first", level: 2), in: .page),
        Block(.breakdown(inside(update))),
      ]
    )
  }

  private func inside(_ update: UpdateSummary.WorstUpdate) -> Breakdown {
    Breakdown(
      name: IntervalName.update,
      colour: context.colour(IntervalName.update),
      durationNs: update.durationNs,
      selfNs: nil,
      nodes: context.nodes(update.inside),
      briefDepth: 1
    )
  }
}

/// The work of the updates of each reason, in lines for a terminal.
struct UpdateLines {
  private let updates: UpdateSummary

  private static let minShownShare = 0.01

  /// The counts that say how much an update had to do.
  private static let countNames = [
    ("diff", "added", "added"), ("diff", "removed", "removed"), ("diff", "moved", "moved"),
    ("diff", "updated", "updated"), ("diff", "comparisons", "compared"),
    ("layout", "items", "placed"), ("layout", "measured", "measured"),
    ("layout", "cached", "cached"), ("layout", "fixed", "fixed"),
    ("layout", "cache_hits", "cached or fixed"), ("apply", "views_created", "views made"),
  ]

  init(_ updates: UpdateSummary) {
    self.updates = updates
  }

  /// A line or two for each reason.
  var blocks: [Block] {
    updates.byReason.flatMap { reason in
      [times(reason), counts(reason)].compactMap { $0 }
    }
    .map { Block(.paragraph(Sentence($0)), in: .terminal) }
  }

  private func times(_ reason: UpdateSummary.Reason) -> String {
    let total = max(1, Double(reason.durations.sum))
    let shown = reason.parts.sorted { $0.selfNs > $1.selfNs }
      .filter { Double($0.selfNs) >= Self.minShownShare * total }
      .map { "\($0.name) \(Readable.share(Double($0.selfNs) / total))" }
    return "\(reason.name ?? "-"): \(shown.joined(separator: ", "))"
  }

  private func counts(_ reason: UpdateSummary.Reason) -> String? {
    let counts = Self.countNames.compactMap { part, field, name -> String? in
      let row = reason.parts.first { $0.name == part }
      let sum = row?.counts.first { $0.field == field }?.sum ?? 0
      return sum > 0 ? "\(Readable.number(Int64(clamping: sum))) \(name)" : nil
    }
    return counts.isEmpty ? nil : "  " + counts.joined(separator: ", ")
  }
}
