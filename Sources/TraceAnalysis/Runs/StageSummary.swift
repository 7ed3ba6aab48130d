import ListSchema

/// The costs of a stage that is not measured: the first display, the warm-up, or incomplete frames.
public struct StageSummary: Sendable {
  /// The stage.
  public let stage: FrameStage
  /// Its frames, without the details of the longest; nil where none has an end.
  public let frames: FrameSummary?
  /// A row for every name of interval.
  public let intervals: [IntervalSummary]
  /// Its updates, without the details of the longest; nil when it has none.
  public let updates: UpdateSummary?
  /// The same, whatever asked for them, under the name of the stage; nil when it has none.
  public let updateParts: UpdateSummary.Reason?
  /// Measuring; nil when nothing was measured.
  public let measuring: MeasuringSummary?
  /// The costs of its rows, whatever their type, under the name of the stage.
  public let rows: [RowCost]
  /// The custom counters, by name.
  public let counters: [CounterSummary]

  /// All frames of the stage as one row of a table.
  public var frameRow: FrameSummary.Subset? { frames?.subset(named: stage.words) }

  /// The counters of the stage as rows of a table of counters.
  public var counterRows: [CounterSummary] {
    counters.map { $0.named("\(stage.words): \($0.name)") }
  }

  /// The frames of the stage as one row of a table of intervals.
  public var intervalRow: IntervalSummary? {
    intervals.first { $0.name == IntervalName.frame }.map { frame in
      IntervalSummary(
        name: stage.words,
        level: 0,
        durations: frame.durations,
        selfNs: frame.selfNs,
        shareOfFrameTime: nil,
        fields: frame.fields
      )
    }
  }

  /// All late frames of the stage as one row of a table of causes; nil when there are none.
  public var causeRow: FrameSummary.Cause? {
    frames.flatMap { frames in
      frames.lateFrames > 0
        ? FrameSummary.Cause(
          name: stage.words,
          count: frames.lateFrames,
          overrunNs: frames.lateNs
        ) : nil
    }
  }
}
