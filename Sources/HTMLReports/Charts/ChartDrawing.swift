import Foundation
import Reports

/// A chart as SVG.
struct ChartDrawing {
  private let chart: Chart

  private static let width = 860.0
  private static let plotHeight = 240.0
  private static let left = 92.0
  private static let right = 16.0
  private static let top = 12.0
  private static let laneHeight = 16.0
  private static let bottom = 44.0

  init(_ chart: Chart) {
    self.chart = chart
  }

  private var plotWidth: Double { Self.width - Self.left - Self.right }
  private var lanesHeight: Double { Double(chart.lanes.count) * Self.laneHeight }
  private var axisY: Double { Self.top + Self.plotHeight + lanesHeight + 4 }

  /// The drawing.
  var markup: Markup {
    let height = axisY + Self.bottom
    return .element(
      "svg",
      [
        "viewBox": "0 0 \(number(Self.width)) \(number(height))", "role": "img",
        "aria-label": "\(chart.title). \(chart.summary)", "class": "drawing",
        "data-strip": chart.showsStrip ? "" : nil,
      ],
      grid + chart.series.map(drawn) + chart.rules.flatMap(drawn) + lanes + axisTitles
    )
  }

  /// The axes and the place of the plot, by which scripts read values from the drawing.
  var scale: Scale {
    Scale(
      x: chart.x,
      y: chart.y,
      plot: [Self.left, Self.top, plotWidth, Self.plotHeight]
    )
  }

  /// The axes, and left, top, width and height of the plot.
  struct Scale: Encodable {
    let x: ChartAxis
    let y: ChartAxis
    let plot: [Double]
  }

  // MARK: Places

  private func x(_ value: Double) -> Double {
    Self.left + chart.x.position(of: value) * plotWidth
  }

  private func y(_ value: Double) -> Double {
    Self.top + (1 - chart.y.position(of: value)) * Self.plotHeight
  }

  private func place(_ point: Chart.Point) -> String {
    "\(number(x(point.x))) \(number(y(point.y)))"
  }

  private func number(_ value: Double) -> String {
    let tenths = (value * 10).rounded() / 10
    return tenths == tenths.rounded() ? "\(Int(tenths))" : "\(tenths)"
  }

  // MARK: Axes

  private var grid: [Markup] {
    let horizontal = chart.y.ticks(6).flatMap { tick in
      [
        line(Self.left, y(tick), Self.width - Self.right, y(tick), "grid"),
        text(Self.left - 8, y(tick) + 4, "end", ChartAxis.label(tick)),
      ]
    }
    let vertical = chart.x.ticks(9).flatMap { tick in
      [
        line(x(tick), Self.top, x(tick), Self.top + Self.plotHeight, "grid"),
        text(x(tick), axisY + 14, "middle", ChartAxis.label(tick)),
      ]
    }
    return horizontal + vertical
  }

  private var axisTitles: [Markup] {
    let middle = Self.top + Self.plotHeight / 2
    return [
      text(Self.left + plotWidth / 2, axisY + 34, "middle", chart.x.title),
      .element(
        "text",
        [
          "x": "14", "y": number(middle), "text-anchor": "middle",
          "transform": "rotate(-90 14 \(number(middle)))",
        ],
        chart.y.title
      ),
    ]
  }

  private func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ kind: String)
    -> Markup
  {
    .element(
      "path",
      ["class": kind, "d": "M\(number(x1)) \(number(y1))L\(number(x2)) \(number(y2))"]
    )
  }

  private func text(_ x: Double, _ y: Double, _ anchor: String, _ label: String) -> Markup {
    .element("text", ["x": number(x), "y": number(y), "text-anchor": anchor], label)
  }

  // MARK: Content

  private func drawn(_ series: Chart.Series) -> Markup {
    .element(
      "path",
      [
        "class": "\(series.shape.rawValue) \(series.colour.rawValue)", "data-series": series.name,
        "d": path(series),
      ]
    )
  }

  private func path(_ series: Chart.Series) -> String {
    let points = series.points
    switch series.shape {
    case .line, .dashes: return joined(points.map(place))
    case .dots, .squares: return points.map { "M\(place($0))h0" }.joined()
    case .bars: return zip(points, points.dropFirst()).map(bar).joined()
    case .band:
      let lower = points.reversed().map { place(Chart.Point($0.x, $0.low ?? $0.y)) }
      return joined(points.map(place) + lower) + (points.isEmpty ? "" : "Z")
    }
  }

  private func joined(_ places: [String]) -> String {
    places.isEmpty ? "" : "M" + places.joined(separator: "L")
  }

  private func bar(_ point: Chart.Point, _ next: Chart.Point) -> String {
    guard point.y > 0 else { return "" }
    let base = number(Self.top + Self.plotHeight)
    return "M\(number(x(point.x))) \(base)V\(number(y(point.y)))H\(number(x(next.x)))V\(base)Z"
  }

  private func drawn(_ rule: Chart.Rule) -> [Markup] {
    let bottom = Self.top + Self.plotHeight
    switch rule.axis {
    case .y:
      let place = y(rule.at)
      return [
        line(Self.left, place, Self.width - Self.right, place, "rule"),
        label(Self.left + 6, place < Self.top + 20 ? place + 15 : place - 5, "start", rule.label),
      ]
    case .x:
      let place = x(rule.at)
      let isAtEnd = place > Self.left + plotWidth * 0.75
      return [
        line(place, Self.top, place, bottom, "rule"),
        label(place + (isAtEnd ? -5 : 5), Self.top + 14, isAtEnd ? "end" : "start", rule.label),
      ]
    }
  }

  private func label(_ x: Double, _ y: Double, _ anchor: String, _ text: String) -> Markup {
    .element(
      "text",
      ["class": "label", "x": number(x), "y": number(y), "text-anchor": anchor],
      text
    )
  }

  private var lanes: [Markup] {
    chart.lanes.enumerated().flatMap { index, lane in
      let top = Self.top + Self.plotHeight + 6 + Double(index) * Self.laneHeight
      let middle = top + Self.laneHeight / 2
      return [
        text(Self.left - 8, middle + 3, "end", lane.name),
        .element("path", ["class": "lane lane\(index % 6)", "d": spans(lane, top)]),
      ]
    }
  }

  private func spans(_ lane: Chart.Lane, _ top: Double) -> String {
    lane.spans.map { span in
      let (from, to) = (x(span[0]), max(x(span[0]) + 1, x(span[1])))
      return "M\(number(from)) \(number(top))H\(number(to))v9H\(number(from))Z"
    }
    .joined()
  }
}
