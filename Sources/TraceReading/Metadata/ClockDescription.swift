/// A clock of a trace: how often it ticks, and when it began.
struct ClockDescription {
  var frequency: UInt64 = 1_000_000_000
  var offsetSeconds: Int64 = 0
  /// The offset to be added to the clock's values.
  var offsetCycles: UInt64 = 0

  /// Times beyond this are damage: their differences would not fit into 64 bits.
  static let latestNs: Int64 = 1 << 62

  /// The time when the clock showed 0, in nanoseconds since 1970; nil where that is no time.
  var originNs: Int64? {
    let (seconds, cycles) = offsetCycles.quotientAndRemainder(dividingBy: frequency)
    guard let whole = Int64(exactly: seconds), let rest = nanoseconds(cycles) else { return nil }
    let (sum, isBad) = whole.addingReportingOverflow(offsetSeconds)
    let (origin, isFar) = sum.multipliedReportingOverflow(by: 1_000_000_000)
    guard !isBad, !isFar, origin.magnitude < Self.latestNs - 1_000_000_000 else { return nil }
    return origin + rest
  }

  /// Returns the time of a number of ticks; nil where that is longer than any trace.
  func nanoseconds(_ cycles: UInt64) -> Int64? {
    guard frequency != 1_000_000_000 else { return cycles < Self.latestNs ? Int64(cycles) : nil }
    let product = cycles.multipliedFullWidth(by: 1_000_000_000)
    guard product.high < frequency else { return nil }
    let quotient = frequency.dividingFullWidth(product).quotient
    return quotient < Self.latestNs ? Int64(quotient) : nil
  }
}
