/// Sum, median and maximum of one numeric field over all intervals of a kind.
///
/// Whole numbers are exact up to 2^53. Values that are not numbers (NaN) are left out and counted.
public struct FieldStatistics: Hashable, Sendable {
  /// How many values there are.
  public let count: Int
  /// How many values were no numbers.
  public let rejected: Int
  /// The sum, in the field's unit.
  public let sum: Double
  /// The median by nearest rank, in the field's unit.
  public let p50: Double
  /// The largest value, in the field's unit.
  public let max: Double

  /// Takes values in any order; nil when there is none.
  public init?(_ values: [Double]) {
    let sorted = values.filter { $0.isFinite }.sorted()
    guard let largest = sorted.last else { return nil }
    count = sorted.count
    rejected = values.count - sorted.count
    sum = sorted.reduce(0, +)
    p50 = sorted[(sorted.count + 1) / 2 - 1]
    max = largest
  }
}
