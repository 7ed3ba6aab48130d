/// What one list of one process cost.
public struct ListSummary: Sendable {
  /// Whose list it is.
  public let process: ProcessID
  /// The list's number in its process.
  public let list: UInt32
  /// The durations of its frames; empty for a list inside another one, which has no frames of its
  /// own.
  public let frames: Distribution
  /// How many of its frames took longer than they may.
  public let overruns: Int
  /// The durations of its updates.
  public let updates: Distribution

  /// Tells the lists of a trace apart, in the order of processes and numbers.
  ///
  /// - Parameters:
  ///   - trace: the trace.
  ///   - frames: its frames, where it has any.
  /// - Returns: a row for every list that has frames or updates.
  /// - Complexity: O(n log n) for n intervals.
  static func all(in trace: Trace, _ frames: FrameSummary?) -> [ListSummary] {
    let updates = Dictionary(
      grouping: trace.tree.intervals.lazy.filter { $0.name == KnownInterval.update }
    ) { ListKey(process: $0.process, list: $0.list) }
    let frames = Dictionary(grouping: frames?.frames ?? []) {
      ListKey(process: $0.process, list: $0.list)
    }
    return Set(updates.keys).union(frames.keys).sorted().map { key in
      let frames = frames[key] ?? []
      return ListSummary(
        process: key.process,
        list: key.list,
        frames: Distribution(frames.map(\.durationNs)),
        overruns: frames.count { $0.isLate },
        updates: Distribution((updates[key] ?? []).map(\.durationNs))
      )
    }
  }
}
