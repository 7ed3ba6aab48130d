import TraceAnalysis

/// The part of a text report that is about measuring.
struct MeasuringText {
  /// How many types of content are listed.
  private static let maxTypes = 8

  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// How often elements had to be measured, and which.
  var lines: [String] {
    guard let measuring = summary.measuring else { return [] }
    return [style.heading("Measuring"), total(measuring)] + types(measuring)
  }

  private func total(_ measuring: MeasuringSummary) -> String {
    let sizes = "  \(measuring.measured) sizes measured"
    guard let hits = measuring.cacheHits else {
      return sizes + "; cache hits are not known, because no layout was recorded."
    }
    let rate = measuring.hitRate.map { ", hit rate \(Readable.share($0))" } ?? ""
    return sizes + ", \(hits) known from the cache" + rate
  }

  private func types(_ measuring: MeasuringSummary) -> [String] {
    guard measuring.byType.contains(where: { $0.name != nil }) else { return [] }
    var table = TextTable(["content type", "measured", "total", "hit rate"], firstColumn: 60)
    for type in measuring.byType.prefix(Self.maxTypes) {
      table.add([
        type.name ?? "-", "\(type.count)", Readable.time(type.totalNs),
        Readable.share(type.cache?.hitRate),
      ])
    }
    let hidden = measuring.byType.count - Self.maxTypes
    return table.lines() + (hidden > 0 ? ["  and \(Readable.count(hidden, "type")) more"] : [])
  }
}
