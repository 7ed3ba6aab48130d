import TraceAnalysis

/// Values as a line of small bars: `▃▃▄▃█`.
struct Sparkline {
  private static let bars = Array("▁▂▃▄▅▆▇█")
  /// Values whose smallest and largest differ by less than this share are drawn alike.
  private static let leastSpread = 0.01

  /// The bars: from the smallest value to the largest, in the order of the values.
  let text: String

  /// Draws values; several share a bar, which is their median, where there is no room for all.
  ///
  /// - Precondition: the width is above 0.
  init(_ values: [Double], width: Int = 32) {
    let count = min(width, values.count)
    let shown = (0..<count).compactMap { bar in
      values[(bar * values.count / count)..<((bar + 1) * values.count / count)].median
    }
    let (low, high) = (shown.min() ?? 0, shown.max() ?? 0)
    let isFlat = high - low <= Self.leastSpread * max(abs(high), abs(low))
    // Halves, as the largest numbers have no difference.
    let range = high / 2 - low / 2
    text = String(
      shown.map { value in
        guard !isFlat else { return Self.bars[3] }
        return Self.bars[Int(((value / 2 - low / 2) / range * 7).rounded())]
      }
    )
  }
}
