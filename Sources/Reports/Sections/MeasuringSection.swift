import TraceAnalysis

/// The sources of sizes, over time and by type of content.
struct MeasuringSection {
  private let context: SectionContext

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("measuring"), context.title("Measuring"))
    guard let measuring = context.group.group.measuring else {
      return .leftOut(id, title, "The trace says nothing about measuring.")
    }
    return Section(
      id,
      title,
      [Block(.paragraph(Sentence(sentence(measuring))), in: [.terminal, .page])]
        + overTime(measuring) + types(measuring)
    )
  }

  private func sentence(_ measuring: MeasuringSummary) -> String {
    let sizes = "\(Readable.number(measuring.measured)) sizes measured"
    guard let cache = measuring.cache else {
      return sizes + "; how many were cached is not known, because no layout was recorded."
    }
    let rate = measuring.hitRate.map { ": a hit rate of \(Readable.share($0))" } ?? ""
    let fixed =
      cache.fixed.map { "; \(Readable.number($0)) more are fixed" }
      ?? "; the trace counts fixed sizes as cached ones"
    return sizes + ", \(Readable.number(cache.cached)) cached\(rate)\(fixed)."
  }

  private func types(_ measuring: MeasuringSummary) -> [Block] {
    guard measuring.byType.contains(where: { $0.name != nil }) else { return [] }
    let stages = context.group.group.stages.compactMap { stage in
      stage.measuring?.total(named: stage.stage.words)
    }
    let table = Table(
      context.id("type-table"),
      "Measurements by type of content",
      ReportFields.contentType.all,
      measuring.byType + stages,
      max: 200
    )
    return [Block(.table(table, briefRows: 4, isFiltered: true))]
  }

  private func overTime(_ measuring: MeasuringSummary) -> [Block] {
    let moments = measuring.overTime.filter { $0.cache.hitRate != nil }
    guard moments.count > 1 else { return [] }
    let points = moments.map {
      Chart.Point(Double($0.startNs) / 1e9, $0.cache.hitRate ?? 0)
    }
    let chart = Chart(
      id: context.id("hit-rate"),
      title: "Hit rate over time",
      summary: "Cached sizes, as a share of cached and measured ones, in steps of "
        + "\(Readable.time(measuring.momentNs)).",
      x: ChartAxis("seconds", showing: points.map(\.x)),
      y: ChartAxis("hit rate", 0...1),
      series: [Chart.Series(name: "hit rate", colour: .green, shape: .line, points: points)]
    )
    let table = Table(
      context.id("moment-table"),
      "Hit rate over time",
      ReportFields.moment.all,
      moments
    )
    return [Block(.chart(chart, table), in: .page)]
  }
}
