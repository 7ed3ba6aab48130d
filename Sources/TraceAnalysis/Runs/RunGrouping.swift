/// Puts runs that may be taken together into groups.
struct RunGrouping {
  /// The runs of a group with their description, and the rule that their frames are evaluated by.
  private struct Group {
    var runs: [Int]
    /// Everything that any of them says; nil for runs that say nothing.
    var description: RunDescription?
    let rule: RunRule
    /// The number of the host: what its machine takes for the same work, others do not.
    let host: UInt16
  }

  /// The maximum number of groups; runs of further groups are left out, as more reports could not
  /// be read.
  static let maxGroups = 64

  private var all: [Group] = []

  /// The runs of each group by their numbers, in the order of the first of each.
  var groups: [[Int]] { all.map(\.runs) }

  /// Finds the group of a run.
  ///
  /// - Returns: true if there is one; there is none when there are too many groups.
  mutating func add(_ run: Int, _ played: PlayedRun) -> Bool {
    let description = played.isDescribed ? played.description : nil
    let rule = RunRule(played)
    let place = all.firstIndex { group in
      group.host == played.run.process.host && group.rule.isAlike(rule)
        && Self.areComparable(group.description, description)
    }
    if let place {
      all[place].runs.append(run)
      // What the first run does not say, the others must not contradict each other in.
      all[place].description = description.flatMap { all[place].description?.completed(by: $0) }
      return true
    }
    guard all.count < Self.maxGroups else { return false }
    all.append(
      Group(runs: [run], description: description, rule: rule, host: played.run.process.host)
    )
    return true
  }

  /// Returns whether two runs may be taken together.
  ///
  /// A run that says what it played is no repetition of one that does not.
  private static func areComparable(_ first: RunDescription?, _ second: RunDescription?) -> Bool {
    guard let first, let second else { return (first == nil) == (second == nil) }
    guard (first.scenario == nil) == (second.scenario == nil) else { return false }
    guard let mismatch = RunMismatch(first, second) else { return true }
    // Identifiers that no run shares, such as those made by UUID(), must not part the samples of stacks, which
    // take many runs.
    return mismatch == .parameter("content") && first.hasStackSamples
  }
}
