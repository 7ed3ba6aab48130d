import ListSchema

extension RunGroup {
  /// The time of all frames, in nanoseconds.
  var frameNs: Int64 { frames?.durations.sum ?? 0 }

  /// The fewest late frames that are a finding: one or two may be anything.
  public static let minLateFrames = 3

  /// True if enough frames were late, apart from those that the machine made late.
  var hasTrouble: Bool { (frames?.lateFramesOfList ?? 0) >= Self.minLateFrames }

  /// True if most descriptions of the content are of items that are made when they are needed.
  var describesLazily: Bool {
    let all = intervals.first { $0.name == IntervalName.configure }?.durations.count ?? 0
    return all > 0 && suspects.total(.lazyConfigure).count >= Int64(all + 1) / 2
  }

  /// The type of rows that a function of the user's is one of, such as `RecipeRow.isEquivalent(to:)`; nil for others.
  func rowType(of function: SourceFunction?) -> String? {
    guard let name = function?.shortName else { return nil }
    let types = Set(rows.byType.compactMap(\.type))
    return types.filter { name.hasPrefix("\($0).") || name.contains(" \($0).") }.max {
      $0.count < $1.count
    }
  }

  /// Returns the time that some work takes of frames; nil without frames.
  ///
  /// - Parameters:
  ///   - tally: the work.
  ///   - share: the part of it that is lost.
  /// - Returns: the part of it that is lost.
  func loss(_ tally: SuspectTally, share: Double = 1) -> FindingLoss? {
    loss(ns: Double(tally.ns) * share, lateFrames: tally.lateFrames)
  }

  /// Returns the time that a part of some intervals takes of frames; nil without frames.
  ///
  /// The other intervals of the row are outside of frames.
  func loss(of row: IntervalSummary, share: Double = 1) -> FindingLoss? {
    loss(ns: (row.shareOfFrameTime ?? 0) * Double(frameNs) * share)
  }

  /// A time as a loss; nil without frames.
  func loss(ns: Double, lateFrames: Int? = nil) -> FindingLoss? {
    guard frameNs > 0, ns > 0 else { return nil }
    let share = min(1, ns / Double(frameNs))
    return FindingLoss(
      frameNs: Int64(clamping: share * Double(frameNs)),
      shareOfFrameTime: share,
      lateFrames: lateFrames
    )
  }

  /// Returns whether a loss is worth reporting: a quarter of the time of frames, or a twentieth
  /// where frames are late.
  func matters(_ loss: FindingLoss) -> Bool {
    loss.shareOfFrameTime >= (hasTrouble ? 0.05 : 0.25)
  }
}

extension FindingLoss {
  /// The loss in words: `1.20 s of the frames' time (12.3 %)`.
  var words: String {
    let late = lateFrames.map {
      $0 > 0 ? ", with a part in \(Readable.count($0, "late frame"))" : ""
    }
    return (isAtMost ? "at most " : "")
      + "\(Readable.time(frameNs)) of the frames' time (\(Readable.share(shareOfFrameTime))"
      + (late ?? "") + ")"
  }

  /// The same as numbers, which every finding that has a loss has.
  var figures: [String: Double] {
    ["lossNs": Double(frameNs), "shareOfFrameTime": shareOfFrameTime]
  }
}

extension FindingLoss? {
  /// The loss as the end of a sentence: `; 1.20 s of the frames' time (12.3 %)`; empty where it is not known.
  var ending: String { map { "; \($0.words)" } ?? "" }
}
