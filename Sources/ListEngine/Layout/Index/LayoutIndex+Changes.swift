extension LayoutIndex {
  /// Changes the length of an element, which is known from then on.
  ///
  /// - Complexity: O(log count); O(chunks) for the first element of a run that differs.
  public mutating func setLength(_ length: Double, of index: Int) {
    _ = learn(length, of: index)
  }

  /// Changes the length of an element; returns whether it was unknown.
  mutating func learn(_ length: Double, of index: Int) -> Bool {
    var chunk = chunk(of: index)
    let old = knownLength(at: index - starts[chunk], in: chunk)
    guard old != length else { return false }
    if chunks[chunk].slots == nil {
      breakRun(chunk, at: index - starts[chunk])
      chunk = self.chunk(of: index)
    }
    guard let slots = chunks[chunk].slots else { return false }
    let position = index - starts[chunk]
    let change = length - (old ?? 0)
    for slot in slots + position..<slots + starts[chunk + 1] - starts[chunk] {
      ends[slot] += change
    }
    chunks[chunk].unknown &= ~(1 << UInt64(position))
    addToTrees(change, old == nil ? -1 : 0, chunk)
    return old == nil
  }

  /// Replaces elements with `count` elements of one length; nil is an unknown one.
  ///
  /// - Complexity: O(chunks), and O(count) if few are inserted between others.
  public mutating func splice(_ range: Range<Int>, count inserted: Int, length: Double?) {
    guard !range.isEmpty || inserted > 0 else { return }
    guard !chunks.isEmpty else { return setElements([.run(count: inserted, length: length)]) }
    let first = range.lowerBound == count ? chunks.count - 1 : chunk(of: range.lowerBound)
    let last = range.isEmpty ? first : chunk(of: range.upperBound - 1)
    let before = range.lowerBound - starts[first]
    let after = range.upperBound - starts[last]
    replace(
      first..<last + 1,
      with: elements(ofChunk: first, in: 0..<before)
        + [.run(count: inserted, length: length)]
        + elements(ofChunk: last, in: after..<starts[last + 1] - starts[last])
    )
  }

  /// Makes a chunk of the part of a run around an element.
  private mutating func breakRun(_ chunk: Int, at position: Int) {
    let count = starts[chunk + 1] - starts[chunk]
    let length = knownLength(at: 0, in: chunk)
    let isSmall = count <= Self.chunkRoom
    let start = isSmall ? 0 : position / Self.chunkLength * Self.chunkLength
    let end = isSmall ? count : min(count, start + Self.chunkLength)
    replace(
      chunk..<chunk + 1,
      by: [
        .run(count: start, length: length),
        .different([Double?](repeating: length, count: end - start)),
        .run(count: count - end, length: length),
      ]
    )
  }

  private mutating func addToTrees(_ change: Double, _ unknownChange: Int, _ chunk: Int) {
    var entry = chunk + 1
    while entry < known.count {
      known[entry] += change
      unknown[entry] += unknownChange
      entry += entry & -entry
    }
  }
}
