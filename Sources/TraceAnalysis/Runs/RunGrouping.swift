/// Puts runs that may be compared with each other into groups.
struct RunGrouping {
  /// The runs of each group by their numbers, in the order of the first of each.
  private(set) var groups: [[Int]] = []
  /// What the first run of each group says.
  private var descriptions: [RunDescription?] = []

  /// Runs of further groups are left out, as nobody could read so many reports.
  static let maxGroups = 64

  /// Finds the group of a run.
  ///
  /// - Returns: the position of the group; nil when there are too many.
  mutating func add(_ run: Int, _ description: RunDescription?) -> Int? {
    if let group = descriptions.firstIndex(where: { Self.areComparable($0, description) }) {
      groups[group].append(run)
      return group
    }
    guard groups.count < Self.maxGroups else { return nil }
    groups.append([run])
    descriptions.append(description)
    return groups.count - 1
  }

  /// Whether nothing speaks against taking two runs together.
  ///
  /// A run that says what it played is no repetition of one that does not.
  private static func areComparable(_ first: RunDescription?, _ second: RunDescription?) -> Bool {
    guard let first, let second else { return (first == nil) == (second == nil) }
    return RunMismatch(first, second) == nil && (first.scenario == nil) == (second.scenario == nil)
  }
}
