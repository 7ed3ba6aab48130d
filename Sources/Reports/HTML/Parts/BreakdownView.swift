import TraceAnalysis

/// What was inside an interval: as boxes whose widths are times, and as a table.
struct BreakdownView {
  /// What a box stands for.
  private struct Box {
    let name: String
    let count: Int
    let totalNs: Int64
    let children: [IntervalBreakdown]
  }

  private let whole: Box
  private let selfNs: Int64?

  private static let maxRows = 100
  private static let deepest = 8
  /// Narrower boxes cannot be seen, as a part of the whole drawing.
  private static let smallestShare = 0.002
  /// Narrower boxes have no room for words.
  static let smallestNamed = 0.03

  init(_ name: String, durationNs: Int64, selfNs: Int64?, inside: [IntervalBreakdown]) {
    whole = Box(name: name, count: 1, totalNs: durationNs, children: inside)
    self.selfNs = selfNs
  }

  /// Boxes and table.
  var markup: [Markup] {
    [boxes, table.markup(caption: "What was inside: everything of one name added up")]
  }

  /// The boxes, whose data is in the table.
  var boxes: Markup {
    .element(
      "div",
      ["class": "icicle", "aria-hidden": "true"],
      [box(whole, width: 1, share: 1, level: 0)]
    )
  }

  // MARK: Boxes

  /// A box, and below it those of what is inside.
  ///
  /// - Parameters:
  ///   - row: what the box stands for.
  ///   - width: the part of the box above that it takes, from 0 to 1.
  ///   - share: the part of the whole drawing that it takes, from 0 to 1.
  ///   - level: how many boxes are above it.
  /// - Returns: the box.
  private func box(_ row: Box, width: Double, share: Double, level: Int) -> Markup {
    let times = row.count > 1 ? " ×\(row.count)" : ""
    let label = "\(row.name)\(times) \(Readable.time(row.totalNs))"
    return .element(
      "div",
      ["class": "box", "style": "width:\((width * 10_000).rounded() / 100)%", "title": label],
      [
        .element(
          "span",
          ["class": PartColour.name(of: row.name)],
          share < Self.smallestNamed ? "" : label
        )
      ] + inner(row, share: share, level: level)
    )
  }

  private func inner(_ row: Box, share: Double, level: Int) -> [Markup] {
    // Where intervals cross, those inside may take longer than the one around them.
    let whole = max(1, Double(row.totalNs), row.children.reduce(0) { $0 + Double($1.totalNs) })
    let shown = row.children.filter {
      share * Double($0.totalNs) >= Self.smallestShare * whole
    }
    guard level < Self.deepest, !shown.isEmpty else { return [] }
    let boxes = shown.prefix(Self.maxRows).map { row in
      let width = Double(row.totalNs) / whole
      let child = Box(
        name: row.name,
        count: row.count,
        totalNs: row.totalNs,
        children: row.children
      )
      return box(child, width: width, share: share * width, level: level + 1)
    }
    return [.element("div", ["class": "inner"], boxes)]
  }

  // MARK: Table

  /// The same as rows, indented by what is around them.
  var table: DataTable {
    var table = DataTable(
      [.words("Interval")] + ["Count", "Total", "Self", "Share"].map { .number($0) },
      most: Self.maxRows
    )
    add(whole.children, level: 0, to: &table)
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
    .share(whole.totalNs > 0 ? Double(time) / Double(whole.totalNs) : nil)
  }
}
