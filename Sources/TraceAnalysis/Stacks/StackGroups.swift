import ListSchema

/// The property that samples share, beside being in measured frames.
public enum StackGrouping: String, CaseIterable, Sendable {
  /// An interval around them, at any depth.
  case interval
  /// The cause of their frames' being late.
  case cause
  /// The content type that the work was done for.
  case rowType = "row_type"

  /// Returns the names that a sample has of it, each once.
  fileprivate func names(of entry: StackProfile.Entry) -> Set<String> {
    switch self {
    // Every sample is in a frame.
    case .interval: Set(entry.intervals).subtracting([IntervalName.frame])
    case .cause: Set(entry.cause.map { [$0] } ?? [])
    case .rowType: Set(entry.contentType.map { [$0] } ?? [])
    }
  }
}

/// Samples that have something in common, and what called what in them.
public struct StackGroup: Hashable, Sendable {
  /// The kind of property that they share.
  public let grouping: StackGrouping
  /// The interval, the cause, or the row type.
  public let name: String
  /// The number of samples.
  public let samples: Int
  /// The calls, as in `StackSummary.calls`.
  public let calls: [IntervalBreakdown]
}

/// Adds up samples by what they have in common.
struct StackGroups {
  /// The maximum number of names of each grouping that are shown.
  private static let maxShown = 8
  /// The maximum number of names of each grouping that are added up; only a damaged or malicious
  /// trace has more.
  private static let maxKept = 1_000

  private var trees: [StackGrouping: [String: CallTree]] = [:]

  /// Adds a stack's samples, its calls outermost first.
  mutating func add(_ entry: StackProfile.Entry, _ calls: [String]) {
    for grouping in StackGrouping.allCases {
      for name in grouping.names(of: entry) {
        let isKnown = trees[grouping]?[name] != nil
        guard isKnown || trees[grouping]?.count ?? 0 < Self.maxKept else { continue }
        trees[grouping, default: [:]][name, default: CallTree()].add(entry.samples, calls)
      }
    }
  }

  /// Those with samples enough to say something, the largest first, grouping by grouping.
  func all(periodNs: Int64) -> [StackGroup] {
    StackGrouping.allCases.flatMap { grouping in
      (trees[grouping] ?? [:])
        .filter { $0.value.samples >= StackSummary.minSamples }
        .sorted { ($1.value.samples, $0.key) < ($0.value.samples, $1.key) }
        .prefix(Self.maxShown)
        .map { name, tree in
          StackGroup(
            grouping: grouping,
            name: name,
            samples: tree.samples,
            calls: tree.rows(periodNs: periodNs)
          )
        }
    }
  }
}
