import TraceAnalysis

/// The costs of frames and updates at different depths of the list.
struct DepthSection {
  private let context: SectionContext
  private var summary: RunGroup { context.group.group }
  private static let columns = [
    "from_share", "smallest_item", "largest_item", "count", "p50_ns", "p95_ns", "max_ns",
    "updates", "update_p50_ns", "update_max_ns",
  ]

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("depth-in-items"), context.title("Depth"))
    guard let depth = summary.depth else {
      return .leftOut(id, title, "No frame states the item that it shows first.")
    }
    let blocks = sentences(depth).map { Block(.paragraph($0)) }
    return Section(id, title, blocks + [drawing(depth), table(depth), note])
  }

  private var note: Block {
    let words: Sentence = """
      Depth is the first item on screen, counted from 0. A slope is the median over pairs of frames \
      of one phase and state, with or without updates, or of updates of one reason, at different depths.
      """
    return Block(.note(words), in: [.terminal, .page])
  }

  // MARK: Sentences

  private func sentences(_ depth: DepthSummary) -> [Sentence] {
    [
      Self.sentence("frames", depth.frames, depth.tenths.map(\.frames)),
      Self.sentence("updates", depth.updates, depth.tenths.map(\.updates)),
    ].compactMap { $0 }
  }

  private static func sentence(
    _ what: String,
    _ fit: DepthFit?,
    _ all: [Distribution]
  ) -> Sentence? {
    let count = all.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    guard let fit else {
      return Sentence(
        "Whether the cost of \(what) depends on the depth is not known: too few of one kind, or all "
          + "within a tenth of the list or 500 items."
      )
    }
    let interval = "95 % confidence: \(slope(fit.lowNs)) to \(slope(fit.highNs))"
    return Sentence(
      "The cost of \(what) \(verdict(fit)): \(slope(fit.slopeNs)) per 10,000 items (\(interval); "
        + "items \(Readable.number(fit.smallestItem)) to \(Readable.number(fit.largestItem)), "
        + "\(Readable.count(fit.pairs, "pair")))."
    )
  }

  private static func verdict(_ fit: DepthFit) -> String {
    if fit.rises { return "rises with the depth" }
    return fit.falls ? "falls with the depth" : "shows no trend with the depth"
  }

  /// A slope with its sign.
  private static func slope(_ ns: Double) -> String {
    let rounded = Int64(clamping: ns)
    return (rounded > 0 ? "+" : "") + Readable.time(rounded)
  }

  // MARK: Drawing

  private func table(_ depth: DepthSummary) -> Block {
    Block(.table(makeTable("depth-tenths", depth), briefRows: 10, isFiltered: false))
  }

  private func makeTable(_ id: String, _ depth: DepthSummary) -> Table {
    Table(
      context.id(id),
      "Frames and updates by tenth of the list",
      ReportFields.depthTenth[Self.columns],
      depth.tenths
    )
  }

  private func drawing(_ depth: DepthSummary) -> Block {
    Block(.chart(chart(depth), makeTable("depth-chart-table", depth)), in: .page)
  }

  private func chart(_ depth: DepthSummary) -> Chart {
    let frames = (summary.frames?.frames ?? []).compactMap { frame -> Chart.Point? in
      guard frame.isScrolling ?? true, let place = frame.depth else { return nil }
      return Self.point(place.firstItem, Double(frame.durationNs))
    }
    let updates = depth.updatePoints.map { Self.point($0.item, Double($0.costNs)) }
    let points = frames + updates
    let x = ChartAxis("first item on screen", showing: points.map(\.x))
    let y = ChartAxis("milliseconds, log", showing: points.map(\.y), isLogarithmic: true)
    return Chart(
      id: context.id("depth-chart"),
      title: "Cost against depth in items",
      summary: "Frames and updates that cost more the deeper they are lie on a rising line.",
      x: x,
      y: y,
      series: [
        Chart.Series(
          name: "frame",
          colour: .sky,
          shape: .dots,
          points: Thinning.onGrid(frames, x, y)
        ),
        Chart.Series(
          name: "update",
          colour: .vermillion,
          shape: .squares,
          points: Thinning.onGrid(updates, x, y)
        ),
        Self.line("frames, fitted", .blue, depth.frames),
        Self.line("updates, fitted", .orange, depth.updates),
      ].filter { !$0.points.isEmpty }
    )
  }

  /// The line of a fit; without points where there is none.
  private static func line(
    _ name: String,
    _ colour: Chart.Colour,
    _ fit: DepthFit?
  ) -> Chart.Series {
    let points = fit.map { fit in
      (0...40).map { step in
        let way = Double(fit.largestItem) - Double(fit.smallestItem)
        let item = Double(fit.smallestItem) + way * Double(step) / 40
        return Chart.Point(item, (fit.topNs + fit.slopeNs * item / DepthFit.items) / 1e6)
      }
      .filter { $0.y > 0 }
    }
    return Chart.Series(name: name, colour: colour, shape: .line, points: points ?? [])
  }

  private static func point(_ item: Int, _ costNs: Double) -> Chart.Point {
    Chart.Point(Double(item), costNs / 1e6)
  }
}
