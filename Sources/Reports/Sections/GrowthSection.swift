import Foundation
import ListSchema
import TraceAnalysis

/// The growth of costs with the scroll depth and with the number of items.
struct GrowthSection {
  private let context: SectionContext
  private var summary: RunGroup { context.group.group }
  private static let colours: [Chart.Colour] = [.blue, .vermillion, .green, .orange, .purple, .sky]
  private static let columns = [
    "cost", "size", "count", "exponent", "exponent_margin", "smallest", "smallest_cost_ns",
    "largest", "largest_cost_ns",
  ]

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("growth"), context.title("Growth"))
    // Where frames state the item at which they are, the section before has the chart.
    let charts = [summary.depth == nil ? depth : nil, items].compactMap { $0 }
    guard !charts.isEmpty || !summary.scaling.isEmpty else {
      return .leftOut(
        id,
        title,
        "Too few frames at different scroll offsets, and too few updates of different numbers of items."
      )
    }
    let sentence = Block(.paragraph(Sentence(depthSentence)), in: .page)
    return Section(id, title, [sentence] + charts + fits)
  }

  private var fits: [Block] {
    guard !summary.scaling.isEmpty else { return [] }
    let words: Sentence = """
      Depth is the scroll offset in points here. Frames of one phase and state, and updates of one reason \
      with the same kinds of work, are compared, the most frequent ones. An exponent of 0 is independent of the size, 1 in proportion, 2 quadratic; ± is the 95 % \
      confidence interval.
      """
    return [
      Block(
        .table(table("growth-table", summary.scaling), briefRows: 4, isFiltered: false)
      ),
      Block(.note(words), in: [.terminal, .page]),
    ]
  }

  private func table(_ id: String, _ rows: [ScalingSummary]) -> Table {
    Table(
      context.id(id),
      "Fits of cost = a · sizeᵇ over the logarithms",
      ReportFields.scaling[Self.columns],
      rows,
      max: 130
    )
  }

  // MARK: Depth

  /// The effect of the depth on the cost of a frame, or else of an update, in a sentence.
  private var depthSentence: String {
    let rows = summary.scaling.filter { $0.size == .depth }
    guard let row = rows.first(where: { $0.cost == "frame" }) ?? rows.first else {
      return "Nothing can be said about depth: too few frames, or hardly any way between them."
    }
    return Self.words(row)
  }

  /// An exponent of less says the same for all depths that people scroll to.
  private static let noticeable = 0.1

  private static func words(_ row: ScalingSummary) -> String {
    let costs = [row.fit.smallest, row.fit.largest].map { size in
      Readable.time(row.fit.costNs(of: size)) + " at offset "
        + ChartAxis.label(size.rounded())
    }
    let cost =
      [IntervalName.frame: "a frame", IntervalName.update: "an update"][row.cost] ?? row.cost
    return "\(verdict(cost, row.fit)): by the fit \(costs[0]) and \(costs[1])."
  }

  private static func verdict(_ cost: String, _ fit: PowerFit) -> String {
    if fit.exponent - fit.exponentMargin > noticeable {
      "The cost of \(cost) rises with the depth"
    } else if fit.exponent + fit.exponentMargin < -noticeable {
      "The cost of \(cost) falls with the depth"
    } else if fit.exponentMargin > 2 * noticeable {
      "Whether the cost of \(cost) depends on the depth is not known, they differ too much"
    } else {
      "The cost of \(cost) hardly depends on the depth"
    }
  }

  private var depth: Block? {
    guard let frames = summary.frames else { return nil }
    let points = frames.frames.compactMap { frame in
      frame.scrollOffset.map { (frame.isLate, Chart.Point($0, Double(frame.durationNs) / 1e6)) }
    }
    guard Set(points.map(\.1.x)).count > 1 else { return nil }
    let late = points.filter(\.0).map(\.1)
    let (x, y) = axes(points.map(\.1))
    let chart = Chart(
      id: context.id("depth"),
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
    return Block(.chart(chart, table(points.map(\.1), x)), in: .page)
  }

  private func axes(_ points: [Chart.Point]) -> (ChartAxis, ChartAxis) {
    (
      ChartAxis("scroll offset in points", showing: points.map(\.x)),
      ChartAxis("milliseconds, log", showing: points.map(\.y), isLogarithmic: true)
    )
  }

  /// Frames that began at about the same depth.
  private struct DepthGroup {
    let from: Double
    let times: Distribution
  }

  /// Twenty parts of the depth, each with its frames.
  private func table(_ points: [Chart.Point], _ x: ChartAxis) -> Table {
    let groups = Dictionary(grouping: points) { min(19, Int(x.position(of: $0.x) * 20)) }
    let rows = groups.sorted { $0.key < $1.key }.map { group, points in
      DepthGroup(
        from: x.min + Double(group) * (x.max - x.min) / 20,
        times: Distribution(points.map { Int64(clamping: $0.y * 1e6) })
      )
    }
    let offset: [Field<DepthGroup>] = [
      Field("from_offset_points", .real, unit: "points", digits: 0, "The smallest scroll offset") {
        $0.from
      }
    ]
    let times: [Field<DepthGroup>] = ReportFields.times(
      "count",
      "p50_ns",
      "max_ns",
      of: "frames"
    ) { $0.times }
    return Table(context.id("depth-table"), "Cost against scroll depth", offset + times, rows)
  }

  // MARK: Items

  private var items: Block? {
    let series = fitted(.items, costs: nil)
    guard !series.isEmpty else { return nil }
    let points = series.flatMap(\.points)
    let chart = Chart(
      id: context.id("items"),
      title: "Cost against the number of items",
      summary: "The lines are fits over all updates; the table below has their exponents.",
      x: ChartAxis("items, log", showing: points.map(\.x), isLogarithmic: true),
      y: ChartAxis("milliseconds, log", showing: points.map(\.y), isLogarithmic: true),
      series: series
    )
    let rows = summary.scaling.filter { $0.size == .items }
    return Block(.chart(chart, table("item-table", rows)), in: .page)
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
