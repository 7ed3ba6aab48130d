import TraceAnalysis

/// How often sizes were known, over time and by type of content.
struct CachePart {
  private let summary: TraceSummary

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// The part.
  var part: ReportPart {
    guard let measuring = summary.measuring else {
      return ReportPart("caches", "Caches", .leftOut("The trace says nothing about measuring."))
    }
    let types = ReportTables(summary).contentTypes?.markup(
      caption: "Measurements by type of content",
      id: "type-table",
      isFiltered: true
    )
    return ReportPart(
      "caches",
      "Caches",
      .shown(
        [.element("p", [:], sentence(measuring))] + overTime(measuring)
          + [types].compactMap { $0 }
      )
    )
  }

  private func sentence(_ measuring: MeasuringSummary) -> String {
    guard let hits = measuring.cacheHits else {
      return
        "\(measuring.measured) sizes measured; cache hits are not known, because no layout was "
        + "recorded."
    }
    let rate = measuring.hitRate.map { ": a hit rate of \(Readable.share($0))" } ?? ""
    return "\(measuring.measured) sizes measured, \(hits) known from the cache\(rate)."
  }

  private func overTime(_ measuring: MeasuringSummary) -> [Markup] {
    let moments = measuring.overTime.filter { $0.cache.hitRate != nil }
    guard moments.count > 1 else { return [] }
    let points = moments.map {
      Chart.Point(Double($0.startNs) / 1e9, $0.cache.hitRate ?? 0)
    }
    let chart = Chart(
      id: "hit-rate",
      title: "Hit rate over time",
      summary: "The share of sizes that were known, in steps of "
        + "\(Readable.time(measuring.momentNs)).",
      x: ChartAxis("seconds", showing: points.map(\.x)),
      y: ChartAxis("hit rate", 0...1),
      series: [
        Chart.Series(name: "hit rate", colour: .green, shape: .line, points: points)
      ]
    )
    return [ChartFigure(chart, table(moments)).markup]
  }

  private func table(_ moments: [MeasuringSummary.Moment]) -> DataTable {
    var table = DataTable(
      [.words("At")] + ["Measured", "Known", "Hit rate"].map { .number($0) }
    )
    for moment in moments {
      table.add([
        .time(moment.startNs), .count(moment.cache.measured), .count(moment.cache.cacheHits),
        .share(moment.cache.hitRate),
      ])
    }
    return table
  }
}
