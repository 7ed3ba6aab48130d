/// Lengths of consecutive elements, with fast conversion between element and offset.
///
/// Two levels: chunks of a few elements with the running sums within them, and a binary indexed
/// tree over the lengths of the chunks (P. Fenwick, "A new data structure for cumulative frequency
/// tables", 1994). Sums are of type `Double`; sums of multiples of a power of two, such as points
/// and pixels, are exact.
public struct LayoutIndex: Sendable {
  /// The capacity of a chunk, in elements.
  static let chunkRoom = 64
  /// The number of elements in a new chunk: the rest is room for insertions.
  static let chunkLength = 48

  /// How many elements there are.
  public private(set) var count = 0
  /// The end of each element, from the start of its chunk: `chunkRoom` slots per chunk.
  private var ends: [Double] = []
  /// The index of each chunk's first element, and at the end the number of elements.
  private var starts = [0]
  /// The binary indexed tree over the lengths of the chunks: entry `i` holds those of the
  /// `i & -i` chunks that end with the `i`-th, counted from 1.
  private var tree: [Double] = [0]

  /// Creates an index without elements.
  public init() {}

  /// Creates an index of elements of the same length.
  ///
  /// - Complexity: O(count).
  public init(count: Int, length: Double) {
    splice(0..<0, count: count, length: length)
  }

  private var chunkCount: Int { starts.count - 1 }

  /// The length of all elements.
  public var totalLength: Double { offset(ofChunk: chunkCount) }

  /// The start of an element: the length of all before it; for `count` the length of all.
  ///
  /// - Complexity: O(log count).
  public func offset(of index: Int) -> Double {
    guard index < count else { return totalLength }
    let chunk = chunk(of: index)
    return offset(ofChunk: chunk) + end(before: index - starts[chunk], in: chunk)
  }

  /// The length of an element.
  public subscript(index: Int) -> Double {
    let chunk = chunk(of: index)
    let position = index - starts[chunk]
    return ends[chunk * Self.chunkRoom + position] - end(before: position, in: chunk)
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
    var step = tree.count.highestPowerOfTwo
    while step > 0 {
      let next = chunk + step
      if next < tree.count, tree[next] <= rest {
        chunk = next
        rest -= tree[next]
      }
      step /= 2
    }
    guard chunk < chunkCount else { return count - 1 }
    return min(starts[chunk] + elementsEnding(by: rest, in: chunk), starts[chunk + 1] - 1)
  }

  /// Changes the length of an element.
  ///
  /// - Complexity: O(log count).
  public mutating func setLength(_ length: Double, of index: Int) {
    let chunk = chunk(of: index)
    let slot = chunk * Self.chunkRoom + index - starts[chunk]
    let change = length - (ends[slot] - end(before: index - starts[chunk], in: chunk))
    guard change != 0 else { return }
    for slot in slot..<chunk * Self.chunkRoom + starts[chunk + 1] - starts[chunk] {
      ends[slot] += change
    }
    addToTree(change, chunk)
  }

  /// Replaces elements with `count` elements of one length.
  ///
  /// - Complexity: O(chunks) if a chunk has room for them. Otherwise O(count + range.count), plus
  ///   moving the following elements in memory.
  public mutating func splice(_ range: Range<Int>, count inserted: Int, length: Double) {
    guard !range.isEmpty || inserted > 0 else { return }
    let first = range.lowerBound == count ? max(0, chunkCount - 1) : chunk(of: range.lowerBound)
    let last = range.isEmpty ? first : chunk(of: range.upperBound - 1)
    var lengths: [Double] = []
    if chunkCount > 0 {
      let before = self.lengths(ofChunk: first).prefix(range.lowerBound - starts[first])
      let after = self.lengths(ofChunk: last).dropFirst(range.upperBound - starts[last])
      lengths.reserveCapacity(before.count + inserted + after.count)
      lengths += before
      lengths += repeatElement(length, count: inserted)
      lengths += after
    } else {
      lengths = [Double](repeating: length, count: inserted)
    }
    if chunkCount > 0, first == last, !lengths.isEmpty, lengths.count <= Self.chunkRoom {
      replace(first, with: lengths)
    } else {
      replace(chunkCount > 0 ? first..<last + 1 : 0..<0, with: lengths)
    }
  }

