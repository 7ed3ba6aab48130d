import TraceAnalysis

/// What was inside an interval: as boxes whose widths are times, and as a table.
struct BreakdownView {
  private let name: String
  private let durationNs: Int64
  private let selfNs: Int64?
  private let inside: [IntervalBreakdown]

  private static let mostRows = 100
  private static let deepest = 8
  /// Narrower boxes cannot be seen.
  private static let smallestShare = 0.004

  init(_ name: String, durationNs: Int64, selfNs: Int64?, inside: [IntervalBreakdown]) {
    self.name = name
    self.durationNs = durationNs
    self.selfNs = selfNs
    self.inside = inside
  }

  /// Boxes and table.
  var markup: [Markup] {
    [
      .element(
        "div",
        ["class": "icicle", "aria-hidden": "true"],
        [box(name, 1, durationNs, 100, inside, level: 0)]
      ),
      table.markup(caption: "What was inside: everything of one name added up"),
    ]
  }

  // MARK: Boxes

  private func box(
    _ name: String,
    _ count: Int,
    _ time: Int64,
    _ width: Double,
    _ inside: [IntervalBreakdown],
    level: Int
  ) -> Markup {
    let label = name + (count > 1 ? " ×\(count)" : "") + " " + Readable.time(time)
    return .element(
      "div",
      ["class": "box", "style": "width:\((width * 100).rounded() / 100)%", "title": label],
      [.element("span", ["class": PartColour.name(of: name)], label)]
        + inner(inside, time, level: level)
    )
  }

  private func inner(_ inside: [IntervalBreakdown], _ time: Int64, level: Int) -> [Markup] {
    // Where intervals cross, those inside may take longer than the one around them.
    let whole = max(1, Double(time), inside.reduce(0) { $0 + Double($1.totalNs) })
    let shown = inside.filter { Double($0.totalNs) >= Self.smallestShare * whole }
    guard level < Self.deepest, !shown.isEmpty else { return [] }
    return [
      .element(
        "div",
        ["class": "inner"],
        shown.prefix(Self.mostRows).map { row in
          box(
            row.name,
            row.count,
            row.totalNs,
            100 * Double(row.totalNs) / whole,
            row.children,
            level: level + 1
          )
        }
      )
    ]
  }

  // MARK: Table

  private var table: DataTable {
    var table = DataTable(
      [.words("Interval")] + ["Count", "Total", "Self", "Share"].map { .number($0) },
      most: Self.mostRows
    )
    add(inside, level: 0, to: &table)
    if let selfNs {
      table.add([
        .words("(in no interval)"), .words(nil), .time(selfNs), .time(selfNs), share(selfNs),
      ])
    }
    return table
  }

  private func add(_ rows: [IntervalBreakdown], level: Int, to table: inout DataTable) {
    for row in rows {
      table.add([
        .words(row.name, level: level), .count(row.count), .time(row.totalNs), .time(row.selfNs),
        share(row.totalNs),
      ])
      add(row.children, level: level + 1, to: &table)
    }
  }

  private func share(_ time: Int64) -> DataTable.Cell {
    .share(durationNs > 0 ? Double(time) / Double(durationNs) : nil)
  }
}
