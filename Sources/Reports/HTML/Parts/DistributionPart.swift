import Foundation
import TraceAnalysis

/// How durations of frames are distributed: how many of each, and how many are not longer.
struct DistributionPart {
  private let summary: TraceSummary

  /// So many bars for each tenfold.
  private static let barsPerDecade = 16.0

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// The part.
  var part: ReportPart {
    guard let frames = summary.frames, frames.durations.count > 1 else {
      return ReportPart(
        "distribution",
        "Distribution",
        .leftOut("A distribution needs at least two frames.")
      )
    }
    return ReportPart(
      "distribution",
      "Distribution",
      .shown([
        .element(
          "div",
          ["class": "pair"],
          [
            ChartFigure(histogram(frames), histogramTable(frames)).markup,
            ChartFigure(shares(frames), quantileTable(frames)).markup,
          ]
        )
      ])
    )
  }

  private func axis(_ frames: FrameSummary) -> ChartAxis {
    ChartAxis(
      "milliseconds, log",
      showing: [frames.durations.min, frames.durations.max].compactMap { $0 }
        .map { Double(max(1, $0)) / 1e6 } + [budget(frames)],
      isLogarithmic: true
    )
  }

  private func budget(_ frames: FrameSummary) -> Double {
    Double(frames.budget.budgetNs) / frames.budget.slowdown / 1e6
  }

  private func rule(_ frames: FrameSummary) -> Chart.Rule {
    Chart.Rule(axis: .x, at: budget(frames), label: "budget")
  }

  // MARK: How many of each

  private func bars(_ frames: FrameSummary) -> [Chart.Point] {
    let counts = Dictionary(
      grouping: frames.frames.map { frame in
        Int(floor(log10(Double(max(1, frame.durationNs))) * Self.barsPerDecade))
      },
      by: { $0 }
    ).mapValues(\.count)
    guard let first = counts.keys.min(), let last = counts.keys.max() else { return [] }
    return (first...last + 1).map { bar in
      let limit = pow(10, Double(bar) / Self.barsPerDecade) / 1e6
      return Chart.Point(limit, Double(counts[bar] ?? 0))
    }
  }

  private func histogram(_ frames: FrameSummary) -> Chart {
    let bars = bars(frames)
    return Chart(
      id: "histogram",
      title: "How many frames took how long",
      summary: "Half of all frames took at most \(Readable.time(frames.durations.p50)).",
      x: axis(frames),
      y: ChartAxis("frames", showing: bars.map(\.y)),
      series: [Chart.Series(name: "frames", colour: .blue, shape: .bars, points: bars)],
      rules: [rule(frames)]
    )
  }

  private func histogramTable(_ frames: FrameSummary) -> DataTable {
    var table = DataTable([.words("From"), .number("Frames")])
    for bar in bars(frames) where bar.y > 0 {
      table.add([.time(Int64(clamping: bar.x * 1e6)), .count(Int(bar.y))])
    }
    return table
  }

  // MARK: How many are not longer

  private func shares(_ frames: FrameSummary) -> Chart {
    var series = [
      Chart.Series(
        name: "all frames",
        colour: .blue,
        shape: .line,
        points: Self.shares(frames.durations)
      )
    ]
    if let minima = frames.minima {
      series.append(
        Chart.Series(
          name: "shortest of each frame over repetitions",
          colour: .green,
          shape: .dashes,
          points: Self.shares(minima.durations)
        )
      )
    }
    return Chart(
      id: "shares",
      title: "Share of frames that took no longer",
      summary: "95 % took at most \(Readable.time(frames.durations.p95)).",
      x: axis(frames),
      y: ChartAxis("share of frames", 0...1),
      series: series,
      rules: [rule(frames)]
    )
  }

  private static func shares(_ times: Distribution) -> [Chart.Point] {
    let steps = min(500, max(1, times.count))
    return (0...steps).compactMap { step in
      let perMille = max(1, step * 1000 / steps)
      return times.quantile(perMille: perMille).map {
        Chart.Point(Double(max(1, $0)) / 1e6, Double(perMille) / 1000)
      }
    }
  }

  private func quantileTable(_ frames: FrameSummary) -> DataTable {
    let minima = frames.minima?.durations
    var table = DataTable(
      [.words("Share"), .number("All frames")]
        + (minima == nil ? [] : [.number("Shortest over repetitions")])
    )
    for perMille in [10, 50, 100, 250, 500, 750, 900, 950, 990, 1000] {
      table.add(
        [
          .number(Double(perMille), "\(perMille / 10) %"),
          .time(frames.durations.quantile(perMille: perMille)),
        ] + (minima.map { [.time($0.quantile(perMille: perMille))] } ?? [])
      )
    }
    return table
  }
}
