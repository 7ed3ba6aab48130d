/// Tells most elements from those of a small set, by numbers that equal elements have in common.
///
/// A table of bytes, nearly all of them zero.
public struct MarkFilter {
  private static let slots = 256...65_536

  @usableFromInline var isMarked: [Bool]
  @usableFromInline let shift: UInt64

  /// Creates a filter for a number of elements; their marks should differ in the upper bits.
  ///
  /// - Complexity: O(capacity).
  public init(capacity: Int) {
    let slots = min(
      max(Self.slots.lowerBound, (capacity * 64).nextPowerOfTwo),
      Self.slots.upperBound
    )
    shift = UInt64(slots.leadingZeroBitCount + 1)
    isMarked = [Bool](repeating: false, count: slots)
  }

  /// Adds the mark of an element.
  @inlinable
  public mutating func insert(_ mark: UInt64) {
    isMarked[Int(truncatingIfNeeded: mark &>> shift)] = true
  }

  /// Returns whether an element with a mark may be in the set.
  @inlinable @inline(__always)
  public func mayContain(_ mark: UInt64) -> Bool {
    isMarked.withUnsafeBufferPointer {
      $0.baseAddress.unsafelyUnwrapped[Int(truncatingIfNeeded: mark &>> shift)]
    }
  }
}
