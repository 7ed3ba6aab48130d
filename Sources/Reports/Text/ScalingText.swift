import Foundation
import TraceAnalysis

/// The part of a text report that says how costs grow; empty where nothing could be fitted.
struct ScalingText {
  private let summary: TraceSummary
  private let style: TextStyle

  init(_ summary: TraceSummary, _ style: TextStyle) {
    self.summary = summary
    self.style = style
  }

  /// A row for every fit.
  var lines: [String] {
    guard !summary.scaling.isEmpty else { return [] }
    var table = TextTable(
      ["cost", "against", "pairs", "exponent", "95 %", "smallest", "costs", "largest", "costs"],
      firstColumn: 28
    )
    for row in summary.scaling {
      let fit = row.fit
      table.add([
        row.cost, row.size == .depth ? "depth, points" : "items", "\(fit.count)",
        String(format: "%.2f", fit.exponent), String(format: "± %.2f", fit.exponentMargin),
        String(format: "%.0f", fit.smallest), cost(fit, of: fit.smallest),
        String(format: "%.0f", fit.largest), cost(fit, of: fit.largest),
      ])
    }
    return [style.heading("Growth")] + table.lines() + [
      "  cost = a · sizeᵇ over the logarithms; 0 is independent, 1 in proportion."
    ]
  }

  private func cost(_ fit: PowerFit, of size: Double) -> String {
    Readable.time(Int64(exactly: fit.cost(of: size).rounded()))
  }
}
