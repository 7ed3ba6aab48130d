/// Frames in groups of neighbours, so that a drawing of many stays readable and small.
///
/// Late frames, which must not be lost among the others, are kept apart.
package struct FrameBuckets: Sendable {
  /// Neighbouring frames.
  package struct Bucket: Sendable {
    /// The positions of the first and the last one.
    package let positions: ClosedRange<Int>
    package let minNs: Int64
    package let medianNs: Int64
    package let maxNs: Int64
    /// The number of late frames among them.
    package let late: Int
  }

  package let buckets: [Bucket]

  /// Groups frames; every group but the last has as many of them.
  ///
  /// - Complexity: O(n log n) for n frames.
  package init(_ frames: [Frame], most: Int) {
    let size = max(1, (frames.count + most - 1) / most)
    buckets = stride(from: 0, to: frames.count, by: size).map { first in
      Self.bucket(frames, first..<min(first + size, frames.count))
    }
  }

  private static func bucket(_ frames: [Frame], _ range: Range<Int>) -> Bucket {
    let times = frames[range].map(\.durationNs).sorted()
    return Bucket(
      positions: range.lowerBound...range.upperBound - 1,
      minNs: times.first ?? 0,
      medianNs: times[(times.count - 1) / 2],
      maxNs: times.last ?? 0,
      late: frames[range].count(where: \.isLate)
    )
  }
}
