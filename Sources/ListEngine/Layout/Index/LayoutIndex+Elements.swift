extension LayoutIndex {
  /// Consecutive elements.
  enum Elements {
    /// Of one length; nil is an unknown one.
    case run(count: Int, length: Double?)
    /// Of any lengths.
    case different([Double?])

    var count: Int {
      switch self {
      case .run(let count, _): count
      case .different(let lengths): lengths.count
      }
    }
  }

  /// Creates an index of elements of known lengths.
  ///
  /// - Complexity: O(n).
  init(_ lengths: some Sequence<Double>) {
    var runs = LengthRuns()
    for length in lengths { runs.append(length) }
    setElements(runs.elements())
  }

  /// Creates an index of elements of which some have known lengths.
  ///
  /// - Complexity: O(runs).
  init(_ runs: LengthRuns, estimate: Double) {
    self.estimate = estimate
    setElements(runs.elements())
  }

  /// Replaces all elements.
  mutating func setElements(_ elements: [Elements]) {
    replace(0..<chunks.count, by: elements)
  }

  /// Some elements of a chunk.
  func elements(ofChunk chunk: Int, in range: Range<Int>) -> [Elements] {
    guard !range.isEmpty else { return [] }
    guard chunks[chunk].slots != nil else {
      return [.run(count: range.count, length: knownLength(at: 0, in: chunk))]
    }
    return [.different(range.map { knownLength(at: $0, in: chunk) })]
  }

  /// Replaces chunks, with as few new ones as possible.
  mutating func replace(_ range: Range<Int>, with elements: [Elements]) {
    var runs = LengthRuns()
    for part in elements { runs.append(part) }
    replace(range, by: runs.elements())
  }

  /// Replaces chunks with a run or chunks for each of the elements' parts.
  mutating func replace(_ range: Range<Int>, by elements: [Elements]) {
    freeSlots += chunks[range].compactMap(\.slots)
    var new: [(chunk: Chunk, count: Int)] = []
    for part in elements where part.count > 0 {
      switch part {
      case .run(let count, let length):
        let unknown: UInt64 = length == nil ? .max : 0
        new.append((Chunk(slots: nil, unknown: unknown, each: length ?? 0), count))
      case .different(let lengths):
        // What fits in one chunk stays in one.
        let step = lengths.count <= Self.chunkRoom ? Self.chunkRoom : Self.chunkLength
        for start in stride(from: 0, to: lengths.count, by: step) {
          let some = lengths[start..<min(start + step, lengths.count)]
          new.append((makeChunk(of: some), some.count))
        }
      }
    }
    let following = (range.upperBound..<chunks.count).map { starts[$0 + 1] - starts[$0] }
    chunks.replaceSubrange(range, with: new.map(\.chunk))
    starts.removeSubrange((range.lowerBound + 1)...)
    for part in new { starts.append(starts[starts.count - 1] + part.count) }
    for count in following { starts.append(starts[starts.count - 1] + count) }
    count = starts[starts.count - 1]
    findTrees()
  }

  /// A chunk of elements that fit in it.
  private mutating func makeChunk(of lengths: ArraySlice<Double?>) -> Chunk {
    let slots: Int
    if let free = freeSlots.popLast() {
      slots = free
    } else {
      slots = ends.count
      ends += repeatElement(0, count: Self.chunkRoom)
    }
    var chunk = Chunk(slots: slots)
    var end = 0.0
    for (position, length) in lengths.enumerated() {
      if let length { end += length } else { chunk.unknown |= 1 << UInt64(position) }
      ends[slots + position] = end
    }
    return chunk
  }

  private mutating func findTrees() {
    known = [Double](repeating: 0, count: chunks.count + 1)
    unknown = [Int](repeating: 0, count: chunks.count + 1)
    for chunk in chunks.indices {
      let count = starts[chunk + 1] - starts[chunk]
      known[chunk + 1] += knownEnd(before: count, in: chunk)
      unknown[chunk + 1] += unknownCount(before: count, in: chunk)
      let parent = chunk + 1 + ((chunk + 1) & -(chunk + 1))
      if parent < known.count {
        known[parent] += known[chunk + 1]
        unknown[parent] += unknown[chunk + 1]
      }
    }
  }
}
