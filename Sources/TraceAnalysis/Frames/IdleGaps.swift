/// Times in which content moved and no frame was begun.
///
/// A frame that takes long is late by its own time; a gap is what no frame explains: the main thread
/// did something else between two frames. Looked for on the real clock only, as frames of the virtual
/// one are played back to back.
public struct IdleGaps: Hashable, Sendable {
  /// The number of gaps.
  public fileprivate(set) var count = 0
  /// The longest, in nanoseconds; 0 where there is none.
  public fileprivate(set) var longestNs: Int64 = 0
}

/// Looks for gaps between frames.
struct IdleGapSearch {
  /// The minimum length of a gap, in periods of the display.
  private static let periods = 1.5

  private var last: [ListKey: Frame] = [:]
  /// The gaps that were found; nil while there is no frame of a real clock.
  private(set) var gaps: IdleGaps?

  /// Takes a frame that was paced by a real display.
  mutating func add(_ frame: Frame, _ budget: FrameBudget) {
    var found = gaps ?? IdleGaps()
    let key = ListKey(process: frame.process, list: frame.list)
    if let before = last.updateValue(frame, forKey: key), before.isScrolling == true,
      frame.isScrolling == true
    {
      let gap = frame.startNs - before.startNs - before.durationNs
      if Double(gap) > Self.periods * Double(budget.periodNs) {
        found.count += 1
        found.longestNs = max(found.longestNs, gap)
      }
    }
    gaps = found
  }

  /// Takes what was found in another run.
  mutating func merge(_ other: IdleGapSearch) {
    guard let more = other.gaps else { return }
    var found = gaps ?? IdleGaps()
    found.count += more.count
    found.longestNs = max(found.longestNs, more.longestNs)
    gaps = found
  }
}
