/// Lengths of consecutive elements, with fast conversion between element and offset.
///
/// Elements whose length is unknown have the estimate, which can be changed for all of them at once.
/// Many elements of one length are stored as a run; where lengths differ, chunks of a few elements
/// hold the running sums within them. Binary indexed trees over runs and chunks hold the known
/// length and the number of unknown elements (P. Fenwick, "A new data structure for cumulative
/// frequency tables", 1994). Sums are of type `Double`; sums of multiples of a power of two, such as
/// points and pixels, are exact.
public struct LayoutIndex: Sendable {
  /// The capacity of a chunk, in elements: one bit each.
  static let chunkRoom = 64
  /// The number of elements in a new chunk: the rest is room for insertions.
  static let chunkLength = 48

  /// A few elements of any lengths, or a run of any number of elements of one length.
  struct Chunk: Sendable {
    /// The index of the first of the chunk's `chunkRoom` slots; nil for a run.
    var slots: Int?
    /// The elements of unknown length: a bit each; for a run all or none.
    var unknown: UInt64 = 0
    /// The length of each element of a run, if it is known.
    var each = 0.0
  }

  /// The number of elements.
  public internal(set) var count = 0
  /// The assumed length of elements whose length is unknown.
  var estimate = 0.0

  var chunks: [Chunk] = []
  /// The end of each element of known length, from the start of its chunk, without the unknown ones.
  var ends: [Double] = []
  /// Slots that no chunk uses any more.
  var freeSlots: [Int] = []
  /// The index of each chunk's first element, and at the end the number of elements.
  var starts = [0]
  /// The trees: entry `i` holds the sum of the `i & -i` chunks that end with the `i`-th, from 1.
  var known = [0.0]
  var unknown = [0]

  /// Creates an index without elements.
  public init() {}

  /// Creates an index of elements of the same length.
  public init(count: Int, length: Double) {
    setElements([.run(count: count, length: length)])
  }

  /// Creates an index of elements of unknown length.
  init(count: Int, estimate: Double) {
    self.estimate = estimate
    setElements([.run(count: count, length: nil)])
  }

  /// The length of all elements.
  public var totalLength: Double { offset(ofChunk: chunks.count) }

  /// The start of an element: the length of all before it; for `count` the length of all.
  ///
  /// - Complexity: O(log count).
  public func offset(of index: Int) -> Double {
    guard index < count else { return totalLength }
    let chunk = chunk(of: index)
    return offset(ofChunk: chunk) + end(before: index - starts[chunk], in: chunk)
  }

  /// The length of an element.
  ///
  /// - Complexity: O(log count).
  public subscript(index: Int) -> Double {
    let chunk = chunk(of: index)
    return knownLength(at: index - starts[chunk], in: chunk) ?? estimate
  }

  /// Returns whether the length of an element is known.
  ///
  /// - Complexity: O(log count).
  func isKnown(_ index: Int) -> Bool {
    let chunk = chunk(of: index)
    return knownLength(at: index - starts[chunk], in: chunk) != nil
  }

  /// Finds the first element of a range whose length is not known, or not the given one.
  ///
  /// - Parameters:
  ///   - lengths: the given lengths.
  ///   - range: the elements to compare.
  ///   - start: the element whose length is the first one of `lengths`.
  /// - Returns: the element; the end of the range if there is none.
  /// - Complexity: O(log count) for each chunk, and O(elements compared).
  func firstDifference(from lengths: [Double], of range: Range<Int>, start: Int) -> Int {
    var index = range.lowerBound
    while index < range.upperBound {
      let chunk = chunk(of: index)
      let first = starts[chunk]
      let end = min(range.upperBound, starts[chunk + 1])
      while index < end {
        guard knownLength(at: index - first, in: chunk) == lengths[index - start] else {
          return index
        }
        index += 1
      }
    }
    return range.upperBound
  }

  /// The element at an offset: the last one of nonzero length that does not start after it.
  ///
  /// An offset before the first element gives the first one, one after the last the last; nil if
  /// there are no elements.
  ///
  /// - Complexity: O(log count).
  public func index(at offset: Double) -> Int? {
    guard count > 0 else { return nil }
    guard offset > 0 else { return 0 }
    var chunk = 0
    var rest = offset
    var step = known.count.highestPowerOfTwo
    while step > 0 {
      let next = chunk + step
      if next < known.count {
        let length = known[next] + estimated(unknown[next])
        if length <= rest {
          chunk = next
          rest -= length
        }
      }
      step /= 2
    }
    guard chunk < chunks.count else { return count - 1 }
    return min(starts[chunk] + elementsEnding(by: rest, in: chunk), starts[chunk + 1] - 1)
  }

  /// The assumed length of several unknown elements.
  private func estimated(_ count: Int) -> Double { count == 0 ? 0 : Double(count) * estimate }

  /// The start of a chunk.
  private func offset(ofChunk chunk: Int) -> Double {
    var (sum, elements) = (0.0, 0)
    var entry = chunk
    while entry > 0 {
      sum += known[entry]
      elements += unknown[entry]
      entry &= entry - 1
    }
    return sum + estimated(elements)
  }

  /// The length of the first elements of a chunk.
  private func end(before position: Int, in chunk: Int) -> Double {
    knownEnd(before: position, in: chunk) + estimated(unknownCount(before: position, in: chunk))
  }

  /// The known length of the first elements of a chunk.
  func knownEnd(before position: Int, in chunk: Int) -> Double {
    guard position > 0 else { return 0 }
    guard let slots = chunks[chunk].slots else { return Double(position) * chunks[chunk].each }
    return ends[slots + position - 1]
  }

  /// Returns the number of elements with an unknown length among the first of a chunk.
  func unknownCount(before position: Int, in chunk: Int) -> Int {
    let unknown = chunks[chunk].unknown
    guard unknown != 0, position > 0 else { return 0 }
    guard chunks[chunk].slots != nil else { return position }
    return (unknown << UInt64(Self.chunkRoom - position)).nonzeroBitCount
  }

  /// The length of an element of a chunk; nil if it is unknown.
  func knownLength(at position: Int, in chunk: Int) -> Double? {
    guard chunks[chunk].slots != nil else {
      return chunks[chunk].unknown == 0 ? chunks[chunk].each : nil
    }
    guard chunks[chunk].unknown & (1 << UInt64(position)) == 0 else { return nil }
    return knownEnd(before: position + 1, in: chunk) - knownEnd(before: position, in: chunk)
  }

  /// The chunk of an element.
  func chunk(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "there is no element \(index) of \(count)")
    return starts.partitioningIndex { $0 > index } - 1
  }

  /// The number of elements of a chunk that end at or before an offset in it.
  private func elementsEnding(by offset: Double, in chunk: Int) -> Int {
    let count = starts[chunk + 1] - starts[chunk]
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if end(before: middle + 1, in: chunk) > offset { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Int {
  /// The greatest power of two that is not greater; 0 for 0.
  fileprivate var highestPowerOfTwo: Int {
    self == 0 ? 0 : 1 << (bitWidth - 1 - leadingZeroBitCount)
  }
}
