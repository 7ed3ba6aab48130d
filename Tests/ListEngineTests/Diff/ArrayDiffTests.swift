import ListEngine
import TestSupport
import Testing
import Workloads

private func diff(_ old: [DiagramElement], _ new: [DiagramElement]) -> ArrayDiff {
  ArrayDiff(
    old: old,
    new: new,
    identifier: { Identifier<DiagramElement, String>($0.id) },
    isUpdated: { $0.value != $1.value }
  )
}

/// The expected content of a difference, in the notation of the specification.
struct DiffVector: CustomTestStringConvertible, Sendable {
  var id: String
  var old: String
  var new: String
  var added: [Int] = []
  var removed: [Int] = []
  var moved: [[Int]] = []
  var updated: [[Int]] = []
  var unchanged: [[Int]] = []

  var testDescription: String { "\(id): \(old) → \(new)" }

  static let all: [DiffVector] = [
    .init(
      id: "A1",
      old: "a b c d",
      new: "a b c d",
      unchanged: [[0, 0], [1, 1], [2, 2], [3, 3]]
    ),
    .init(
      id: "A2",
      old: "a b c d",
      new: "a:1 b c d",
      updated: [[0, 0]],
      unchanged: [[1, 1], [2, 2], [3, 3]]
    ),
    .init(id: "A3", old: "", new: "a b c d", added: [0, 1, 2, 3]),
    .init(id: "A4", old: "a b c d", new: "", removed: [3, 2, 1, 0]),
    .init(
      id: "A6",
      old: "a a2 b c c2 d d2",
      new: "a b c d",
      removed: [6, 4, 1],
      unchanged: [[0, 0], [2, 1], [3, 2], [5, 3]]
    ),
    .init(
      id: "A8",
      old: "a b c d",
      new: "b c d a",
      moved: [[0, 3]],
      unchanged: [[1, 0], [2, 1], [3, 2]]
    ),
    .init(
      id: "A10",
      old: "a b c d",
      new: "a a b b c c d d",
      added: [1, 3, 5, 7],
      unchanged: [[0, 0], [1, 2], [2, 4], [3, 6]]
    ),
    .init(id: "B1", old: "", new: ""),
    .init(id: "B2", old: "a b", new: "b a", moved: [[1, 0]], unchanged: [[0, 1]]),
    .init(
      id: "B6",
      old: "a b c d",
      new: "d a b c",
      moved: [[3, 0]],
      unchanged: [[0, 1], [1, 2], [2, 3]]
    ),
    .init(
      id: "B9",
      old: "a b c d e",
      new: "a d b c e",
      moved: [[3, 1]],
      unchanged: [[0, 0], [1, 2], [2, 3], [4, 4]]
    ),
    .init(
      id: "B10",
      old: "a b c",
      new: "x a b c",
      added: [0],
      unchanged: [[0, 1], [1, 2], [2, 3]]
    ),
    .init(
      id: "B12",
      old: "a b c d",
      new: "d b c",
      removed: [0],
      moved: [[3, 0]],
      unchanged: [[1, 1], [2, 2]]
    ),
    .init(
      id: "B13",
      old: "a b c",
      new: "c:1 a b",
      moved: [[2, 0]],
      unchanged: [[0, 1], [1, 2]]
    ),
    .init(id: "B15", old: "a a b", new: "a b a", moved: [[2, 1]], unchanged: [[0, 0], [1, 2]]),
    .init(
      id: "B16",
      old: "a:1 a:2 b",
      new: "a:2 a:1 b",
      updated: [[0, 0], [1, 1]],
      unchanged: [[2, 2]]
    ),
    .init(
      id: "B19",
      old: "a:2 b",
      new: "a:1 a:2 b",
      added: [1],
      updated: [[0, 0]],
      unchanged: [[1, 2]]
    ),
    .init(
      id: "B21",
      old: "a b c d e f",
      new: "b c d e f a",
      moved: [[0, 5]],
      unchanged: [[1, 0], [2, 1], [3, 2], [4, 3], [5, 4]]
    ),
    .init(
      id: "B24",
      old: "a b c d e",
      new: "e a:1 x c",
      added: [2],
      removed: [3, 1],
      moved: [[4, 0]],
      updated: [[0, 1]],
      unchanged: [[2, 3]]
    ),
    .init(
      id: "B26",
      old: "a b c",
      new: "a x c",
      added: [1],
      removed: [1],
      unchanged: [[0, 0], [2, 2]]
    ),
    .init(id: "B27", old: "a b", new: "x y", added: [0, 1], removed: [1, 0]),
    .init(
      id: "B4",
      old: "a b c d",
      new: "d c b a",
      moved: [[0, 3], [2, 1], [3, 0]],
      unchanged: [[1, 2]]
    ),
    .init(
      id: "B18",
      old: "a b a c",
      new: "c a a b",
      moved: [[1, 3], [3, 0]],
      unchanged: [[0, 1], [2, 2]]
    ),
    // The greedy rule would move three elements where two are enough.
    .init(
      id: "B7, fewest moves",
      old: "a b c d e",
      new: "c d e a b",
      moved: [[1, 4], [0, 3]],
      unchanged: [[2, 0], [3, 1], [4, 2]]
    ),
    .init(
      id: "first of two equal identifiers goes",
      old: "x a:1 a:2",
      new: "a:2",
      removed: [2, 0],
      updated: [[1, 0]]
    ),
  ]
}

