import TraceAnalysis

/// The duration of every frame in the order of the trace.
struct TimelinePart {
  private let summary: TraceSummary
  private let command: String

  /// Up to so many frames are drawn one by one.
  static let maxSingle = 2000
  private static let drawnBuckets = 500
  private static let tableRows = 200
  private static let laneColumns = 400
  private static let maxLanes = 6

  /// Prepares the part; the command shows a frame, when its number is added.
  init(_ summary: TraceSummary, command: String) {
    self.summary = summary
    self.command = command
  }

  /// The part.
  var part: ReportPart {
    guard let frames = summary.frames, !frames.frames.isEmpty else {
      return ReportPart("timeline", "Frame by frame", .leftOut("The trace has no frames."))
    }
    let tables = ReportTables(summary)
    return ReportPart(
      "timeline",
      "Frame by frame",
      .shown(
        [
          ChartFigure(chart(frames), table(frames)).markup,
          FrameStrip(frames, command: command).markup,
        ] + notes(frames)
          + [tables.phases?.markup(caption: "Frames by what moved the content", id: "phases")]
          .compactMap { $0 }
          + [tables.causes?.markup(caption: "Why late frames were late", id: "causes")]
          .compactMap { $0 }
      )
    )
  }

  /// The number that the first frame has on the axis.
  private func firstNumber(_ frames: [Frame]) -> Int {
    // A damaged number may be too large for any axis.
    guard let first = frames.first?.number, UInt32(exactly: first) != nil else { return 0 }
    let isInOrder = frames.enumerated().allSatisfy { $0.element.number == first + $0.offset }
    return isInOrder ? first : 0
  }

  private func chart(_ summary: FrameSummary) -> Chart {
    let frames = summary.frames
    let first = firstNumber(frames)
    let times = frames.map { Double($0.durationNs) / 1e6 }
    // The budget is evaluated with the slowdown, the chart shows times as they were.
    let budget = Double(summary.budget.budgetNs) / summary.budget.slowdown / 1e6
    return Chart(
      id: "frames",
      title: "Duration of each frame",
      summary: sentence(summary),
      x: ChartAxis("frame", Double(first)...Double(first + frames.count)),
      y: ChartAxis("milliseconds, log", showing: times + [budget], isLogarithmic: true),
      series: series(frames, first),
      rules: [
        Chart.Rule(
          axis: .y,
          at: budget,
          label: "budget \(Readable.time(Int64(clamping: budget * 1e6)))"
        )
      ],
      lanes: lanes(frames, first) + longUpdates(frames, first),
      showsFrames: true
    )
  }

  private func sentence(_ summary: FrameSummary) -> String {
    let grouped =
      summary.frames.count > Self.maxSingle
      ? " Line and area: median, shortest and longest of neighbouring frames; "
        + "squares: every late frame." : ""
    return "\(Readable.count(summary.durations.count, "frame")), \(summary.lateFrames) late, "
      + "the longest \(Readable.time(summary.durations.max)).\(grouped)"
  }

  // MARK: Series

  private func series(_ frames: [Frame], _ first: Int) -> [Chart.Series] {
    let late = frames.indices.filter { frames[$0].isLate }.map { point(frames, $0, first) }
    let lateSeries = Chart.Series(
      name: "late frame",
      colour: .vermillion,
      shape: .squares,
      points: Thinning.highest(late)
    )
    guard frames.count > Self.maxSingle else {
      let all = frames.indices.map { point(frames, $0, first) }
      return [
        Chart.Series(name: "frame", colour: .blue, shape: .line, points: all), lateSeries,
      ]
    }
    return grouped(frames, first) + [lateSeries]
  }

  private func point(_ frames: [Frame], _ index: Int, _ first: Int) -> Chart.Point {
    Chart.Point(Double(first + index), Double(frames[index].durationNs) / 1e6)
  }

