import TraceAnalysis

/// The sections of one scenario's comparison.
struct ComparisonSections {
  private let scenario: ScenarioComparison
  /// The suffix that distinguishes the scenario's ids from those of others.
  private let suffix: String
  private let isOnly: Bool

  private static let drawnFrames = 2000
  private static let intervalRows = 8
  private static let worstRows = 5
  private static let metricColumns = [
    "metric", "base", "head", "change", "verdict", "seen_from", "noise",
  ]
  private static let intervalColumns = [
    "interval", "change", "verdict", "base_count", "head_count", "each", "base_self_ns",
    "head_self_ns",
    "difference_ns",
  ]

  init(_ scenario: ScenarioComparison, _ suffix: String, isOnly: Bool) {
    self.scenario = scenario
    self.suffix = suffix
    self.isOnly = isOnly
  }

  /// Returns the sections of all scenarios.
  static func sections(_ comparison: Comparison) -> [Section] {
    let isOnly = comparison.scenarios.count == 1
    return comparison.scenarios.enumerated().flatMap { position, scenario in
      ComparisonSections(scenario, isOnly ? "" : "-\(position + 1)", isOnly: isOnly).all
    }
  }

  /// Returns the facts of the comparison, in a line or two.
  static func facts(_ comparison: Comparison) -> [Block] {
    let verdict = Verdict(comparison)
    let mean =
      comparison.scenarios.count > 1
      ? comparison.geometricMean(of: ComparedMetric.frameMean.name) : nil
    let facts = [
      Fact("base", comparison.base), Fact("head", comparison.head),
      mean.map {
        Fact("mean", "\(ReportFields.change($0)) of frames' means, geometric, over all scenarios")
      },
      comparison.calibration.map { Fact("accuracy", CalibrationWords.quote($0)) },
    ].compactMap { $0 }
    return [
      Block(
        .facts([Fact("verdict", "\(verdict.word). \(verdict.sentence)")] + facts),
        in: .terminal
      ),
      Block(.facts(facts), in: [.comment, .page]),
    ]
  }

  var all: [Section] {
    [metrics, parameters, intervals, rowTypes, counts, allocations, worstFrames, charts].compactMap
    { $0 }
  }

  private func title(_ words: String) -> String {
    isOnly ? words : "\(scenario.scenario): \(words)"
  }

  private var metrics: Section {
    let method: Sentence =
      switch scenario.method {
      case .rounds:
        """
        Both were played in turns, \(Readable.count(scenario.rounds, "time")) each, without tracing; \
        times are of each frame's minimum over the rounds.
        """
      case .traces:
        """
        The traces were recorded apart, so only a change of \
        \(Readable.share(MetricComparison.coarseMargin)) or more counts.
        """
      }
    let remarks = scenario.nondeterminism + scenario.notes + (scenario.mismatch.map { [$0] } ?? [])
    return Section(
      "metrics\(suffix)",
      title("Metrics"),
      inComments: .untitled,
      [
        Block(
          .table(
            Table(
              "metric-table\(suffix)",
              title("Measurements"),
              ReportFields.comparedMetric[Self.metricColumns],
              scenario.metrics
            ),
            briefRows: 14,
            isFiltered: false
          )
        ),
        Block(.note(method), in: [.terminal, .page]),
      ] + remarks.map { Block(.paragraph(Sentence($0))) }
    )
  }

  private var intervals: Section? {
    guard !scenario.intervals.isEmpty else { return nil }
    let sentences = scenario.intervals.prefix(3)
      .filter { abs($0.differenceNs) > 0 }
      .map { Sentence(ComparisonSentences.words($0)) }
    return Section(
      "intervals\(suffix)",
      title("Intervals"),
      [
        Block(.ranking(sentences), in: [.comment, .page]),
        Block(
          .table(
            Table(
              "interval-table\(suffix)",
              title("Self time in a run, the largest difference first"),
              ReportFields.comparedInterval[Self.intervalColumns],
              scenario.intervals
            ),
            briefRows: Self.intervalRows,
            isFiltered: true
          )
        ),
      ]
    )
  }

  private var rowTypes: Section? {
    guard !scenario.rowTypes.isEmpty else { return nil }
    return Section(
      "row-types\(suffix)",
      title("Rows by type"),
      [
        Block(
          .table(
            Table(
              "row-type-table\(suffix)",
              title("Measuring and applying by row type, the largest difference first"),
              ReportFields.comparedInterval[Self.intervalColumns],
              scenario.rowTypes
            ),
            briefRows: Self.intervalRows,
            isFiltered: true
          )
        )
      ]
    )
  }

  private var parameters: Section? {
    guard !scenario.parameters.isEmpty else { return nil }
    return Section(
      "parameters\(suffix)",
      title("Parameters"),
      [
        Block(
          .table(
            Table(
              "parameter-table\(suffix)",
              title("Parameters that differ"),
              ReportFields.comparedParameter.all,
              scenario.parameters
            ),
            briefRows: Self.intervalRows,
            isFiltered: false
          )
        )
      ]
    )
  }

  /// The longest frames of each side, beside the same frames of the other.
  private var worstFrames: Section? {
    let rows = rows(scenario.frames)
    guard !rows.isEmpty else { return nil }
    let worst = [\ReportFields.ComparedFrame.base, \.head].flatMap { time in
      rows.sorted { $0[keyPath: time] > $1[keyPath: time] }.prefix(Self.worstRows).map(\.frame)
    }
    let chosen = Set(worst)
    return Section(
      "worst-frames\(suffix)",
      title("Worst frames"),
      [
        Block(
          .table(
            Table(
              "worst-frame-table\(suffix)",
              title("The longest frames of each side, with the same frames of the other"),
              ReportFields.comparedFrame.all,
              rows.filter { chosen.contains($0.frame) }.sorted { $0.head > $1.head }
            ),
            briefRows: Self.intervalRows,
            isFiltered: false
          )
        )
      ]
    )
  }

