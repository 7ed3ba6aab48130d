import TestSupport
import Testing
import Workloads

@testable import ListEngine

@Suite("Layout index")
struct LayoutIndexTests {
  /// The simple implementation: an array of lengths, summed up for every query.
  struct Oracle {
    /// Nil is an unknown one.
    var given: [Double?] = []
    var estimate = 0.0

    var lengths: [Double] { given.map { $0 ?? estimate } }

    func offset(of index: Int) -> Double { lengths[..<index].reduce(0, +) }

    func index(at offset: Double) -> Int? {
      let lengths = lengths
      guard !lengths.isEmpty else { return nil }
      guard offset > 0 else { return 0 }
      var end = 0.0
      for (index, length) in lengths.enumerated() {
        end += length
        if end > offset { return index }
      }
      return lengths.count - 1
    }
  }

  @Test("An empty index has no length, and nothing is found in it")
  func empty() {
    let index = LayoutIndex()
    #expect(index.totalLength == 0)
    #expect(index.offset(of: 0) == 0)
    #expect(index.index(at: 10) == nil)
  }

  @Test("Elements without a length are skipped when an offset is looked up")
  func skipsEmptyElements() {
    var index = LayoutIndex(count: 5, length: 0)
    index.setLength(10, of: 1)
    index.setLength(10, of: 3)
    #expect(index.index(at: 5) == 1)
    #expect(index.index(at: 10) == 3)
    #expect(index.index(at: 15) == 3)
    #expect(index.index(at: 100) == 4)
  }

  @Test("It gives the same answers as sums of an array, after any changes", arguments: Seeds.all)
  func matchesOracle(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var oracle = Oracle()
    var index = LayoutIndex()
    for _ in 0..<60 {
      change(&index, &oracle, &random)
      #expect(index.count == oracle.lengths.count)
      #expect(index.totalLength == oracle.offset(of: oracle.lengths.count))
      for _ in 0..<10 { compare(index, oracle, &random) }
    }
  }

  @Test("Any number of equal lengths is one run; what differs costs only a chunk")
  func runs() {
    var index = LayoutIndex(count: 1 << 50, length: 44)
    #expect(index.chunks.count == 1 && index.ends.isEmpty)
    #expect(index.index(at: 44 * 1e12) == 1_000_000_000_000)
    index.setLength(100, of: 1_000_000_000_000)
    #expect(index.chunks.count == 3 && index.ends.count == LayoutIndex.chunkRoom)
    let offset: Double = 44 * 1e12 + 100
    #expect(index.offset(of: 1_000_000_000_001) == offset)
    index.splice(5..<1000, count: 2_000, length: 44)
    #expect(index.chunks.count == 3)
    let count: Int = (1 << 50) + 1_005
    #expect(index.count == count)
  }

  @Test("Given lengths are the same as those set one by one")
  func given() {
    let lengths = (0..<500).map { $0 < 200 ? 20.0 : Double($0 % 7) }
    let index = LayoutIndex(lengths)
    #expect(lengths.indices.map { index[$0] } == lengths)
    #expect(index.totalLength == lengths.reduce(0, +))
  }

  private func change(
    _ index: inout LayoutIndex,
    _ oracle: inout Oracle,
    _ random: inout SplitMix64
  ) {
    // Multiples of a quarter, whose sums are exact.
    let length = Double(Int.random(in: 0...400, using: &random)) / 4
    let count = oracle.given.count
    index.estimate = Double(Int.random(in: 0...200, using: &random)) / 4
    oracle.estimate = index.estimate
    if count > 0, Bool.random(using: &random) {
      for _ in 0..<20 {
        let position = Int.random(in: 0..<count, using: &random)
        index.setLength(length, of: position)
        oracle.given[position] = length
      }
      return
    }
    let start = Int.random(in: 0...count, using: &random)
    let end = Int.random(in: start...min(count, start + 150), using: &random)
    let most = Bool.random(using: &random) ? 2 : 200
    let inserted = Int.random(in: 0...most, using: &random)
    let isKnown = Bool.random(using: &random)
    index.splice(start..<end, count: inserted, length: isKnown ? length : nil)
    oracle.given.replaceSubrange(
      start..<end,
      with: repeatElement(isKnown ? length : nil, count: inserted)
    )
  }

  private func compare(_ index: LayoutIndex, _ oracle: Oracle, _ random: inout SplitMix64) {
    let position = Int.random(in: 0...oracle.lengths.count, using: &random)
    let offset = oracle.offset(of: position)
    #expect(index.offset(of: position) == offset)
    #expect(index.index(at: offset) == oracle.index(at: offset))
    #expect(index.index(at: offset + 7.125) == oracle.index(at: offset + 7.125))
    #expect(index.index(at: offset - 7.125) == oracle.index(at: offset - 7.125))
    guard position < oracle.lengths.count else { return }
    #expect(index[position] == oracle.lengths[position])
    #expect(index.isKnown(position) == (oracle.given[position] != nil))
    // The lengths from some element on, all of them known, and one of them perhaps another one.
    let start = Int.random(in: 0...position, using: &random)
    var lengths = oracle.given[start...].map { $0 ?? 0 }
    if Bool.random(using: &random) { lengths[position - start] += 0.5 }
    #expect(
      index.firstDifference(from: lengths, of: start..<oracle.given.count, start: start)
        == (start..<oracle.given.count).first { oracle.given[$0] != lengths[$0 - start] }
        ?? oracle.given.count
    )
  }
}
