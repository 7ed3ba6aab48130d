extension Sequence where Element == Int64 {
  /// The sum, or the largest number there is where it does not fit.
  ///
  /// A damaged trace may claim intervals of centuries; it must not stop the program.
  func saturatingSum() -> Int64 {
    reduce(0) { sum, value in
      let (result, overflow) = sum.addingReportingOverflow(value)
      return overflow ? (value < 0 ? .min : .max) : result
    }
  }
}