  private func rows(_ frames: (base: [Int64], head: [Int64])) -> [ReportFields.ComparedFrame] {
    zip(frames.base, frames.head).enumerated().map {
      ReportFields.ComparedFrame(frame: scenario.firstFrame + $0, base: $1.0, head: $1.1)
    }
  }

  private var counts: Section? {
    guard !scenario.counts.isEmpty else { return nil }
    return Section(
      "counts\(suffix)",
      title("Counts"),
      [
        Block(
          .table(
            Table(
              "count-table\(suffix)",
              title("Counts in a run, where the numbers differ"),
              ReportFields.comparedCount.all,
              scenario.counts
            ),
            briefRows: Self.intervalRows,
            isFiltered: false
          )
        )
      ]
    )
  }

  /// The differences in the counts of recordings with --allocations; equal counts are said, too.
  private var allocations: Section? {
    guard let differences = scenario.allocations else { return nil }
    let table = Table(
      "allocation-table\(suffix)",
      title("Allocations in intervals, where the numbers differ"),
      ReportFields.comparedAllocation.all,
      differences
    )
    return Section(
      "allocations\(suffix)",
      title("Allocations"),
      differences.isEmpty
        ? [Block(.note("Both allocate the same in every interval."))]
        : [
          Block(.ranking(differences.prefix(3).map { Sentence(ComparisonSentences.words($0)) })),
          Block(.table(table, briefRows: Self.intervalRows, isFiltered: true)),
        ]
    )
  }

  // MARK: Charts

  private var charts: Section? {
    let (base, head) = scenario.frames
    guard base.count > 1, head.count > 1 else { return nil }
    return Section(
      "frames\(suffix)",
      title("Frames"),
      [
        Block(.chart(overlay(base, head), frameTable(base, head)), in: .page),
        Block(.chart(shares(base, head), shareTable(base, head)), in: .page),
      ]
    )
  }

  private func overlay(_ base: [Int64], _ head: [Int64]) -> Chart {
    func points(_ times: [Int64]) -> [Chart.Point] {
      times.prefix(Self.drawnFrames).enumerated().map {
        Chart.Point(Double(scenario.firstFrame + $0), Double(max(1, $1)) / 1e6)
      }
    }
    let first = Double(scenario.firstFrame)
    return Chart(
      id: "overlay\(suffix)",
      title: title("Frames of both sides"),
      summary: "The shortest time of each frame over the rounds, base and head over each other.",
      x: ChartAxis("frame", first...first + Double(max(1, min(Self.drawnFrames, base.count)))),
      y: Self.axis(base + head),
      series: [
        .init(name: "base", colour: .blue, shape: .line, points: points(base)),
        .init(name: "head", colour: .vermillion, shape: .line, points: points(head)),
      ]
    )
  }

  private func shares(_ base: [Int64], _ head: [Int64]) -> Chart {
    let (first, second) = (Distribution(base), Distribution(head))
    return Chart(
      id: "distributions\(suffix)",
      title: title("Share of frames that took no longer"),
      summary: "Both sides' distributions of frame times.",
      x: Self.axis(base + head),
      y: ChartAxis("share of frames", 0...1),
      series: [
        .init(name: "base", colour: .blue, shape: .line, points: first.sharePoints),
        .init(name: "head", colour: .vermillion, shape: .dashes, points: second.sharePoints),
      ]
    )
  }

  private static func axis(_ times: [Int64]) -> ChartAxis {
    ChartAxis(
      "milliseconds, log",
      showing: times.map { Double(max(1, $0)) / 1e6 },
      isLogarithmic: true
    )
  }

  /// The frames that differ most, side by side.
  private func frameTable(_ base: [Int64], _ head: [Int64]) -> Table {
    let rows = rows((base, head))
      .sorted { abs($0.head - $0.base) > abs($1.head - $1.base) }
    return Table(
      "frame-table\(suffix)",
      title("Frames that differ most"),
      ReportFields.comparedFrame.all,
      rows,
      max: 20
    )
  }

  private func shareTable(_ base: [Int64], _ head: [Int64]) -> Table {
    let (first, second) = (Distribution(base), Distribution(head))
    let rows = [500, 750, 900, 950, 990].compactMap { share -> ReportFields.ComparedFrame? in
      guard let base = first.quantile(perMille: share), let head = second.quantile(perMille: share)
      else { return nil }
      return ReportFields.ComparedFrame(frame: share / 10, base: base, head: head)
    }
    let percent = Field<ReportFields.ComparedFrame>(
      "percent",
      .integer,
      "The share of frames, in %"
    ) { $0.frame }
    return Table(
      "share-table\(suffix)",
      title("Share of frames that took no longer"),
      [percent] + ReportFields.comparedFrame.all.dropFirst(),
      rows
    )
  }
}

extension Distribution {
  /// The cumulative distribution: the share of values up to each duration, in milliseconds.
  fileprivate var sharePoints: [Chart.Point] {
    let steps = Swift.min(500, Swift.max(1, count))
    return (0...steps).compactMap { step in
      let perMille = Swift.max(1, step * 1000 / steps)
      return quantile(perMille: perMille).map {
        Chart.Point(Double(Swift.max(1, $0)) / 1e6, Double(perMille) / 1000)
      }
    }
  }
}
