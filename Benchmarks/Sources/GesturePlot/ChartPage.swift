import ListSchema

/// All charts on one page, two in a row, as SVG.
struct ChartPage {
  let charts: [GestureChart]

  private static let chart = (width: 560.0, height: 190.0)
  private static let plot = (left: 84.0, width: 468.0)
  private static let offsets = (top: 26.0, height: 96.0)
  private static let velocities = (top: 130.0, height: 48.0)

  /// The picture.
  var svg: String {
    let rows = (charts.count + 1) / 2
    let size = (width: 2 * Self.chart.width, height: Double(rows) * Self.chart.height)
    let groups = charts.enumerated().map { number, chart in
      let x = Double(number % 2) * Self.chart.width
      let y = Double(number / 2) * Self.chart.height
      return "<g transform=\"translate(\(x) \(y))\">\(group(chart))</g>"
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="\(size.width)" height="\(size.height)" \
      font-family="sans-serif" font-size="10">
      <rect width="100%" height="100%" fill="white"/>
      \(groups.joined(separator: "\n"))
      </svg>
      """
  }

  private func group(_ chart: GestureChart) -> String {
    let title = "<text x=\"\(Self.plot.left)\" y=\"16\" font-size=\"12\">\(chart.title)</text>"
    return title + curve(chart.offsets, chart.phases, Self.offsets, unit: "pt")
      + curve(chart.velocities, chart.phases, Self.velocities, unit: "pt/s")
  }

  /// A curve coloured by phase, with its minimum and maximum.
  private func curve(
    _ values: [Double],
    _ phases: [ListSchema.ScrollPhase],
    _ place: (top: Double, height: Double),
    unit: String
  ) -> String {
    let least = values.min() ?? 0
    let greatest = max(values.max() ?? 0, least + 1)
    let points = values.enumerated().map { number, value in
      let x = Self.plot.left + Double(number) / Double(values.count) * Self.plot.width
      let y = place.top + (greatest - value) / (greatest - least) * place.height
      return "\(rounded(x)),\(rounded(y))"
    }
    let pieces = zip(points, points.dropFirst()).enumerated().map { number, ends in
      let phase = phases.indices.contains(number + 1) ? phases[number + 1] : .idle
      return "<path d=\"M\(ends.0) L\(ends.1)\" stroke=\"\(colour(phase))\" stroke-width=\"1.2\"/>"
    }
    let right = Self.plot.left - 4
    return """
      <rect x="\(Self.plot.left)" y="\(place.top)" width="\(Self.plot.width)" \
      height="\(place.height)" fill="none" stroke="#ddd"/>
      <text x="\(right)" y="\(place.top + 8)" text-anchor="end">\(Int(greatest)) \(unit)</text>
      <text x="\(right)" y="\(place.top + place.height)" text-anchor="end">\(Int(least))</text>
      \(pieces.joined())
      """
  }

  private func rounded(_ number: Double) -> Double { (number * 100).rounded() / 100 }

  private func colour(_ phase: ListSchema.ScrollPhase) -> String {
    switch phase {
    case .idle: "#999999"
    case .drag: "#d62728"
    case .decelerate: "#1f77b4"
    case .bounce: "#ff7f0e"
    case .animate: "#2ca02c"
    case .update: "#9467bd"
    }
  }
}
