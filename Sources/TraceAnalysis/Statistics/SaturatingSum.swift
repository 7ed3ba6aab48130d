extension Int64 {
  /// The sum of two numbers, or the largest or smallest number there is where it does not fit.
  ///
  /// A damaged trace may claim intervals of centuries; it must not stop the program.
  package func addingSaturating(_ other: Int64) -> Int64 {
    let (result, overflow) = addingReportingOverflow(other)
    return overflow ? (other < 0 ? .min : .max) : result
  }
}

extension Sequence where Element == Int64 {
  /// The sum, or the largest or smallest number there is where it does not fit.
  package func saturatingSum() -> Int64 {
    reduce(0) { $0.addingSaturating($1) }
  }
}

extension Double {
  /// The sum of two finite numbers, or the largest or smallest finite one where it does not fit.
  func addingSaturating(_ other: Double) -> Double {
    Swift.min(Swift.max(self + other, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }
}
