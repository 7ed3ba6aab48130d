import Diff
import Testing

/// An element whose identifiers may collide: many have one hash.
private struct Element: Hashable {
  struct Identifier: Hashable {
    var number: Int
    func hash(into hasher: inout Hasher) { hasher.combine(number % 3) }
  }
  var id: Identifier
  var value: Int

  init(_ number: Int, _ value: Int = 0) {
    id = Identifier(number: number)
    self.value = value
  }
}

@Suite struct ArrayDiffTests {
  private func diff(_ old: [Element], _ new: [Element]) -> ArrayDiff {
    ArrayDiff(old: old, new: new, identifier: \.id, isUpdated: { $0.value != $1.value })
  }

  @Test("Random edits with few identifiers, and few hashes", arguments: 0..<40)
  func random(seed: UInt64) {
    var generator = Numbers(state: seed)
    for _ in 0..<20 {
      let alphabet = Int.random(in: 1...30, using: &generator)
      func elements() -> [Element] {
        (0..<Int.random(in: 0...30, using: &generator)).map { _ in
          Element(
            Int.random(in: 0..<alphabet, using: &generator),
            Int.random(in: 0...1, using: &generator)
          )
        }
      }
      check(elements(), elements())
    }
  }

  @Test("Moves in a long array are the fewest", arguments: [1, 10, 500, 2_000])
  func moves(count: Int) {
    var generator = Numbers(state: 7)
    let old = (0..<2_000).map { Element($0) }
    var new = old
    for _ in 0..<count {
      let element = new.remove(at: Int.random(in: new.indices, using: &generator))
      new.insert(element, at: Int.random(in: 0...new.count, using: &generator))
    }
    check(old, new)
  }

  @Test("Updates, additions and removals at once keep their positions")
  func edits() {
    let old = (0..<100).map { Element($0) }
    var new = old
    new[10].value = 1
    new.remove(at: 50)
    new.insert(Element(200), at: 20)
    let diff = diff(old, new)
    #expect(diff.updated == [ArrayDiff.Pair(old: 10, new: 10)])
    #expect(diff.removed == [50])
    #expect(diff.added == [20])
    #expect(diff.moved.isEmpty)
    #expect(diff.unchangedCount == 98)
  }

  @Test("An array is the same as itself without a comparison")
  func identical() {
    let diff = ArrayDiff(identicalCount: 5)
    #expect(diff.changeCount == 0)
    #expect(diff.unchanged == [ArrayDiff.Run(old: 0, new: 0, count: 5)])
    #expect(diff.work.comparisons == 0)
  }

  /// Compares with what pairing each k-th occurrence gives.
  private func check(_ old: [Element], _ new: [Element]) {
    let diff = diff(old, new)
    let pairs = pairs(old, new)
    let unchanged = diff.unchanged.flatMap { run in
      (0..<run.count).map { ArrayDiff.Pair(old: run.old + $0, new: run.new + $0) }
    }
    #expect(Set(unchanged + diff.moved + diff.updated) == Set(pairs))
    #expect(diff.added == new.indices.filter { index in !pairs.contains { $0.new == index } })
    #expect(
      diff.removed == old.indices.reversed().filter { index in !pairs.contains { $0.old == index } }
    )
    #expect(diff.moved.count == pairs.count - longestIncreasingLength(pairs.map(\.old)))
    for pair in unchanged { #expect(old[pair.old].value == new[pair.new].value) }
    for pair in diff.updated { #expect(old[pair.old].value != new[pair.new].value) }
  }

  /// The k-th occurrence of each identifier, in new order.
  private func pairs(_ old: [Element], _ new: [Element]) -> [ArrayDiff.Pair] {
    var positions: [Element.Identifier: [Int]] = [:]
    for (index, element) in old.enumerated() { positions[element.id, default: []].append(index) }
    return new.enumerated().compactMap { index, element in
      guard let first = positions[element.id]?.first else { return nil }
      positions[element.id]?.removeFirst()
      return ArrayDiff.Pair(old: first, new: index)
    }
  }

  private func longestIncreasingLength(_ values: [Int]) -> Int {
    var lengths: [Int] = []
    for (index, value) in values.enumerated() {
      var length = 1
      for earlier in 0..<index where values[earlier] < value {
        length = max(length, lengths[earlier] + 1)
      }
      lengths.append(length)
    }
    return lengths.max() ?? 0
  }
}

/// SplitMix64.
struct Numbers: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }
}
