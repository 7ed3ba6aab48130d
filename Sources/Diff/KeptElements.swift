/// The elements that keep their relative order, chosen for a natural-looking animation.
///
/// Several sets may need the minimal number of moves. Of these, this picks the one that keeps the
/// fewest elements with a move hint, then the one with the shortest distance, then the last
/// elements: the order in which Listable's greedy rule prefers not to move. Quadratic, so only for
/// small changes, which are the ones that people can follow.
struct KeptElements {
  /// The maximum number of elements for which the choice is made.
  static let maxCount = 256

  /// The positions of the kept elements among the pairs, ascending.
  private(set) var positions: [Int32] = []

  /// The quality of a subsequence.
  private struct Score: Comparable {
    var length = 0
    var hinted = 0
    var distance = 0

    static func < (left: Score, right: Score) -> Bool {
      (left.length, -left.hinted, -left.distance) < (right.length, -right.hinted, -right.distance)
    }
  }

  /// Chooses among pairs that are in new order.
  init(_ pairs: [ArrayDiff.Pair], _ movedHint: (Int, Int) -> Bool) {
    let oldOrder = pairs.indices.sorted { pairs[$0].old < pairs[$1].old }
    var rank = [Int](repeating: 0, count: pairs.count)
    for (position, index) in oldOrder.enumerated() { rank[index] = position }

    var scores: [Score] = []
    var predecessors: [Int?] = []
    for (index, pair) in pairs.enumerated() {
      var score = Score()
      var predecessor: Int?
      for earlier in 0..<index where pairs[earlier].old < pair.old && scores[earlier] >= score {
        score = scores[earlier]
        predecessor = earlier
      }
      score.length += 1
      score.hinted += movedHint(pair.old, pair.new) ? 1 : 0
      score.distance += abs(rank[index] - index)
      scores.append(score)
      predecessors.append(predecessor)
    }
    var next = scores.indices.max {
      scores[$0] < scores[$1] || (scores[$0] == scores[$1] && $0 < $1)
    }
    while let index = next {
      positions.append(Int32(index))
      next = predecessors[index]
    }
    positions.reverse()
  }
}
