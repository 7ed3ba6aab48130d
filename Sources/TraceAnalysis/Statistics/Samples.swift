/// Collects durations in bounded memory.
///
/// Exact up to `exactLimit` values. From then on values are counted in buckets whose width is less
/// than a thousandth of the value, so that quantiles are off by less than 0.05 %; count, sum, minimum
/// and maximum stay exact. (The buckets are those of HdrHistogram, G. Tene.)
struct Samples {
  /// The number of values that are kept as they are: 1 MB of them.
  static let exactLimit = 131_072
  /// The number of leading bits of a value that its bucket keeps.
  private static let significantBits = 11

  private var values: [Int64] = []
  /// The number of values in each bucket; empty while all values are kept.
  private var buckets = BucketCounts()
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
    sum = sum.addingSaturating(value)
    smallest = min(smallest, value)
    largest = max(largest, value)
    guard buckets.isEmpty else {
      count(value)
      return
    }
    values.append(value)
    if values.count > limit { startBuckets() }
  }

  /// Takes what another one has collected, as if all of it had been collected here.
  mutating func merge(_ other: Samples) {
    count += other.count
    rejected += other.rejected
    sum = sum.addingSaturating(other.sum)
    smallest = min(smallest, other.smallest)
    largest = max(largest, other.largest)
    values += other.values
    guard !buckets.isEmpty || !other.buckets.isEmpty || values.count > limit else { return }
    startBuckets()
    buckets.merge(other.buckets)
  }

  /// The distribution of the values.
  var distribution: Distribution {
    if buckets.isEmpty {
      return Distribution(sorted: DigitSort.sorted(values), rejected: rejected, sum: sum)
    }
    var upTo = 0
    let steps = buckets.all.map { bucket, count in
      upTo += count
      return Distribution.Step(value: Self.middle(of: bucket), upTo: upTo)
    }
    return Distribution(steps, min: smallest, max: largest, rejected: rejected, sum: sum)
  }

  private mutating func startBuckets() {
    for value in values { count(value) }
    values = []
  }

  private mutating func count(_ value: Int64) {
    buckets.add(1, to: Self.bucket(of: value))
  }

  /// The buckets of each power of two follow those of the smaller ones.
  private static func bucket(of value: Int64) -> Int {
    let shift = max(0, Int64.bitWidth - value.leadingZeroBitCount - significantBits)
    return shift << (significantBits - 1) + Int(value >> shift)
  }

  private static func middle(of bucket: Int) -> Int64 {
    let half = 1 << (significantBits - 1)
    guard bucket >= 2 * half else { return Int64(bucket) }
    let shift = bucket / half - 1
    return Int64(bucket - shift * half) << shift + 1 << (shift - 1)
  }
}
