/// The shortest time that each frame took in several repetitions of the same run.
///
/// Noise of a machine only adds time, so the minimum over repetitions is the best estimate of the
/// work itself (J. Chen, J. Revels, "Robust benchmarking in noisy environments", 2016). It hides
/// times that are random by nature: read it beside the percentiles over all raw frames.
public struct FrameMinima: Sendable {
  /// The number of repetitions.
  public let repetitions: Int
  /// The minima of the frames that every repetition has.
  public let durations: Distribution
}

/// The time of every frame of every run, by list and number.
struct FrameDurations: Sendable {
  /// The frames of one run.
  private struct Run {
    /// The durations of each list's frames, by number.
    var lists = RecentKeys<UInt32, [Int64]>(maxKeys: ListSummary.maxLists)
    /// True if all of its frames could be kept.
    var isWhole = true
  }

  /// The maximum sum of the highest frame numbers of all lists and runs; with more there are no
  /// minima.
  private static let maxFrames = 2_000_000
  /// The place of a frame that the run does not have.
  private static let missing: Int64 = -1
  /// The place of a frame that the run has more than once.
  private static let ambiguous: Int64 = -2

  private var runs: [Run] = []
  private var room = Self.maxFrames

  /// Takes a frame of a run.
  ///
  /// - Complexity: O(1), amortised.
  mutating func add(_ frame: Frame, ofRun run: Int) {
    while runs.count <= run { runs.append(Run()) }
    guard runs[run].isWhole else { return }
    var room = room
    var isKept = false
    runs[run].lists.update(frame.list, []) { durations in
      guard let number = frame.number, number >= 0, number < durations.count + room else { return }
      isKept = true
      let missing = number + 1 - durations.count
      if missing > 0 {
        room -= missing
        durations += repeatElement(Self.missing, count: missing)
      }
      let isNew = durations[number] == Self.missing
      durations[number] = isNew ? frame.durationNs : Self.ambiguous
    }
    self.room = room
    if !isKept { runs[run] = Run(isWhole: false) }
  }

  /// The shortest time of each frame that all of some runs have.
  ///
  /// - Returns: the minima; nil for fewer than two runs with frames, and where not all are known.
  /// - Complexity: O(frames of the runs).
  func minima(overRuns numbers: [Int]) -> FrameMinima? {
    let all = numbers.filter { $0 < runs.count }.map { runs[$0] }
      .filter { !$0.isWhole || !$0.lists.keys.isEmpty }
    guard all.count > 1, all.allSatisfy(\.isWhole), let first = all.first else { return nil }
    var samples = Samples()
    for (list, durations) in first.lists.all {
      let others = all.dropFirst().map { $0.lists[list] ?? [] }
      for (number, duration) in durations.enumerated() {
        let times = [duration] + others.map { number < $0.count ? $0[number] : Self.missing }
        if let shortest = times.min(), shortest >= 0 { samples.add(shortest) }
      }
    }
    return FrameMinima(repetitions: all.count, durations: samples.distribution)
  }
}
