/// The number of values in each of a bounded number of buckets.
///
/// Buckets next to each other are counted in an array, since values of one kind are mostly near each
/// other; those far away are hashed.
struct BucketCounts: Sendable {
  /// The maximum number of buckets in the array.
  private static let maxDense = 65_536

  /// The number of the first bucket of `dense`.
  private var first = 0
  private var dense: [UInt32] = []
  private var others: [Int: Int] = [:]

  /// True if nothing was counted.
  var isEmpty: Bool { dense.isEmpty && others.isEmpty }

  /// The buckets that have any values, by their numbers.
  ///
  /// - Complexity: O(n log n) for n buckets.
  var all: [(bucket: Int, count: Int)] {
    let near = dense.enumerated().filter { $0.element > 0 }
      .map { (bucket: first + $0.offset, count: Int($0.element)) }
    guard !others.isEmpty else { return near }
    var all = others
    for (bucket, count) in near { all[bucket, default: 0] += count }
    return all.sorted { $0.key < $1.key }.map { (bucket: $0.key, count: $0.value) }
  }

  /// Counts values of a bucket.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(_ count: Int, to bucket: Int) {
    let place = bucket - first
    if place >= 0, place < dense.count, let sum = Self.sum(dense[place], count) {
      dense[place] = sum
    } else {
      addFar(count, to: bucket)
    }
  }

  /// Takes what another one has counted.
  mutating func merge(_ other: BucketCounts) {
    for (bucket, count) in other.all { add(count, to: bucket) }
  }

  /// Makes room for a bucket, or hashes it.
  private mutating func addFar(_ count: Int, to bucket: Int) {
    if dense.isEmpty { first = bucket }
    let (low, high) = (min(first, bucket), max(first + dense.count, bucket + 1))
    // Room for as much again, so that growing costs little in all.
    let wanted = min(Self.maxDense, max(64, 2 * (high - low)))
    guard high - low <= wanted, Int(exactly: UInt32(clamping: count)) == count,
      bucket < first || bucket >= first + dense.count
    else {
      others[bucket, default: 0] += count
      return
    }
    if low < first {
      let room = min(wanted - dense.count, max(first - low, dense.count))
      dense.insert(contentsOf: repeatElement(0, count: room), at: 0)
      first -= room
    } else {
      dense += repeatElement(0, count: wanted - dense.count)
    }
    dense[bucket - first] = UInt32(count)
  }

  private static func sum(_ value: UInt32, _ count: Int) -> UInt32? {
    UInt32(exactly: Int(value) + count)
  }
}
