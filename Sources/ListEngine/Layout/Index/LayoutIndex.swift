/// Lengths of elements that stand behind each other, with quick ways from an element to its offset
/// and back.
///
/// Two levels: chunks of a few elements with the running sums within them, and a binary indexed tree
/// over the lengths of the chunks (P. Fenwick, "A new data structure for cumulative frequency
/// tables", 1994). Sums are of `Double`; those of lengths that are multiples of a power of two, as
/// points and pixels are, come out exactly.
public struct LayoutIndex: Sendable {
  /// How many elements per chunk has room for.
  static let chunkRoom = 64
  /// How many elements a new chunk has: the rest is room for those that come between them.
  static let chunkLength = 48

  /// How many elements there are.
  public private(set) var count = 0
  /// Where each element ends, from the start of its chunk: `chunkRoom` slots per chunk.
  private var ends: [Double] = []
  /// The index of each chunk's first element, and at the end the number of elements.
  private var starts = [0]
  /// The binary indexed tree over the lengths of the chunks: entry `i` holds those of the
  /// `i & -i` chunks that end with the `i`-th, counted from 1.
  private var tree: [Double] = [0]

  /// No elements.
  public init() {}

  /// Elements that are all of one length.
  ///
  /// - Complexity: O(count).
  public init(count: Int, length: Double) {
    splice(0..<0, count: count, length: length)
  }

  private var chunkCount: Int { starts.count - 1 }

  /// The length of all elements.
  public var totalLength: Double { offset(ofChunk: chunkCount) }

  /// Where an element begins: the length of all before it; for `count` the length of all.
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

  /// The element at an offset: the last one that does not begin behind it, and has a length.
  ///
  /// Before the first element it is the first one, behind the last one the last; nil where there are
  /// none.
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

  /// Gives an element another length.
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

  /// Puts `count` elements of one length in the place of others.
  ///
  /// - Complexity: O(chunks) where a chunk has room for them. Else O(count + range.count), and to
  ///   move what stands behind them in memory.
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

  /// Where a chunk begins.
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

  /// The chunk of an element: near where it would be if all chunks were equally long.
  private func chunk(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "there is no element \(index) of \(count)")
    var chunk = min(index / Self.chunkLength, chunkCount - 1)
    if starts[chunk] <= index, index < starts[chunk + 1] { return chunk }
    chunk = starts.partitioningIndex { $0 > index } - 1
    return chunk
  }

  /// How many elements of a chunk end before an offset in it, or there.
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

  /// Gives one chunk other elements, for which it has room.
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

  /// Makes new chunks of lengths, in the place of others.
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
    let behind = (chunks.upperBound..<chunkCount).map { starts[$0 + 1] - starts[$0] }
    ends.replaceSubrange(
      chunks.lowerBound * Self.chunkRoom..<chunks.upperBound * Self.chunkRoom,
      with: slots
    )
    starts.removeSubrange((chunks.lowerBound + 1)...)
    for count in counts + behind { starts.append(starts[starts.count - 1] + count) }
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
  /// The highest power of two that is not greater; 0 for 0.
  fileprivate var highestPowerOfTwo: Int {
    self == 0 ? 0 : 1 << (bitWidth - 1 - leadingZeroBitCount)
  }
}
