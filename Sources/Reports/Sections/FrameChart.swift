import TraceAnalysis

/// The chart of the durations of frames, one by one.
struct FrameChart {
  private let context: SectionContext
  private let summary: FrameSummary
  private var frames: [Frame] { summary.frames }
  /// The number that the first frame has on the axis.
  private let first: Int
  /// True if the axis has the frames' numbers; false where those of several runs are counted together.
  private let isNumbered: Bool

  /// The maximum number of frames that are drawn one by one.
  static let maxSingle = 2000
  private static let drawnBuckets = 500
  private static let tableRows = 200
  private static let laneColumns = 400
  private static let maxLanes = 6

  /// Returns the words that scripts use for frames.
  static func words(_ frames: FrameSummary) -> PointStrip.Words {
    let costs = SlowdownWords(frames).costs.map { "with \($0) " } ?? ""
    return PointStrip.Words(
      point: "Frame",
      key: "frame",
      beyond: "\(costs)late by",
      within: "\(costs)in time",
      place: "offset",
      unit: "points",
      none: "No frame chosen yet: click one, or go through them with the arrow keys.",
      label:
        "Frames, late ones hatched. Arrow keys move, Page Up and Page Down go to the late frame "
        + "before or after.",
      before: "← Late frame before",
      after: "Next late frame →"
    )
  }

  init(_ context: SectionContext, _ summary: FrameSummary) {
    self.context = context
    self.summary = summary
    let number = Self.firstNumber(summary.frames)
    (first, isNumbered) = (number ?? 0, number != nil)
  }

  /// The number of the first frame, if the others follow one by one.
  private static func firstNumber(_ frames: [Frame]) -> Int? {
    // A damaged number may be too large for any axis.
    guard let first = frames.first?.number, UInt32(exactly: first) != nil else { return nil }
    let isInOrder = frames.enumerated().allSatisfy { $0.element.number == first + $0.offset }
    return isInOrder ? first : nil
  }

  /// The chart.
  var chart: Chart {
    let times = frames.map { Double($0.durationNs) / 1e6 }
    // The budget is evaluated with the slowdown, the chart shows times as they were.
    let budget = Double(summary.budget.budgetNs) / summary.meanSlowdown / 1e6
    return Chart(
      id: context.id("frame-times"),
      title: "Duration of each frame",
      summary: sentence,
      x: ChartAxis(
        isNumbered ? "frame" : "position among all frames",
        Double(first)...Double(first + frames.count)
      ),
      y: ChartAxis("milliseconds, log", showing: times + [budget], isLogarithmic: true),
      series: series,
      rules: [
        Chart.Rule(
          axis: .y,
          at: budget,
          label: "budget \(Readable.time(Int64(clamping: budget * 1e6)))"
        )
      ],
      lanes: lanes + longUpdates,
      showsStrip: context.hasStrip
    )
  }

  private var sentence: String {
    let grouped =
      frames.count > Self.maxSingle
      ? " Line and area: median, shortest and longest of neighbouring frames; "
        + "squares: every late frame." : ""
    return "\(Readable.count(summary.durations.count, "frame")), "
      + "\(Readable.number(summary.lateFrames)) late, "
      + "the longest \(Readable.time(summary.durations.max)).\(grouped)"
  }

  // MARK: Series

  private var series: [Chart.Series] {
    let late = frames.indices.filter { frames[$0].isLate }.map(point)
    let lateSeries = Chart.Series(
      name: "late frame",
      colour: .vermillion,
      shape: .squares,
      points: Thinning.highest(late)
    )
    guard frames.count > Self.maxSingle else {
      let all = frames.indices.map(point)
      return [
        Chart.Series(name: "frame", colour: .blue, shape: .line, points: all), lateSeries,
      ]
    }
    return grouped + [lateSeries]
  }

  private func point(_ index: Int) -> Chart.Point {
    Chart.Point(Double(first + index), Double(frames[index].durationNs) / 1e6)
  }

  private var grouped: [Chart.Series] {
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

  private var lanes: [Chart.Lane] {
    let phases = NumberedNames(frames.map { $0.phase ?? "" }, most: Self.maxLanes)
    guard phases.names.count > 1 else { return [] }
    return phases.names.indices.map { phase in
      let positions = phases.numbers.indices.filter { phases.numbers[$0] == phase }
      return Chart.Lane(
        name: phases.names[phase].isEmpty ? "-" : String(phases.names[phase].prefix(14)),
        spans: spans(positions)
      )
    }
  }

  /// Positions in columns of a drawing, neighbours joined.
  private func spans(_ positions: [Int]) -> [[Double]] {
    let width = max(1, (frames.count + Self.laneColumns - 1) / Self.laneColumns)
    var columns: [ClosedRange<Int>] = []
    for column in positions.map({ $0 / width }) {
      if let last = columns.last, column <= last.upperBound + 1 {
        columns[columns.count - 1] = last.lowerBound...max(last.upperBound, column)
      } else {
        columns.append(column...column)
      }
    }
    return columns.map { columns in
      [columns.lowerBound * width, min(frames.count, (columns.upperBound + 1) * width)]
        .map { Double(first + $0) }
    }
  }

  private var longUpdates: [Chart.Lane] {
    let positions = (context.group.group.updates?.worst ?? []).compactMap { update in
      frames.firstIndex {
        $0.startNs <= update.startNs && update.startNs <= $0.startNs + $0.durationNs
      }
    }
    guard !positions.isEmpty else { return [] }
    let spans = Set(positions).sorted().map { [Double(first + $0), Double(first + $0 + 1)] }
    return [Chart.Lane(name: "long updates", spans: spans)]
  }

  // MARK: Data

  private var firstMeaning: String {
    isNumbered
      ? "The first of neighbouring frames"
      : "The position of the first of neighbouring frames, from 0, among those of all runs"
  }

  /// Neighbouring frames together.
  var table: Table {
    let first = first
    let fields: [Field<FrameBuckets.Bucket>] = [
      Field(isNumbered ? "first_frame" : "first_position", .integer, firstMeaning) {
        first + $0.positions.lowerBound
      },
      Field(isNumbered ? "last_frame" : "last_position", .integer, "The last of them") {
        first + $0.positions.upperBound
      },
      Field("shortest_ns", .duration, "The shortest of them") { $0.minNs },
      Field("median_ns", .duration, "The median of them") { $0.medianNs },
      Field("longest_ns", .duration, "The longest of them") { $0.maxNs },
      Field("late", .count, unit: "frames", "Late frames among them") { $0.late },
    ]
    return Table(
      context.id("frame-table"),
      "Duration of each frame",
      fields,
      FrameBuckets(frames, most: Self.tableRows).buckets
    )
  }
}
