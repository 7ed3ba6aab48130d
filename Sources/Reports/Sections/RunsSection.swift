import TraceAnalysis

/// The costs of each run, where there are several.
struct RunsSection {
  private let context: SectionContext

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("runs"), context.title("Runs"))
    let runs = context.group.runs
    guard runs.count > 1 else { return .leftOut(id, title, "There is only one run.") }
    let rows =
      runs.map { Row(run: $0, frames: $0.summary.frames, updates: $0.summary.updates) }
      + context.group.group.stages.map { stage in
        Row(stage: stage.stage, frames: stage.frames, updates: stage.updates)
      }
    let hasInstances = runs.contains { $0.played.run.process.instance != 0 }
    let table = Table(
      context.id("run-table"),
      "Runs, each by itself",
      Self.columns.filter { hasInstances || $0.description.name != "process_instance" },
      rows,
      max: 500
    )
    return Section(id, title, [Block(.table(table, briefRows: 5, isFiltered: false))] + spread)
  }

  // MARK: How much they differ

  private var spread: [Block] {
    guard let spread = context.group.group.spread else { return [] }
    let values = [("median", spread.p50), ("P95", spread.p95)].compactMap { name, values in
      values.map { "\(name) \(Self.words($0))" }
    }
    let differences = Sentence("Over \(spread.runs) runs: \(values.joined(separator: "; ")).")
    return [Block(.paragraph(differences), in: .all)]
      + [apart(spread)].compactMap { $0.map { Block(.note(Sentence($0)), in: .all) } }
  }

  private static func words(_ values: RunSpread.Values) -> String {
    "\(Readable.time(values.minNs)) to \(Readable.time(values.maxNs)) (\(Readable.share(values.share)))"
  }

  private static let maxNamed = 10

  private func apart(_ spread: RunSpread) -> String? {
    guard !spread.apart.isEmpty else { return nil }
    let named = spread.apart.prefix(Self.maxNamed).map(String.init).joined(separator: ", ")
    let numbers = named + (spread.apart.count > Self.maxNamed ? ", …" : "")
    return (spread.apart.count == 1 ? "Run \(numbers) stands" : "Runs \(numbers) stand")
      + " apart: the median of \(spread.apart.count == 1 ? "its" : "their") frames is outside of that of all runs ± the larger of "
      + "3 · 1.4826 · MAD and 5 % (Iglewicz and Hoaglin 1993, Leys et al. 2013)."
  }

  /// One run, or a stage before measuring of all of them.
  private struct Row {
    var run: ReportRun?
    var stage: FrameStage?
    let frames: FrameSummary?
    let updates: UpdateSummary?
  }

  private static let columns: [Field<Row>] = {
    let frames = [
      "count", "p50_ns", "p95_ns", "max_ns", "late_frames", "hitch_ns", "hitch_rate_ms_per_s",
    ]
    return [
      Field("number", .text, title: "Run", "The number within the trace, from 1") { row in
        row.run.map { "\($0.played.run.number)" } ?? row.stage?.words
      },
      ReportFields.run["process"].of { $0.run },
      ReportFields.run["process_instance"].of { $0.run },
    ]
      + frames.map { ReportFields.runFrames[$0].of { $0.frames } }
      + [ReportFields.updates["p95_ns"].titled("Update P95").of { $0.updates }]
      + [ReportFields.run["is_complete"].of { $0.run }]
  }()
}