@Suite struct ArrayDiffTests {
  @Test("The vectors of the specification are reproduced exactly", arguments: DiffVector.all)
  func vector(_ vector: DiffVector) {
    let old = DiagramElement.parse(vector.old)
    let new = DiagramElement.parse(vector.new)
    let diff = diff(old, new)
    #expect(diff.added == vector.added)
    #expect(diff.removed == vector.removed)
    #expect(diff.moved.map { [$0.old, $0.new] } == vector.moved)
    #expect(diff.updated.map { [$0.old, $0.new] } == vector.updated)
    #expect(diff.unchangedPairs == vector.unchanged)
    #expect(diff.unchangedCount == vector.unchanged.count)
    #expect(DiffOracle.replay(diff, old: old, new: new) == new)
  }

  @Test("Old plus difference is new, with a minimal number of moves", arguments: Seeds.all)
  func randomEdits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    for _ in 0..<40 {
      let alphabet = Int.random(in: 1...12, using: &generator)
      func elements() -> [DiagramElement] {
        (0..<Int.random(in: 0...12, using: &generator)).map { _ in
          DiagramElement(
            id: String(Int.random(in: 0..<alphabet, using: &generator)),
            value: Int.random(in: 0...1, using: &generator)
          )
        }
      }
      check(elements(), elements())
    }
  }

  @Test("Random edits of a hundred elements", arguments: Seeds.all.prefix(16))
  func manyElements(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let old = (1...100).map { DiagramElement(id: String($0), value: 0) }
    var new = old
    for _ in 0..<5 { new.remove(at: Int.random(in: 0..<new.count, using: &generator)) }
    for letter in "ABCDE" {
      new.insert(
        DiagramElement(id: String(letter), value: 0),
        at: Int.random(in: 0...new.count, using: &generator)
      )
    }
    check(old, new)
    check(old, old.shuffled(using: &generator))
    check(old, new.shuffled(using: &generator))
  }

  @Test(
    "2,000 random edits of a hundred elements each turn old into new",
    arguments: ["A12: five removed", "A13: five inserted", "A14: shuffled"]
  )
  func manyEdits(edit: String) {
    var generator = SplitMix64(seed: 12)
    let old = (1...100).map { DiagramElement(id: String($0), value: 0) }
    for _ in 0..<2_000 {
      var new = old
      switch edit.prefix(3) {
      case "A12":
        for _ in 0..<5 { new.remove(at: Int.random(in: 0..<new.count, using: &generator)) }
      case "A13":
        for letter in "ABCDE" {
          new.insert(
            DiagramElement(id: String(letter), value: 0),
            at: Int.random(in: 0...new.count, using: &generator)
          )
        }
      default: new.shuffle(using: &generator)
      }
      let diff = diff(old, new)
      guard DiffOracle.replay(diff, old: old, new: new) == new else {
        Issue.record("\(edit): \(new) does not come out")
        return
      }
      if edit.hasPrefix("A14") { continue }
      #expect(diff.changeCount == 5)
    }
  }

  @Test("Of two elements that swapped places, the one with the hint has moved")
  func hint() {
    func moved(hinted id: String) -> [ArrayDiff.Pair] {
      ArrayDiff(
        old: DiagramElement.parse("x a b y"),
        new: DiagramElement.parse("x b a y"),
        identifier: { Identifier<DiagramElement, String>($0.id) },
        isUpdated: { _, _ in false },
        movedHint: { old, _ in old.id == id }
      ).moved
    }
    #expect(moved(hinted: "a") == [ArrayDiff.Pair(old: 1, new: 2)])
    #expect(moved(hinted: "b") == [ArrayDiff.Pair(old: 2, new: 1)])
    #expect(moved(hinted: "none") == [ArrayDiff.Pair(old: 2, new: 1)])
  }

  @Test("A hint alone moves nothing (B22, fewest moves)")
  func hintAlone() {
    let diff = ArrayDiff(
      old: DiagramElement.parse("a b c d e f"),
      new: DiagramElement.parse("b c d e f a"),
      identifier: { Identifier<DiagramElement, String>($0.id) },
      isUpdated: { _, _ in false },
      movedHint: { old, _ in old.id == "b" }
    )
    #expect(diff.moved == [ArrayDiff.Pair(old: 0, new: 5)])
  }

  private func check(_ old: [DiagramElement], _ new: [DiagramElement]) {
    let diff = diff(old, new)
    #expect(DiffOracle.replay(diff, old: old, new: new) == new, "\(old) → \(new)")
    let pairs = DiffOracle.pairs(old: old.map(\.id), new: new.map(\.id))
    let found = diff.unchangedPairs + (diff.moved + diff.updated).map { [$0.old, $0.new] }
    #expect(Set(found) == Set(pairs.map { [$0.old, $0.new] }), "\(old) → \(new)")
    let inOrder = DiffOracle.longestIncreasingLength(pairs.map(\.old))
    #expect(diff.moved.count == pairs.count - inOrder, "\(old) → \(new)")
    #expect(diff.added.count == new.count - pairs.count)
    #expect(diff.removed.count == old.count - pairs.count)
    for pair in diff.updated { #expect(old[pair.old].value != new[pair.new].value) }
    for pair in diff.unchangedPairs { #expect(old[pair[0]].value == new[pair[1]].value) }
  }
}

extension ArrayDiff {
  /// Every unchanged pair, as `[old, new]`.
  fileprivate var unchangedPairs: [[Int]] {
    unchanged.flatMap { run in (0..<run.count).map { [run.old + $0, run.new + $0] } }
  }
}
