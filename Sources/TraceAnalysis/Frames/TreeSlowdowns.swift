import Signposts

/// The slow-down of a device for one frame.
struct FrameSlowdown {
  /// The mean of the factors of its work, by time.
  let mean: Double
  /// The part of its time in which work has a factor of its own.
  let fittedShare: Double
}

/// The slow-down of a device for each interval of a part of a trace, where that differs by kind.
///
/// The self time of an interval has the factor of the innermost interval around it that has one, inside
/// of its frame; see `SlowdownFactors`.
struct TreeSlowdowns {
  /// The factor of each interval's self time; NaN for the rest.
  private let factors: [Double]
  private let rest: Double
  private var frames: [Int32: (wholeNs: Double, fittedNs: Double, costNs: Double)] = [:]

  /// Finds the factors; nil where there is one for everything.
  ///
  /// - Complexity: O(intervals).
  init?(_ tree: IntervalTree, _ budget: FrameBudget) {
    guard let asked = budget.slowdownFactors else { return nil }
    rest = budget.slowdown
    let hasDiff = Self.scrollsWithDiff(tree, asked)
    let owners = tree.owners(.frame)
    var factors = [Double](repeating: .nan, count: tree.count)
    for position in tree.pairs.indices where owners[position] >= 0 {
      let parent = Int(tree.nesting[position].parent)
      let shape = tree.shapes[Int(tree.pairs[position].shape)]
      if tree.pairs[position].meaning != .frame, !shape.isNamedByUser,
        let own = asked.factor(of: shape.name, hasDiff: hasDiff.contains(position))
      {
        factors[position] = own
      } else if parent >= 0, tree.pairs[position].meaning != .frame {
        factors[position] = factors[parent]
      }
      let own = Double(tree.nesting[position].selfNs)
      let isFitted = !factors[position].isNaN
      frames[owners[position], default: (0, 0, 0)].wholeNs += own
      frames[owners[position]]?.fittedNs += isFitted ? own : 0
      frames[owners[position]]?.costNs += own * (isFitted ? factors[position] : rest)
    }
    self.factors = factors
  }

  /// The reactions to a scroll in which content was compared.
  private static func scrollsWithDiff(_ tree: IntervalTree, _ factors: SlowdownFactors) -> Set<Int>
  {
    guard factors.dividesScrolls else { return [] }
    var found: Set<Int> = []
    for position in tree.pairs.indices where name(position, tree) == SlowdownFactors.diff {
      var outer = Int(tree.nesting[position].parent)
      while outer >= 0 {
        if name(outer, tree) == SlowdownFactors.scroll { found.insert(outer) }
        outer = Int(tree.nesting[outer].parent)
      }
    }
    return found
  }

  private static func name(_ position: Int, _ tree: IntervalTree) -> String {
    tree.shapes[Int(tree.pairs[position].shape)].name
  }

  /// Returns the slow-down of the device for the frame at a position.
  func frame(at position: Int) -> FrameSlowdown {
    guard let times = frames[Int32(position)], times.wholeNs > 0 else {
      return FrameSlowdown(mean: rest, fittedShare: 0)
    }
    return FrameSlowdown(
      mean: times.costNs / times.wholeNs,
      fittedShare: times.fittedNs / times.wholeNs
    )
  }

  /// Returns the additional self time of an interval compared with the factor of the rest; nil for
  /// none.
  func moreNs(at position: Int, in tree: IntervalTree) -> Double? {
    let factor = factors[position]
    return factor.isNaN ? nil : Double(tree.nesting[position].selfNs) * (factor - rest)
  }
}
