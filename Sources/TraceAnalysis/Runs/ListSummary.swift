/// The costs of one list of one process.
public struct ListSummary: Sendable {
  /// The process of the list.
  public let process: ProcessID
  /// The list's number in its process.
  public let list: UInt32
  /// The durations of its frames; empty for a list inside another one, which has no frames of its
  /// own.
  public let frames: Distribution
  /// The number of its frames that took longer than their budget.
  public let lateFrames: Int
  /// The durations of its updates.
  public let updates: Distribution

  /// The maximum number of lists; further ones, which only a damaged or malicious trace has, are
  /// left out.
  static let maxLists = 4_096

  /// The lists of all processes, in the order of processes and numbers.
  static func all(_ frames: FrameTotals, _ updates: UpdateTotals) -> [ListSummary] {
    let (frames, updates) = (frames.lists, updates.lists)
    return Set(updates.keys + frames.keys).sorted().map { key in
      ListSummary(
        process: key.process,
        list: key.list,
        frames: (frames[key]?.samples ?? Samples()).distribution,
        lateFrames: frames[key]?.lateFrames ?? 0,
        updates: (updates[key] ?? Samples()).distribution
      )
    }
  }
}
