extension IntervalTree {
  /// Marks the frames that missing packets could have said something of.
  func markIncomplete(_ frames: inout [SegmentFrame], _ gaps: TraceGaps) {
    for index in frames.indices {
      let pair = pairs[frames[index].position]
      if gaps.overlaps(pair.startNs, pair.endNs) {
        frames[index].evaluated.frame.stage = .incomplete
      }
    }
  }

  /// The stage of every interval, as if none was in a frame.
  ///
  /// Between two frames with a gap between them there may have been others, of which only parts are left.
  /// So all that is outside of frames there is incomplete.
  ///
  /// - Parameters:
  ///   - gaps: the times for which packets are missing.
  ///   - lastFrameEnd: the end of the thread's latest frame before these intervals.
  /// - Returns: a stage for every interval.
  /// - Complexity: O(intervals · log gaps).
  func stagesOutsideFrames(_ gaps: TraceGaps, since lastFrameEnd: Int64) -> [FrameStage] {
    var stages = [FrameStage](repeating: .measured, count: count)
    guard !gaps.isEmpty else { return stages }
    var open: [Int] = []
    var lastFrameEnd = lastFrameEnd
    func close(until nextFrameStart: Int64) {
      if gaps.overlaps(lastFrameEnd, nextFrameStart) {
        for position in open { stages[position] = .incomplete }
      }
      open.removeAll(keepingCapacity: true)
    }
    for (position, pair) in pairs.enumerated() {
      if pair.meaning == .frame {
        close(until: pair.startNs)
        lastFrameEnd = max(lastFrameEnd, pair.endNs)
      } else if pair.startNs >= lastFrameEnd {
        open.append(position)
      }
    }
    close(until: pairs.reduce(.min) { max($0, $1.endNs) })
    return stages
  }
}