  /// The start of a chunk.
  private func offset(ofChunk chunk: Int) -> Double {
    var sum = 0.0
    var entry = chunk
    while entry > 0 {
      sum += tree[entry]
      entry &= entry - 1
    }
    return sum
  }

  private func end(before position: Int, in chunk: Int) -> Double {
    position == 0 ? 0 : ends[chunk * Self.chunkRoom + position - 1]
  }

  /// The chunk of an element: close to where it would be if all chunks had the same length.
  private func chunk(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "there is no element \(index) of \(count)")
    var chunk = min(index / Self.chunkLength, chunkCount - 1)
    if starts[chunk] <= index, index < starts[chunk + 1] { return chunk }
    chunk = starts.partitioningIndex { $0 > index } - 1
    return chunk
  }

  /// The number of elements of a chunk that end at or before an offset in it.
  private func elementsEnding(by offset: Double, in chunk: Int) -> Int {
    let first = chunk * Self.chunkRoom
    var (low, high) = (first, first + starts[chunk + 1] - starts[chunk])
    while low < high {
      let middle = (low + high) / 2
      if ends[middle] > offset { high = middle } else { low = middle + 1 }
    }
    return low - first
  }

  private func lengths(ofChunk chunk: Int) -> [Double] {
    (starts[chunk]..<starts[chunk + 1]).indices.map { index in
      let position = index - starts[chunk]
      return ends[chunk * Self.chunkRoom + position] - end(before: position, in: chunk)
    }
  }

  private mutating func addToTree(_ change: Double, _ chunk: Int) {
    var entry = chunk + 1
    while entry < tree.count {
      tree[entry] += change
      entry += entry & -entry
    }
  }

  /// Replaces the elements of one chunk, which must fit in it.
  private mutating func replace(_ chunk: Int, with lengths: [Double]) {
    let old = end(before: starts[chunk + 1] - starts[chunk], in: chunk)
    let added = lengths.count - (starts[chunk + 1] - starts[chunk])
    var end = 0.0
    for (position, length) in lengths.enumerated() {
      end += length
      ends[chunk * Self.chunkRoom + position] = end
    }
    for later in chunk + 1..<starts.count { starts[later] += added }
    count += added
    addToTree(end - old, chunk)
  }

  /// Replaces chunks with new ones.
  private mutating func replace(_ chunks: Range<Int>, with lengths: [Double]) {
    let number = (lengths.count + Self.chunkLength - 1) / Self.chunkLength
    var slots = [Double](repeating: 0, count: number * Self.chunkRoom)
    var counts: [Int] = []
    counts.reserveCapacity(number)
    for start in stride(from: 0, to: lengths.count, by: Self.chunkLength) {
      let length = min(Self.chunkLength, lengths.count - start)
      var (end, slot) = (0.0, counts.count * Self.chunkRoom)
      for position in start..<start + length {
        end += lengths[position]
        slots[slot] = end
        slot += 1
      }
      counts.append(length)
    }
    let following = (chunks.upperBound..<chunkCount).map { starts[$0 + 1] - starts[$0] }
    ends.replaceSubrange(
      chunks.lowerBound * Self.chunkRoom..<chunks.upperBound * Self.chunkRoom,
      with: slots
    )
    starts.removeSubrange((chunks.lowerBound + 1)...)
    for count in counts + following { starts.append(starts[starts.count - 1] + count) }
    count = starts[starts.count - 1]
    findTree()
  }

  private mutating func findTree() {
    tree = [Double](repeating: 0, count: chunkCount + 1)
    for chunk in 0..<chunkCount {
      tree[chunk + 1] += end(before: starts[chunk + 1] - starts[chunk], in: chunk)
      let parent = chunk + 1 + ((chunk + 1) & -(chunk + 1))
      if parent < tree.count { tree[parent] += tree[chunk + 1] }
    }
  }
}

extension Int {
  /// The greatest power of two that is not greater; 0 for 0.
  fileprivate var highestPowerOfTwo: Int {
    self == 0 ? 0 : 1 << (bitWidth - 1 - leadingZeroBitCount)
  }
}
