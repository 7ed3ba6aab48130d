import TraceAnalysis

/// The sections of one line of a history.
struct HistorySections {
  private let line: HistoryLine
  private let number: Int
  private let metric: String?
  /// The title of the line, with the machine where there are others.
  private let title: String

  /// The maximum number of lines, as more could not be read; options choose others.
  static let maxLines = 40
  private static let chartedIntervals = 3

  init(_ line: HistoryLine, number: Int, metric: String?, namesMachine: Bool) {
    self.line = line
    self.number = number
    self.metric = metric
    title = line.title + (namesMachine ? ", machine \(Self.short(line.rows[0][.machine]))" : "")
  }

  /// The digits of a machine's name that `record` made; a name that was given, whole.
  private static func short(_ machine: String) -> Substring {
    let first = machine.prefix { $0 != " " }
    return first.count == 8 && first.allSatisfy(\.isHexDigit) ? first : machine[...]
  }

  /// The line as data.
  static func data(_ line: HistoryLine) -> JSONValue {
    let values = line.metrics.map { metric in
      (metric.name, JSONValue.array(line.values(of: metric.name).map { .number($0.value) }))
    }
    return [
      "name": .text(line.name),
      "metrics": .object(Dictionary(values) { first, _ in first }),
    ]
  }

  var section: Section {
    Section(
      "line-\(number)",
      title,
      [
        Block(.facts(facts), in: [.terminal, .page]),
        Block(
          .table(
            Table("line-table-\(number)", "\(title): metrics", Self.fields, rows),
            briefRows: 8,
            isFiltered: rows.count > 20
          )
        ),
      ] + charts
    )
  }

  private var facts: [Fact] {
    let (first, last) = (line.rows[0], line.rows[line.rows.count - 1])
    return [
      Fact("machine", first[.machine]),
      Fact("runs", "\(Readable.number(line.rows.count)), from \(when(first)) to \(when(last))"),
    ]
  }

  private func when(_ row: HistoryRow) -> String {
    let commit = row[.commit].isEmpty ? "" : " (\(row[.commit].prefix(12)))"
    return HistoryTime.text(row.time).prefix(16).replacing("T", with: " ") + commit
  }

  private var metrics: [HistoryMetric] {
    line.metrics.filter { metric == nil || $0.name == metric }
  }

  // MARK: Table

  private struct MetricRow: Sendable {
    let metric: HistoryMetric
    let values: [Double]
    let latest: Double
    let ratio: Double?

    func words(_ value: Double?) -> String? { value.map { metric.words($0) } }
  }

  private var rows: [MetricRow] {
    metrics.compactMap { metric in
      let (before, latest) = line.sides(of: metric.name)
      guard let value = latest.median else { return nil }
      let usual = before.median.flatMap { $0 > 0 ? $0 : nil }
      return MetricRow(
        metric: metric,
        values: before + latest,
        latest: value,
        ratio: usual.map { value / $0 }
      )
    }
  }

  private static let fields: [Field<MetricRow>] = [
    Field("metric", .text, "The number, with its unit") { $0.metric.name },
    Field("latest", .text, "The median of the runs of the latest commit") { $0.words($0.latest) },
    Field("change", .text, "The latest against the median of the runs before") {
      $0.ratio.map { ReportFields.change($0) }
    },
    Field("smallest", .text, "The smallest value of all runs") { $0.words($0.values.min()) },
    Field("largest", .text, "The largest value of all runs") { $0.words($0.values.max()) },
    Field("runs", .count, "The runs that have the number") { $0.values.count },
    Field("history", .text, "The runs in the order of time, from the smallest value to the largest")
    {
      Sparkline($0.values).text
    },
  ]

  // MARK: Charts

  private var charts: [Block] {
    let headline = metrics.filter { HistoryMetric.headline.contains($0.name) }
    let others = metrics.filter { !HistoryMetric.headline.contains($0.name) }
    return (headline + others.prefix(Self.chartedIntervals)).enumerated().map { position, metric in
      Block(.chart(chart(metric, position), data(metric, position)), in: .page)
    }
  }

  private func chart(_ metric: HistoryMetric, _ position: Int) -> Chart {
    let values = line.values(of: metric.name).map(\.value)
    let (scale, unit) = Self.axis(metric, upTo: values.max() ?? 0)
    let points = Thinning.highest(
      values.enumerated().map { Chart.Point(Double($0 + 1), $1 / scale) }
    )
    return Chart(
      id: "line-\(number)-\(position)",
      title: "\(title): \(metric.name)",
      summary: "The runs in the order of time, from the first to the latest.",
      x: ChartAxis("run", 0...Double(max(2, values.count))),
      y: ChartAxis(unit, showing: points.map(\.y)),
      series: [
        // A line of one point would not be seen.
        .init(
          name: metric.name,
          colour: .blue,
          shape: points.count == 1 ? .squares : .line,
          points: points
        )
      ]
    )
  }

  private static func axis(_ metric: HistoryMetric, upTo value: Double) -> (
    scale: Double, unit: String
  ) {
    switch metric.unit {
    case .nanoseconds: value < 1e6 ? (1e3, "µs") : value < 1e10 ? (1e6, "ms") : (1e9, "s")
    case .bytes: (1e6, "MB")
    case .millisecondsPerSecond: (1, "ms/s")
    }
  }

  private struct PointRow: Sendable {
    let number: Int
    let row: HistoryRow
    let words: String
  }

  private static let pointFields: [Field<PointRow>] = [
    Field("run", .integer, "The number of the run") { $0.number },
    Field("time", .text, "The start") { HistoryTime.text($0.row.time) },
    Field("commit", .text, "The commit that was built") { $0.row[.commit] },
    Field("value", .text, "The value") { $0.words },
  ]

  private func data(_ metric: HistoryMetric, _ position: Int) -> Table {
    let points = line.values(of: metric.name).enumerated().map { place, value in
      PointRow(number: place + 1, row: value.row, words: metric.words(value.value))
    }
    return Table(
      "points-\(number)-\(position)",
      "\(title): \(metric.name), the latest run first",
      Self.pointFields,
      points.reversed(),
      max: 200
    )
  }
}
