/// Sums over the tables, which SQL reads as a table of its own.
public struct TraceView: Hashable, Sendable {
  /// The name.
  public let name: String
  /// The meaning of a row.
  public let meaning: String
  /// The columns with their meanings.
  public let columns: [Column]
  private let select: String

  /// A column of a view.
  public struct Column: Hashable, Sendable {
    /// The name.
    public let name: String
    /// The type of its values: `integer` or `text`.
    public let type: String
    /// The unit; empty for none.
    public let unit: String
    /// The meaning.
    public let meaning: String
  }

  /// Every view.
  public static let all = [categories]

  /// The statement that makes it.
  var sql: String {
    let columns = columns.enumerated().map { index, column in
      let comma = index == self.columns.count - 1 ? "" : ","
      let unit = column.unit.isEmpty ? "" : " (\(column.unit))"
      return "  \(column.name)\(comma) -- \(column.meaning)\(unit)\n"
    }
    return "CREATE VIEW \(name) ( -- \(meaning)\n\(columns.joined())) AS\n\(select);"
  }

  /// The signposts of each category, by the rules of reports: a percentile by nearest rank, null with too few.
  private static let categories = TraceView(
    name: "categories",
    meaning: "The signposts of one category of an app together, over the whole trace",
    columns: [
      Column(name: "subsystem", type: "text", unit: "", meaning: "The subsystem, empty for none"),
      Column(name: "category", type: "text", unit: "", meaning: "The category, empty for none"),
      Column(name: "count", type: "integer", unit: "intervals", meaning: "The number of intervals"),
      .time("total_ns", "The sum of the durations"),
      .time("self_ns", "The sum of the self times"), .time("p50_ns", "The median"),
      .time("p95_ns", "The 95th percentile, null with fewer than 20"),
      .time("p99_ns", "The 99th percentile, null with fewer than 100"),
      .time("max_ns", "The longest"),
      Column(name: "events", type: "integer", unit: "events", meaning: "Instants marked"),
      Column(name: "messages", type: "integer", unit: "messages", meaning: "Messages of its log"),
    ],
    select: """
      WITH ranked AS (
        SELECT subsystem, category, duration_ns, self_ns,
          row_number() OVER (PARTITION BY subsystem, category ORDER BY duration_ns) AS place,
          count(*) OVER (PARTITION BY subsystem, category) AS number
        FROM intervals WHERE category IS NOT NULL
      ), costs AS (
        SELECT subsystem, category, count(*) AS number, sum(duration_ns) AS total, sum(self_ns) AS self,
          max(duration_ns) FILTER (WHERE place = (number * 50 + 99) / 100) AS p50,
          max(duration_ns) FILTER (WHERE number >= 20 AND place = (number * 95 + 99) / 100) AS p95,
          max(duration_ns) FILTER (WHERE number >= 100 AND place = (number * 99 + 99) / 100) AS p99,
          max(duration_ns) AS longest
        FROM ranked GROUP BY subsystem, category
      ), marks AS (
        SELECT subsystem, category, sum(level IS NULL) AS events, sum(level IS NOT NULL) AS messages
        FROM signposts GROUP BY subsystem, category
      ), names AS (
        SELECT subsystem, category FROM costs UNION SELECT subsystem, category FROM marks
      )
      SELECT subsystem, category, coalesce(number, 0), coalesce(total, 0), coalesce(self, 0), p50, p95, p99,
        longest, coalesce(events, 0), coalesce(messages, 0)
      FROM names LEFT JOIN costs USING (subsystem, category) LEFT JOIN marks USING (subsystem, category)
      """
  )
}

extension TraceView.Column {
  fileprivate static func time(_ name: String, _ meaning: String) -> Self {
    Self(name: name, type: "integer", unit: "ns", meaning: meaning)
  }
}
