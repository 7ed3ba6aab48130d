/// Lengths of elements that stand behind each other, with quick ways from an element to its offset
/// and back.
///
/// Two levels: chunks of up to `chunkLength` elements that know the running sums within them, and a
/// binary indexed tree over the lengths of the chunks (P. Fenwick, "A new data structure for
/// cumulative frequency tables", 1994). Sums are of `Double`; those of lengths that are multiples of
/// a power of two, as points and pixels are, come out exactly.
package struct LayoutIndex {
  /// The most elements of a chunk.
  static let chunkLength = 64

  /// How many elements there are.
  package private(set) var count = 0
  private var chunks: [Chunk] = []
  /// The index of each chunk's first element.
  private var starts: [Int] = []
  /// The binary indexed tree over the lengths of the chunks: entry `i` holds those of the
  /// `i & -i` chunks that end with the `i`-th, counted from 1.
  private var tree: [Double] = [0]

  /// No elements.
  package init() {}

  /// Elements that are all of one length.
  ///
  /// - Complexity: O(count).
  package init(count: Int, length: Double) {
    splice(0..<0, count: count, length: length)
  }

  /// The length of all elements.
  package var totalLength: Double { offset(ofChunk: chunks.count) }

  /// Where an element begins: the length of all before it; for `count` the length of all.
  ///
  /// - Complexity: O(log count).
  package func offset(of index: Int) -> Double {
    guard index < count else { return totalLength }
    let chunk = chunk(of: index)
    return offset(ofChunk: chunk) + chunks[chunk].offset(of: index - starts[chunk])
  }

  /// The length of an element.
  package subscript(index: Int) -> Double {
    let chunk = chunk(of: index)
    return chunks[chunk].length(of: index - starts[chunk])
  }

  /// The element at an offset: the last one that does not begin behind it, and has a length.
  ///
  /// Before the first element it is the first one, behind the last one the last; nil where there are
  /// none.
  ///
  /// - Complexity: O(log count).
  package func index(at offset: Double) -> Int? {
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
    guard chunk < chunks.count else { return count - 1 }
    return starts[chunk] + chunks[chunk].index(at: rest)
  }

  /// Gives an element another length.
  ///
  /// - Complexity: O(log count).
  package mutating func setLength(_ length: Double, of index: Int) {
    let chunk = chunk(of: index)
    let change = chunks[chunk].setLength(length, of: index - starts[chunk])
    guard change != 0 else { return }
    var entry = chunk + 1
    while entry < tree.count {
      tree[entry] += change
      entry += entry & -entry
    }
  }

  /// Puts `count` elements of one length in the place of others.
  ///
  /// - Complexity: O(count + range.count), and O(all / chunkLength) to find the sums of chunks again.
  package mutating func splice(_ range: Range<Int>, count inserted: Int, length: Double) {
    guard !range.isEmpty || inserted > 0 else { return }
    let first = range.lowerBound == count ? chunks.count - 1 : chunk(of: range.lowerBound)
    let last = range.isEmpty ? first : chunk(of: range.upperBound - 1)
    var lengths: [Double] = []
    if first >= 0 {
      let before = chunks[first].lengths[..<(range.lowerBound - starts[first])]
      let after = chunks[last].lengths[(range.upperBound - starts[last])...]
      lengths.reserveCapacity(before.count + inserted + after.count)
      lengths += before
      lengths += repeatElement(length, count: inserted)
      lengths += after
    } else {
      lengths = [Double](repeating: length, count: inserted)
    }
    let replaced = first >= 0 ? first..<last + 1 : 0..<0
    chunks.replaceSubrange(replaced, with: Self.chunks(of: lengths))
    mergeChunks(around: replaced.lowerBound)
    findSums()
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

  /// The chunk of an element: near where it would be if all chunks were equally long.
  private func chunk(of index: Int) -> Int {
    precondition(index >= 0 && index < count, "there is no element \(index) of \(count)")
    let guess = index * chunks.count / count
    if starts[guess] <= index {
      if guess + 1 == chunks.count || index < starts[guess + 1] { return guess }
      return starts[(guess + 1)...].partitioningIndex { $0 > index } - 1
    }
    return starts[..<guess].partitioningIndex { $0 > index } - 1
  }

  private static func chunks(of lengths: [Double]) -> [Chunk] {
    stride(from: 0, to: lengths.count, by: chunkLength).map {
      Chunk(lengths[$0..<min($0 + chunkLength, lengths.count)])
    }
  }

  /// Makes one chunk of two short neighbours, so that there are never many short ones.
  private mutating func mergeChunks(around chunk: Int) {
    var first = max(0, chunk - 1)
    while first <= chunk, first + 1 < chunks.count {
      let (a, b) = (chunks[first], chunks[first + 1])
      if a.count + b.count <= Self.chunkLength {
        chunks.replaceSubrange(first...first + 1, with: [Chunk(a.lengths[...] + b.lengths[...])])
      } else {
        first += 1
      }
    }
  }

  private mutating func findSums() {
    starts.removeAll(keepingCapacity: true)
    count = 0
    tree = [Double](repeating: 0, count: chunks.count + 1)
    for (index, chunk) in chunks.enumerated() {
      starts.append(count)
      count += chunk.count
      tree[index + 1] += chunk.totalLength
      let parent = index + 1 + ((index + 1) & -(index + 1))
      if parent < tree.count { tree[parent] += tree[index + 1] }
    }
  }
}

/// A few elements, with the sums of their lengths.
fileprivate struct Chunk {
  /// Where each element ends, from the begin of the chunk.
  private var ends: [Double] = []

  init(_ lengths: ArraySlice<Double>) {
    ends.reserveCapacity(lengths.count)
    var end = 0.0
    for length in lengths {
      end += length
      ends.append(end)
    }
  }

  var count: Int { ends.count }
  var totalLength: Double { ends.last ?? 0 }
  var lengths: [Double] { ends.indices.map(length) }

  func offset(of index: Int) -> Double { index == 0 ? 0 : ends[index - 1] }

  func length(of index: Int) -> Double { ends[index] - offset(of: index) }

  /// The first element that ends behind an offset.
  func index(at offset: Double) -> Int {
    min(ends.partitioningIndex { $0 > offset }, ends.count - 1)
  }

  mutating func setLength(_ length: Double, of index: Int) -> Double {
    let change = length - self.length(of: index)
    guard change != 0 else { return 0 }
    for position in index..<ends.count { ends[position] += change }
    return change
  }
}

extension Int {
  /// The highest power of two that is not greater; 0 for 0.
  fileprivate var highestPowerOfTwo: Int {
    self == 0 ? 0 : 1 << (bitWidth - 1 - leadingZeroBitCount)
  }
}
