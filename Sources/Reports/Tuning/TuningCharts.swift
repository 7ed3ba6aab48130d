import Foundation
import TraceAnalysis

/// The curves of parameters, what is chosen between, and two parameters over each other.
struct TuningCharts {
  private let tuning: Tuning

  init(_ tuning: Tuning) {
    self.tuning = tuning
  }

  /// The section with all charts; nil where there is nothing to draw.
  var section: Section? {
    let charts = tuning.parameters.compactMap(curve) + [pareto, heat].compactMap { $0 }
    return charts.isEmpty ? nil : Section("charts", "Charts", charts)
  }

  private static let ratio = "objective, default = 1"
  private static let columns = ["point", "rounds", "ratio", "noise", "blank_area_points"]

  private func data(_ id: String, _ caption: String, _ points: [TunedPoint]) -> Table {
    Table(id, caption, ReportFields.tunedPoint[Self.columns], points)
  }

  // MARK: One parameter

  /// The objective over the values of a parameter, with a band as wide as the noise.
  private func curve(_ parameter: TunedParameter) -> Block? {
    let known = parameter.values.enumerated().compactMap { place, value -> Place? in
      let point =
        value == parameter.defaultValue ? TuningPoint.default : TuningPoint([parameter.name: value])
      guard let found = tuning.points.first(where: { $0.point == point }), let ratio = found.ratio
      else { return nil }
      return Place(x: Double(value) ?? Double(place), ratio: ratio, found: found)
    }
    guard known.count > 1 else { return nil }
    // A logarithmic axis has no 0.
    let isLogarithmic = parameter.isLogarithmic && known.allSatisfy { $0.x > 0 }
    let ends = known.flatMap { [$0.ratio * $0.factor, $0.ratio / $0.factor] }
    let chart = Chart(
      id: "curve-\(parameter.name.replacingOccurrences(of: ".", with: "-"))",
      title: "\(tuning.objective.metric.title) by \(parameter.name)",
      summary:
        "The objective over the values that were tried; the band is the noise of the rounds.",
      x: ChartAxis(
        Double(parameter.values[0]) == nil
          ? parameter.values.enumerated().map { "\($0) \($1)" }.joined(separator: ", ")
          : parameter.name,
        isLogarithmic
          ? known[0].x...known[known.count - 1].x
          : min(0, known[0].x)...known[known.count - 1].x,
        isLogarithmic: isLogarithmic
      ),
      y: ChartAxis(Self.ratio, showing: ends),
      series: [
        .init(
          name: "noise",
          colour: .sky,
          shape: .band,
          points: known.map { Chart.Point($0.x, $0.ratio * $0.factor, low: $0.ratio / $0.factor) }
        ),
        .init(
          name: parameter.name,
          colour: .blue,
          shape: .line,
          points: known.map { Chart.Point($0.x, $0.ratio) }
        ),
        .init(
          name: "tried",
          colour: .vermillion,
          shape: .dots,
          points: known.map { Chart.Point($0.x, $0.ratio) }
        ),
      ],
      rules: Double(parameter.defaultValue).map {
        [Chart.Rule(axis: .x, at: $0, label: "default")]
      } ?? []
    )
    let id = "curve-table-\(parameter.name.replacingOccurrences(of: ".", with: "-"))"
    return Block(.chart(chart, data(id, parameter.name, known.map(\.found))), in: .page)
  }

  private struct Place {
    let x: Double
    let ratio: Double
    let found: TunedPoint
    /// The noise as a factor.
    var factor: Double {
      let noise = found.noise ?? 0
      return noise.isFinite ? exp(noise) : 1
    }
  }

  // MARK: All points

  /// The objective against the blank area, or against memory where nothing is ever blank.
  private var pareto: Block? {
    let known = tuning.points.filter { $0.ratio != nil && $0.violation == nil }
    guard known.count > 1 else { return nil }
    let isBlank = known.contains { $0.blankArea > 0 }
    func other(_ point: TunedPoint) -> Double {
      isBlank ? point.blankArea : (point.peakResidentBytes ?? 0) / 1e6
    }
    func series(
      _ name: String,
      _ colour: Chart.Colour,
      _ shape: Chart.Shape,
      _ points: [TunedPoint]
    ) -> Chart.Series {
      .init(
        name: name,
        colour: colour,
        shape: shape,
        points: points.sorted { other($0) < other($1) }
          .map { Chart.Point(other($0), $0.ratio ?? 0) }
      )
    }
    let chart = Chart(
      id: "pareto-chart",
      title: "Points to choose between",
      summary: "Each point's objective against \(isBlank ? "blank area" : "peak memory").",
      x: ChartAxis(
        isBlank ? "blank area, points" : "peak memory, MB",
        showing: known.map(other)
      ),
      y: ChartAxis(Self.ratio, showing: known.compactMap(\.ratio)),
      series: [
        series("tried", .sky, .dots, known.filter { !$0.isParetoOptimal }),
        series("no other is better in all", .vermillion, .dots, known.filter(\.isParetoOptimal)),
        series("default", .blue, .squares, known.filter(\.point.isDefault)),
      ].filter { !$0.points.isEmpty }
    )
    return Block(.chart(chart, data("pareto-data", "All points", known)), in: .page)
  }

  // MARK: Two parameters

  /// Classes of the objective against the default, with their colours.
  private static let classes: [(limit: Double, name: String, colour: Chart.Colour)] = [
    (0.9, "below 0.9", .green), (0.97, "0.9 to 0.97", .sky), (1.03, "0.97 to 1.03", .blue),
    (1.1, "1.03 to 1.1", .orange), (.infinity, "above 1.1", .vermillion),
  ]

  /// The points of two parameters that were combined, coloured by their objective.
  private var heat: Block? {
    guard let pair = tuning.points.first(where: { $0.point.settings.count == 2 }) else {
      return nil
    }
    let names = pair.point.settings.keys.sorted()
    let defaults = names.map { name in
      tuning.parameters.first { $0.name == name }?.defaultValue ?? "0"
    }
    func place(_ point: TunedPoint) -> Chart.Point? {
      guard point.point.settings.keys.allSatisfy(names.contains),
        let x = Double(point.point.settings[names[0]] ?? defaults[0]),
        let y = Double(point.point.settings[names[1]] ?? defaults[1])
      else { return nil }
      return Chart.Point(x, y)
    }
    let known = tuning.points.filter { $0.ratio != nil && place($0) != nil }
    guard known.count > 3 else { return nil }
    var below = 0.0
    let series = Self.classes.map { entry -> Chart.Series in
      let points = known.filter { below <= ($0.ratio ?? 0) && ($0.ratio ?? 0) < entry.limit }
      below = entry.limit
      return .init(
        name: entry.name,
        colour: entry.colour,
        shape: .squares,
        points: points.compactMap(place)
      )
    }
    let chart = Chart(
      id: "heat",
      title: "\(names[1]) over \(names[0])",
      summary: "Each point's objective against the default's, by colour.",
      x: ChartAxis(names[0], showing: known.compactMap { place($0)?.x }),
      y: ChartAxis(names[1], showing: known.compactMap { place($0)?.y }),
      series: series.filter { !$0.points.isEmpty }
    )
    return Block(.chart(chart, data("heat-data", "Combined values", known)), in: .page)
  }
}
