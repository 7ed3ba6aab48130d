/// Sum, median and maximum of one numeric field over all intervals of a kind.
///
/// Whole numbers are exact up to 2^53. Values that are not numbers (NaN) are left out and counted.
public struct FieldStatistics: Hashable, Sendable {
  /// The number of values.
  public let count: Int
  /// The number of values that were no numbers.
  public let rejected: Int
  /// The sum, in the field's unit.
  public let sum: Double
  /// The median by nearest rank, in the field's unit.
  public let p50: Double
  /// The largest value, in the field's unit.
  public let max: Double

  init(count: Int, rejected: Int, sum: Double, p50: Double, max: Double) {
    self.count = count
    self.rejected = rejected
    self.sum = sum
    self.p50 = p50
    self.max = max
  }

  /// Takes values in any order; nil when there is none.
  public init?(_ values: [Double]) {
    var samples = FieldSamples(limit: .max)
    for value in values { samples.add(value) }
    guard let statistics = samples.statistics else { return nil }
    self = statistics
  }
}
