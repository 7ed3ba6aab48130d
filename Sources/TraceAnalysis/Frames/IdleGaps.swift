/// Times in which content moved and no frame was begun.
///
/// A frame that takes long is late by its own time; a gap is what no frame explains: the main thread
/// did something else between two frames. Looked for on the real clock only, as frames of the virtual
/// one are played back to back.
public struct IdleGaps: Hashable, Sendable {
  /// How many there are.
  public let count: Int
  /// The longest, in nanoseconds; 0 where there is none.
  public let longestNs: Int64

  /// A gap is longer than so many periods of the display.
  static let periods = 1.5

  /// Looks for gaps between the frames of real clocks; nil when there are no such frames.
  init?(_ frames: [Frame], _ runs: JudgedRuns) {
    var last: [ListKey: Frame] = [:]
    var gaps: [Int64] = []
    var isRealTime = false
    for frame in frames {
      let run = runs[frame.process]
      guard run.isRealTime else { continue }
      isRealTime = true
      let key = ListKey(process: frame.process, list: frame.list)
      if let before = last.updateValue(frame, forKey: key), before.isMoving == true,
        frame.isMoving == true
      {
        let gap = frame.startNs - before.startNs - before.durationNs
        if Double(gap) > Self.periods * Double(run.budget.periodNs) { gaps.append(gap) }
      }
    }
    guard isRealTime else { return nil }
    count = gaps.count
    longestNs = gaps.max() ?? 0
  }
}
