/// Collects the values of one numeric field in bounded memory; see `Samples`.
struct FieldSamples {
  private var values: [Double] = []
  private var buckets: [UInt64: Int] = [:]
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

  /// Takes a value; one that is no finite number is counted apart.
  mutating func add(_ value: Double) {
    guard value.isFinite else {
      rejected += 1
      return
    }
    count += 1
    sum = sum.addingSaturating(value)
    largest = max(largest, value)
    guard buckets.isEmpty else {
      buckets[value.bitPattern >> Self.dropped, default: 0] += 1
      return
    }
    values.append(value)
    if values.count > limit { startBuckets() }
  }

  /// Takes what another one has collected, as if all of it had been collected here.
  mutating func merge(_ other: FieldSamples) {
    count += other.count
    rejected += other.rejected
    sum = sum.addingSaturating(other.sum)
    largest = max(largest, other.largest)
    values += other.values
    guard !buckets.isEmpty || !other.buckets.isEmpty || values.count > limit else { return }
    startBuckets()
    buckets.merge(other.buckets, uniquingKeysWith: +)
  }

  /// What was collected; nil when there is no value.
  var statistics: FieldStatistics? {
    guard count > 0 else { return nil }
    return FieldStatistics(count: count, rejected: rejected, sum: sum, p50: median, max: largest)
  }

  private var median: Double {
    let rank = (count + 1) / 2
    if buckets.isEmpty { return values.sorted()[rank - 1] }
    var upTo = 0
    for (value, count) in buckets.map({ (Double(bitPattern: $0 << Self.dropped), $1) })
      .sorted(by: { $0.0 < $1.0 })
    {
      upTo += count
      if upTo >= rank { return value }
    }
    return largest
  }

  private mutating func startBuckets() {
    for value in values { buckets[value.bitPattern >> Self.dropped, default: 0] += 1 }
    values = []
  }
}
