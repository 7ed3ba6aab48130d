/// Collects the values of one numeric field in bounded memory; see `Samples`.
struct FieldSamples {
  private var values: [Double] = []
  private var buckets = BucketCounts()
  /// The number of zeros; their bucket would be far from all others.
  private var zeros = 0
  private let limit: Int
  private var count = 0
  private var rejected = 0
  private var sum = 0.0
  private var largest = -Double.infinity

  /// The bits of a fraction that a bucket leaves out: it keeps sign, exponent and ten bits.
  private static let dropped: UInt64 = 42

  init(limit: Int = Samples.exactLimit) {
    self.limit = limit
  }

  /// True if there are too many values to keep them all.
  private var isBucketed: Bool { count > values.count }

  /// Takes a value; one that is no finite number is counted apart.
  mutating func add(_ value: Double) {
    guard value.isFinite else {
      rejected += 1
      return
    }
    let isBucketed = isBucketed
    count += 1
    sum = sum.addingSaturating(value)
    largest = max(largest, value)
    guard !isBucketed else { return countInBucket(value) }
    values.append(value)
    if values.count > limit { startBuckets() }
  }

  /// Takes what another one has collected, as if all of it had been collected here.
  mutating func merge(_ other: FieldSamples) {
    let areBucketed = isBucketed || other.isBucketed
    count += other.count
    rejected += other.rejected
    sum = sum.addingSaturating(other.sum)
    largest = max(largest, other.largest)
    values += other.values
    guard areBucketed || values.count > limit else { return }
    startBuckets()
    buckets.merge(other.buckets)
    zeros += other.zeros
  }

  /// The statistics of the values; nil when there is none.
  var statistics: FieldStatistics? {
    guard count > 0 else { return nil }
    return FieldStatistics(count: count, rejected: rejected, sum: sum, p50: median, max: largest)
  }

  private var median: Double {
    let rank = (count + 1) / 2
    guard isBucketed else { return DigitSort.sorted(values)[rank - 1] }
    var upTo = 0
    let others = buckets.all.map { (value: Self.value(of: $0.bucket), count: $0.count) }
    for (value, count) in (others + [(value: 0, count: zeros)]).sorted(by: { $0.value < $1.value })
    {
      upTo += count
      if upTo >= rank { return value }
    }
    return largest
  }

  private mutating func startBuckets() {
    for value in values { countInBucket(value) }
    values = []
  }

  private mutating func countInBucket(_ value: Double) {
    if value == 0 { zeros += 1 } else { buckets.add(1, to: Self.bucket(of: value)) }
  }

  private static func bucket(of value: Double) -> Int { Int(value.bitPattern >> dropped) }

  private static func value(of bucket: Int) -> Double {
    Double(bitPattern: UInt64(bucket) << dropped)
  }
}
