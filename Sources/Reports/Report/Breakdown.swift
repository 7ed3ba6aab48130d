import TraceAnalysis

/// The intervals inside something, added up by name: as boxes whose widths are times, and as a
/// table.
package struct Breakdown: Sendable {
  /// Everything of one name on one level.
  package struct Node: Sendable {
    package let name: String
    package let colour: String?
    package let count: Int
    package let totalNs: Int64
    package let selfNs: Int64
    package let inside: [Node]
  }

  /// The name of the whole.
  package let name: String
  package let colour: String?
  package let durationNs: Int64
  /// The time that nothing inside explains; nil where that is not to be said.
  package let selfNs: Int64?
  package let nodes: [Node]
  /// The number of levels that a terminal shows.
  package var briefDepth = 4
  /// True if the page folds the table.
  package var isFolded = false
  /// True if a terminal shows the part of the whole that each row is.
  package var hasShares = false
  /// A name that no other table of the report has; nil for a table that is not to be sorted.
  package var id = ""

  /// All intervals as the part of a whole.
  package var whole: Node {
    Node(name: name, colour: colour, count: 1, totalNs: durationNs, selfNs: 0, inside: nodes)
  }

  /// More rows are left out of a table.
  private static let maxRows = 100

  /// A row of the table.
  private struct Row {
    let name: String
    let count: Int?
    let totalNs: Int64
    let selfNs: Int64
    let share: Double?
    let level: Int
  }

  private static let fields = Fields<Row>(
    "breakdown_row",
    "Everything of one name on one level",
    [
      Field("name", .text, title: "Interval", "The name of the intervals") { $0.name },
      Field("count", .count, "The number of intervals") { $0.count },
      Field("total_ns", .duration, "The sum of their durations") { $0.totalNs },
      Field("self_ns", .duration, "The sum of their self times") { $0.selfNs },
      Field("share", .share, "The part of the whole's time") { $0.share },
    ]
  )

  /// The rows of the boxes, indented by what is around them.
  package var table: Table {
    var rows = nodes.flatMap { self.rows($0, level: 0) }
    if let selfNs {
      rows.append(
        Row(
          name: "(in no interval)",
          count: nil,
          totalNs: selfNs,
          selfNs: selfNs,
          share: share(selfNs),
          level: 0
        )
      )
    }
    return Table(
      id,
      "Intervals inside, added up by name",
      Self.fields.all,
      rows,
      max: Self.maxRows,
      level: \.level
    )
  }

  private func rows(_ node: Node, level: Int) -> [Row] {
    [
      Row(
        name: node.name,
        count: node.count,
        totalNs: node.totalNs,
        selfNs: node.selfNs,
        share: share(node.totalNs),
        level: level
      )
    ] + node.inside.flatMap { rows($0, level: level + 1) }
  }

  /// The part of the whole's time.
  func share(_ time: Int64) -> Double? {
    durationNs > 0 ? Double(time) / Double(durationNs) : nil
  }
}
