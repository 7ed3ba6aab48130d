/// Adds up values over time in a bounded number of buckets of equal width.
///
/// Begins with buckets of a millisecond, and doubles their width whenever there would be too many.
struct TimeBuckets<Value: Sendable>: Sendable {
  private let maxBuckets: Int
  private let merge: @Sendable (inout Value, Value) -> Void
  private(set) var widthNs: Int64 = 1_000_000
  private var buckets: [Int64: Value] = [:]

  init(_ maxBuckets: Int, merge: @escaping @Sendable (inout Value, Value) -> Void) {
    self.maxBuckets = maxBuckets
    self.merge = merge
  }

  /// The buckets that hold anything, in the order of time, each with its begin.
  var rows: [(startNs: Int64, value: Value)] {
    buckets.sorted { $0.key < $1.key }.map { ($0.key * widthNs, $0.value) }
  }

  /// Takes what another one has added up, which merges values in the same way.
  mutating func merge(_ other: TimeBuckets) {
    for (startNs, value) in other.rows { add(value, at: startNs) }
  }

  /// Takes a value; times are from 0.
  mutating func add(_ value: Value, at timeNs: Int64) {
    let time = max(0, timeNs)
    while time / widthNs >= Int64(maxBuckets) { double() }
    put(value, into: time / widthNs)
  }

  private mutating func put(_ value: Value, into bucket: Int64) {
    guard buckets[bucket] != nil else {
      buckets[bucket] = value
      return
    }
    if var known = buckets[bucket] {
      merge(&known, value)
      buckets[bucket] = known
    }
  }

  private mutating func double() {
    let old = buckets.sorted { $0.key < $1.key }
    buckets = [:]
    widthNs *= 2
    for (bucket, value) in old { put(value, into: bucket / 2) }
  }
}
