/// Tells most elements from those of a small set, by numbers that equal elements have in common.
///
/// A table of bytes, nearly all of them zero.
public struct MarkFilter {
  private static let minCapacity = 256

  @usableFromInline var isMarked: [Bool]
  @usableFromInline let shift: UInt64

  /// Creates a filter for numbers whose upper bits differ.
  ///
  /// - Complexity: O(marks).
  public init(_ marks: [UInt64]) {
    let capacity = max(Self.minCapacity, (marks.count * 32).nextPowerOfTwo)
    shift = UInt64(capacity.leadingZeroBitCount + 1)
    isMarked = [Bool](repeating: false, count: capacity)
    for mark in marks { isMarked[Int(mark >> shift)] = true }
  }

  /// The first offset below `count` whose number may be in the set; nil if there is none.
  ///
  /// - Parameters:
  ///   - start: The first offset.
  ///   - count: The end of the offsets.
  ///   - mark: Returns the number of an offset; elements without one may be in the set.
  /// - Complexity: O(n).
  @inlinable @inline(__always)
  public func first(from start: Int, to count: Int, _ mark: (Int) -> UInt64?) -> Int? {
    let shift = shift
    return isMarked.withUnsafeBufferPointer { isMarked in
      var offset = start
      while offset < count {
        guard let mark = mark(offset) else { return offset }
        if isMarked[Int(truncatingIfNeeded: mark >> shift)] { return offset }
        offset &+= 1
      }
      return nil
    }
  }
}
