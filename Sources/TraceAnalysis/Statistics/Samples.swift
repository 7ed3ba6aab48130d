/// Collects durations in bounded memory.
///
/// Exact up to `exactLimit` values. From then on values are counted in buckets whose width is less
/// than a thousandth of the value, so that quantiles are off by less than 0.05 %; count, sum, minimum
/// and maximum stay exact. (The buckets are those of HdrHistogram, G. Tene.)
struct Samples {
  /// How many values are kept as they are: 1 MB of them.
  static let exactLimit = 131_072
  /// How many leading bits of a value its bucket keeps.
  private static let significantBits = 11

  private var values: [Int64] = []
  private var buckets: [Int64: Int] = [:]
  private let limit: Int
  private(set) var count = 0
  private(set) var rejected = 0
  private(set) var sum: Int64 = 0
  private var smallest = Int64.max
  private var largest: Int64 = 0

  init(limit: Int = Self.exactLimit) {
    self.limit = limit
  }

  /// Takes a duration; a negative one cannot be right, and is counted apart.
  mutating func add(_ value: Int64) {
    guard value >= 0 else {
      rejected += 1
      return
    }
    count += 1
    let (total, overflow) = sum.addingReportingOverflow(value)
    sum = overflow ? .max : total
    smallest = min(smallest, value)
    largest = max(largest, value)
    guard buckets.isEmpty else {
      buckets[Self.bucket(of: value), default: 0] += 1
      return
    }
    values.append(value)
    if values.count > limit { startBuckets() }
  }

  /// What was collected.
  var distribution: Distribution {
    if buckets.isEmpty {
      return Distribution(sorted: values.sorted(), rejected: rejected, sum: sum)
    }
    var upTo = 0
    let steps = buckets.sorted { $0.key < $1.key }.map { value, count in
      upTo += count
      return Distribution.Step(value: Self.middle(of: value), upTo: upTo)
    }
    return Distribution(steps, min: smallest, max: largest, rejected: rejected, sum: sum)
  }

  private mutating func startBuckets() {
    for value in values { buckets[Self.bucket(of: value), default: 0] += 1 }
    values = []
  }

  /// The smallest value of the bucket.
  private static func bucket(of value: Int64) -> Int64 {
    let shift = max(0, Int64.bitWidth - value.leadingZeroBitCount - significantBits)
    return (value >> shift) << shift
  }

  private static func middle(of bucket: Int64) -> Int64 {
    let shift = max(0, Int64.bitWidth - bucket.leadingZeroBitCount - significantBits)
    return bucket + (shift > 0 ? 1 << (shift - 1) : 0)
  }
}
