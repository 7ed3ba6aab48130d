/// The calls between functions, added up.
struct CallTree {
  /// Deeper calls count for the one at this depth.
  static let maxDepth = 32
  /// Fewer samples are not worth a row.
  private static let minShare = 0.002

  private(set) var samples = 0
  private var own = 0
  private var inside: [String: CallTree] = [:]

  /// Adds samples of calls, outermost first.
  mutating func add(_ count: Int, _ names: [String]) {
    add(count, names.prefix(Self.maxDepth))
  }

  private mutating func add(_ count: Int, _ names: ArraySlice<String>) {
    samples += count
    guard let first = names.first else {
      own += count
      return
    }
    inside[first, default: CallTree()].add(count, names.dropFirst())
  }

  /// Returns the functions inside, those with most samples first; each sample stands for a period.
  func rows(periodNs: Int64) -> [IntervalBreakdown] {
    rows(periodNs: periodNs, least: max(1, Int((Double(samples) * Self.minShare).rounded(.up))))
  }

  private func rows(periodNs: Int64, least: Int) -> [IntervalBreakdown] {
    inside.filter { $0.value.samples >= least }
      .sorted { ($1.value.samples, $0.key) < ($0.value.samples, $1.key) }
      .map { name, tree in
        IntervalBreakdown(
          name: name,
          count: tree.samples,
          totalNs: Int64(tree.samples) * periodNs,
          selfNs: Int64(tree.own) * periodNs,
          children: tree.rows(periodNs: periodNs, least: least)
        )
      }
  }
}
