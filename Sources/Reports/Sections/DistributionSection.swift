import Foundation
import TraceAnalysis

/// The distribution of the durations of frames: how many of each, and how many are not longer.
struct DistributionSection {
  private let context: SectionContext

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("distribution"), context.title("Distribution"))
    guard let frames = context.group.group.frames, frames.durations.count > 1 else {
      return .leftOut(id, title, "A distribution needs at least two frames.")
    }
    let charts = [
      Block(.chart(histogram(frames), histogramTable(frames))),
      Block(.chart(shares(frames), quantileTable(frames))),
    ]
    return Section(id, title, [Block(.pair(charts), in: .page)])
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
    Double(frames.budget.budgetNs) / frames.meanSlowdown / 1e6
  }

  private func rule(_ frames: FrameSummary) -> Chart.Rule {
    Chart.Rule(axis: .x, at: budget(frames), label: "budget")
  }

  // MARK: How many of each

  private func buckets(_ frames: FrameSummary) -> [DurationBucket] {
    DurationBucket.all(frames.frames.map(\.durationNs))
  }

  private func histogram(_ frames: FrameSummary) -> Chart {
    let buckets = buckets(frames)
    let end = DurationBucket.end(buckets).map { [DurationBucket(fromNs: $0, count: 0)] } ?? []
    let bars = (buckets + end).map { Chart.Point(Double($0.fromNs) / 1e6, Double($0.count)) }
    return Chart(
      id: context.id("histogram"),
      title: "Frames by duration",
      summary: "Half of all frames took at most \(Readable.time(frames.durations.p50)).",
      x: axis(frames),
      y: ChartAxis("frames", showing: bars.map(\.y)),
      series: [Chart.Series(name: "frames", colour: .blue, shape: .bars, points: bars)],
      rules: [rule(frames)]
    )
  }

  private func histogramTable(_ frames: FrameSummary) -> Table {
    Table(
      context.id("histogram-table"),
      "Frames by duration",
      ReportFields.durationBucket.all,
      buckets(frames).filter { $0.count > 0 }
    )
  }

  // MARK: How many are not longer

  private func shares(_ frames: FrameSummary) -> Chart {
    let all = Chart.Series(
      name: "all frames",
      colour: .blue,
      shape: .line,
      points: Self.shares(frames.durations)
    )
    let minima = frames.minima.map { minima in
      Chart.Series(
        name: "shortest of each frame over repetitions",
        colour: .green,
        shape: .dashes,
        points: Self.shares(minima.durations)
      )
    }
    return Chart(
      id: context.id("shares"),
      title: "Share of frames that took no longer",
      summary: frames.durations.p95.map { "95 % took at most \(Readable.time($0))." }
        ?? "The longest took \(Readable.time(frames.durations.max)).",
      x: axis(frames),
      y: ChartAxis("share of frames", 0...1),
      series: [all] + [minima].compactMap { $0 },
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

  private func quantileTable(_ frames: FrameSummary) -> Table {
    let columns = ["share", "duration_ns"] + (frames.minima == nil ? [] : ["minimum_ns"])
    return Table(
      context.id("quantile-table"),
      "Share of frames that took no longer",
      ReportFields.quantile[columns],
      Quantile.all(frames)
    )
  }
}
