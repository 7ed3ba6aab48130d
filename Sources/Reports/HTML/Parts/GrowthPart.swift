import Foundation
import TraceAnalysis

/// How costs grow with the scroll depth and with the number of items.
struct GrowthPart {
  private let summary: TraceSummary
  private static let colours: [Chart.Colour] = [.blue, .vermillion, .green, .orange, .purple, .sky]

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// The part.
  var part: ReportPart {
    let charts = [depth, items].compactMap { $0 }
    guard !charts.isEmpty || !summary.scaling.isEmpty else {
      return ReportPart(
        "growth",
        "Growth",
        .leftOut("No frame states its scroll offset, and too few updates state their items.")
      )
    }
    return ReportPart("growth", "Growth", .shown([depthSentence] + charts + fits))
  }

  private var fits: [Markup] {
    guard !summary.scaling.isEmpty else { return [] }
    return [
      ReportTables.scaling(summary.scaling).markup(
        caption: "Fits of cost = a · sizeᵇ over the logarithms",
        id: "growth-table"
      ),
      .element(
        "p",
        ["class": "note"],
        "An exponent b of 0 is independent of the size, 1 in proportion, 2 quadratic; "
          + "± is the 95 % confidence interval."
      ),
    ]
  }

  // MARK: Depth

  /// What the depth does to the cost of a frame, or else of an update, in a sentence.
  private var depthSentence: Markup {
    let rows = summary.scaling.filter { $0.size == .depth }
    guard let row = rows.first(where: { $0.cost == "frame" }) ?? rows.first else {
      return .element(
        "p",
        [:],
        "Nothing can be said about depth: too few frames, or hardly any way between them."
      )
    }
    return .element("p", [:], Self.words(row))
  }

  /// An exponent of less says the same for all depths that people scroll to.
  private static let noticeable = 0.1

  private static func words(_ row: ScalingSummary) -> String {
    let costs = [row.fit.smallest, row.fit.largest].map { size in
      Readable.time(Int64(exactly: row.fit.cost(of: size).rounded())) + " at offset "
        + ChartAxis.label(size.rounded())
    }
    let cost =
      [KnownInterval.frame: "a frame", KnownInterval.update: "an update"][row.cost] ?? row.cost
    return "\(verdict(cost, row.fit)): by the fit \(costs[0]) and \(costs[1])."
  }

  private static func verdict(_ cost: String, _ fit: PowerFit) -> String {
    if fit.exponent - fit.exponentMargin > noticeable {
      "The cost of \(cost) rises with the depth"
    } else if fit.exponent + fit.exponentMargin < -noticeable {
      "The cost of \(cost) falls with the depth"
    } else if fit.exponentMargin > 2 * noticeable {
      "Whether the cost of \(cost) depends on the depth cannot be told, they differ too much"
    } else {
      "The cost of \(cost) hardly depends on the depth"
    }
  }

  private var depth: Markup? {
    guard let frames = summary.frames else { return nil }
    let points = frames.frames.compactMap { frame in
      frame.scrollOffset.map { (frame.isLate, Chart.Point($0, Double(frame.durationNs) / 1e6)) }
    }
    guard Set(points.map(\.1.x)).count > 1 else { return nil }
    let late = points.filter(\.0).map(\.1)
    let (x, y) = axes(points.map(\.1))
    let chart = Chart(
      id: "depth",
      title: "Cost against scroll depth",
      summary: "A frame that costs more the deeper the user has scrolled lies on a rising line.",
      x: x,
      y: y,
      series: [
        Chart.Series(
          name: "frame",
          colour: .blue,
          shape: .dots,
          points: Thinning.onGrid(points.filter { !$0.0 }.map(\.1), x, y)
        ),
        Chart.Series(
          name: "late frame",
          colour: .vermillion,
          shape: .squares,
          points: Thinning.onGrid(late, x, y)
        ),
      ] + fitted(.depth, costs: ["frame"])
    )
    return ChartFigure(chart, table(points.map(\.1), x)).markup
  }

  private func axes(_ points: [Chart.Point]) -> (ChartAxis, ChartAxis) {
    (
      ChartAxis("scroll offset in points", showing: points.map(\.x)),
      ChartAxis("milliseconds, log", showing: points.map(\.y), isLogarithmic: true)
    )
  }

  /// Twenty parts of the depth, each with its frames.
  private func table(_ points: [Chart.Point], _ x: ChartAxis) -> DataTable {
    var table = DataTable(
      [.words("From offset")] + ["Frames", "P50", "Max"].map { .number($0) }
    )
    let groups = Dictionary(grouping: points) { min(19, Int(x.position(of: $0.x) * 20)) }
    for (group, points) in groups.sorted(by: { $0.key < $1.key }) {
      let times = Distribution(points.map { Int64(clamping: $0.y * 1e6) })
      let from = x.min + Double(group) * (x.max - x.min) / 20
      table.add([
        .number(from, ChartAxis.label(from.rounded())), .count(points.count), .time(times.p50),
        .time(times.max),
      ])
    }
    return table
  }

  // MARK: Items

  private var items: Markup? {
    let series = fitted(.items, costs: nil)
    guard !series.isEmpty else { return nil }
    let points = series.flatMap(\.points)
    let chart = Chart(
      id: "items",
      title: "Cost against the number of items",
      summary: "The lines are fits over all updates; the table below has their exponents.",
      x: ChartAxis("items, log", showing: points.map(\.x), isLogarithmic: true),
      y: ChartAxis("milliseconds, log", showing: points.map(\.y), isLogarithmic: true),
      series: series
    )
    return ChartFigure(chart, ReportTables.scaling(summary.scaling.filter { $0.size == .items }))
      .markup
  }

  private func fitted(_ size: ScalingSummary.Size, costs: [String]?) -> [Chart.Series] {
    let rows = summary.scaling.filter { row in
      row.size == size && costs?.contains(row.cost) ?? true
    }
    return rows.prefix(Self.colours.count).enumerated().map { index, row in
      Chart.Series(
        name: "\(row.cost), fitted: power " + String(format: "%.2f", row.fit.exponent),
        colour: costs == nil ? Self.colours[index] : .orange,
        shape: index.isMultiple(of: 2) && costs == nil ? .line : .dashes,
        points: Self.points(row.fit)
      )
    }
  }

  private static func points(_ fit: PowerFit) -> [Chart.Point] {
    (0...40).map { step in
      let size = fit.smallest * pow(fit.largest / fit.smallest, Double(step) / 40)
      return Chart.Point(size, fit.cost(of: size) / 1e6)
    }
  }
}
