import Reports

/// A chart in the page: the drawing, what its signs mean, and its data as a table.
struct ChartFigure {
  private let chart: Chart
  private let table: Table

  init(_ chart: Chart, _ table: Table) {
    self.chart = chart
    self.table = table
  }

  /// The figure.
  var markup: Markup {
    .element(
      "figure",
      [
        "class": "chart", "id": "chart-\(chart.id)",
      ],
      [
        .element(
          "figcaption",
          [:],
          [.element("strong", [:], chart.title), " ", Markup(chart.summary)]
        ),
        .element(
          "div",
          ["class": "plot", "tabindex": "0", "role": "group", "aria-label": chart.title],
          [ChartDrawing(chart).markup]
        ),
        legend,
        .element(
          "script",
          ["type": "application/json", "class": "chart-data"],
          [.code(PageCode(json: ChartDrawing(chart).scale))]
        ),
        .element(
          "details",
          [:],
          [.element("summary", [:], "The data as a table"), TableMarkup(table).markup]
        ),
      ]
    )
  }

  private var legend: Markup {
    .element(
      "ul",
      ["class": "legend"],
      chart.series.map { series in
        .element("li", [:], [Self.sign(series.shape, series.colour), .name(series.name)])
      }
    )
  }

  private static func sign(_ shape: Chart.Shape, _ colour: Chart.Colour) -> Markup {
    let path =
      switch shape {
      case .line, .dashes: "M1 6H23"
      case .band: "M1 1H23V11H1Z"
      case .bars: "M4 11V4H9V11ZM10 11V1H15V11ZM16 11V6H21V11Z"
      case .dots, .squares: "M5 6h0M12 6h0M19 6h0"
      }
    return .element(
      "svg",
      ["viewBox": "0 0 24 12", "class": "sign", "aria-hidden": "true"],
      [.element("path", ["class": "\(shape.rawValue) \(colour.rawValue)", "d": path])]
    )
  }
}
