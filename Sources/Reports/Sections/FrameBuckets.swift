import TraceAnalysis

/// Frames in groups of neighbours, so that a drawing of many stays readable and small.
///
/// Late frames, which must not be lost among the others, are kept apart.
struct FrameBuckets: Sendable {
  /// Neighbouring frames.
  struct Bucket: Sendable {
    /// The positions of the first and the last one.
    let positions: ClosedRange<Int>
    let minNs: Int64
    let medianNs: Int64
    let maxNs: Int64
    /// The number of late frames among them.
    let late: Int
  }

  let buckets: [Bucket]

  /// Groups frames; every group but the last has as many of them.
  ///
  /// - Complexity: O(n log n) for n frames.
  init(_ frames: [Frame], most: Int) {
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
