import Signposts

/// Some of one thread's intervals, all of one run, with its frames evaluated.
package struct RunSegment {
  /// The run's number, from 0.
  let run: Int
  /// The intervals.
  let tree: IntervalTree
  /// The frames among them, in the order of their starts.
  let frames: [SegmentFrame]
  /// The releases outside of them.
  let releases: [SegmentRelease]
  /// The intervals of each stage that there is, with parents as far as these are of the same stage.
  let stages: [(stage: FrameStage, tree: IntervalTree)]

  init(
    run: Int,
    tree: IntervalTree,
    frames: [SegmentFrame],
    releases: [SegmentRelease],
    _ gaps: TraceGaps,
    since lastFrameEnd: Int64
  ) {
    (self.run, self.tree, self.frames, self.releases) = (run, tree, frames, releases)
    stages = Self.divide(tree, frames, releases, gaps, since: lastFrameEnd)
  }

  /// The intervals of the measured stage.
  var measured: IntervalTree? { stages.first { $0.stage == .measured }?.tree }

  /// Divides intervals by stage: those inside of a frame, and the releases after it, are of the
  /// frame's stage; nearly always everything is measured.
  private static func divide(
    _ tree: IntervalTree,
    _ frames: [SegmentFrame],
    _ releases: [SegmentRelease],
    _ gaps: TraceGaps,
    since lastFrameEnd: Int64
  ) -> [(stage: FrameStage, tree: IntervalTree)] {
    let isMeasured =
      frames.allSatisfy { $0.evaluated.frame.stage == .measured }
      && releases.allSatisfy { $0.stage == .measured }
    guard !gaps.isEmpty || !isMeasured else {
      return [(.measured, tree)]
    }
    var stages = tree.stagesOutsideFrames(gaps, since: lastFrameEnd)
    for release in releases where stages[release.position] == .measured {
      stages[release.position] = release.stage
    }
    for frame in frames { stages[frame.position] = frame.evaluated.frame.stage }
    for (position, owner) in tree.owners(.frame).enumerated() where owner >= 0 {
      stages[position] = stages[Int(owner)]
    }
    return FrameStage.allCases.compactMap { stage in
      guard stages.contains(stage) else { return nil }
      return (stage, tree.subtree { stages[$0] == stage })
    }
  }
}

/// The place of an event that is no begin or end of an interval.
package struct InstantPlace {
  /// The run's number, from 0.
  let run: Int
  /// The stage of the run's frame that is open on its thread.
  let stage: FrameStage
  /// True if there is such a frame.
  let isInFrame: Bool
}

/// A frame among the intervals of a segment.
package struct SegmentFrame {
  /// Its position in the tree.
  let position: Int
  /// The result of its evaluation.
  var evaluated: EvaluatedFrame
}

/// The freeing of something outside of frames, among the intervals of a segment.
package struct SegmentRelease {
  /// Its position in the tree.
  let position: Int
  /// The stage of the list's frame before it.
  let stage: FrameStage
}