  private func grouped(_ frames: [Frame], _ first: Int) -> [Chart.Series] {
    let buckets = FrameBuckets(frames, most: Self.drawnBuckets).buckets
    func middle(_ bucket: FrameBuckets.Bucket) -> Double {
      Double(first) + Double(bucket.positions.lowerBound + bucket.positions.upperBound) / 2
    }
    return [
      Chart.Series(
        name: "shortest to longest",
        colour: .sky,
        shape: .band,
        points: buckets.map {
          Chart.Point(middle($0), Double($0.maxNs) / 1e6, low: Double($0.minNs) / 1e6)
        }
      ),
      Chart.Series(
        name: "median",
        colour: .blue,
        shape: .line,
        points: buckets.map { Chart.Point(middle($0), Double($0.medianNs) / 1e6) }
      ),
    ]
  }

  // MARK: Lanes

  private func lanes(_ frames: [Frame], _ first: Int) -> [Chart.Lane] {
    let phases = NumberedNames(frames.map { $0.phase ?? "" }, most: Self.maxLanes)
    guard phases.names.count > 1 else { return [] }
    return phases.names.indices.map { phase in
      let positions = phases.numbers.indices.filter { phases.numbers[$0] == phase }
      return Chart.Lane(
        name: phases.names[phase].isEmpty ? "-" : String(phases.names[phase].prefix(14)),
        spans: spans(positions, frames.count, first)
      )
    }
  }

  /// Positions in columns of a drawing, neighbours joined.
  private func spans(_ positions: [Int], _ count: Int, _ first: Int) -> [[Double]] {
    let width = max(1, (count + Self.laneColumns - 1) / Self.laneColumns)
    var columns: [ClosedRange<Int>] = []
    for column in positions.map({ $0 / width }) {
      if let last = columns.last, column <= last.upperBound + 1 {
        columns[columns.count - 1] = last.lowerBound...max(last.upperBound, column)
      } else {
        columns.append(column...column)
      }
    }
    return columns.map { columns in
      [columns.lowerBound * width, min(count, (columns.upperBound + 1) * width)]
        .map { Double(first + $0) }
    }
  }

  private func longUpdates(_ frames: [Frame], _ first: Int) -> [Chart.Lane] {
    let positions = (summary.updates?.worst ?? []).compactMap { update in
      frames.firstIndex {
        $0.startNs <= update.startNs && update.startNs <= $0.startNs + $0.durationNs
      }
    }
    guard !positions.isEmpty else { return [] }
    let spans = Set(positions).sorted().map { [Double(first + $0), Double(first + $0 + 1)] }
    return [Chart.Lane(name: "long updates", spans: spans)]
  }

  // MARK: Words

  private func table(_ summary: FrameSummary) -> DataTable {
    let frames = summary.frames
    let first = firstNumber(frames)
    var table = DataTable(
      [.words("Frames")] + ["Shortest", "Median", "Longest", "Late"].map { .number($0) }
    )
    for bucket in FrameBuckets(frames, most: Self.tableRows).buckets {
      let (from, to) = (bucket.positions.lowerBound, bucket.positions.upperBound)
      table.add(
        [.number(Double(from), from == to ? "\(first + from)" : "\(first + from)–\(first + to)")]
          + [bucket.minNs, bucket.medianNs, bucket.maxNs].map { .time($0) }
          + [.count(bucket.late)]
      )
    }
    return table
  }

  private func notes(_ frames: FrameSummary) -> [Markup] {
    var notes: [String] = []
    if frames.warmupFrames > 0 {
      notes.append("\(Readable.count(frames.warmupFrames, "frame")) of warm-up left out.")
    }
    if frames.durations.count > frames.frames.count {
      notes.append(
        "Only the first \(frames.frames.count) of \(frames.durations.count) frames are shown."
      )
    }
    if frames.budget.slowdown != 1 {
      notes.append(
        "Frames are evaluated as on a device ×\(Readable.factor(frames.budget.slowdown)) slower; the "
          + "chart shows times as they were, and the budget divided by that factor."
      )
    }
    if frames.lateFrames > Chart.maxPoints {
      notes.append(
        "Without scripts the chart shows the longest of neighbouring late frames only: there are "
          + "more than \(Chart.maxPoints)."
      )
    }
    if let gaps = frames.idleGaps, gaps.count > 0 {
      notes.append(
        "\(Readable.count(gaps.count, "idle gap")) while content moved, the longest "
          + "\(Readable.time(gaps.longestNs))."
      )
    }
    return notes.map { .element("p", ["class": "note"], $0) }
  }
}
