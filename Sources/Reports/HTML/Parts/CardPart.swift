import TraceAnalysis

/// The numbers that most readers come for, each on a card.
struct CardPart {
  /// A number, what it is, and what it is to be compared with.
  private struct Card {
    let name: String
    let value: String
    var note = ""
    /// Whether it deserves attention.
    var isBad = false
  }

  private let summary: TraceSummary

  init(_ summary: TraceSummary) {
    self.summary = summary
  }

  /// The cards.
  var part: ReportPart {
    let cards = frames + updates + measuring + memory
    guard !cards.isEmpty else {
      return ReportPart("numbers", "In numbers", .leftOut("The trace has no frames or updates."))
    }
    return ReportPart(
      "numbers",
      "In numbers",
      .shown([.element("ul", ["class": "cards"], cards.map(markup)), Self.glossary])
    )
  }

  private static var glossary: Markup {
    .element(
      "p",
      ["class": "note"],
      [
        "What these words mean: ",
        .element("a", ["href": "#glossary"], "how the numbers are computed"), ".",
      ]
    )
  }

  private func markup(_ card: Card) -> Markup {
    .element(
      "li",
      ["class": card.isBad ? "bad" : nil],
      [
        .element("span", ["class": "name"], card.name),
        .element("strong", [:], card.value),
        .element("span", ["class": "note"], card.note),
      ]
    )
  }

  private var frames: [Card] {
    guard let frames = summary.frames else { return [] }
    let times = frames.durations
    let late = Double(frames.lateFrames) / Double(max(1, times.count))
    let slack = frames.p95OverrunNs <= 0 ? "slack" : "over the budget"
    return [
      Card(name: "Frame P50", value: Readable.time(times.p50)),
      Card(name: "Frame P95", value: Readable.time(times.p95)),
      Card(name: "Frame P99", value: Readable.time(times.p99), note: p99Note(times)),
      Card(
        name: "Budget",
        value: Readable.time(frames.budget.budgetNs),
        note: "\(Readable.share(frames.budget.share)) of a period at "
          + "\(frames.budget.refreshRateHz) Hz, costs ×\(Readable.factor(frames.budget.slowdown))"
      ),
      Card(
        name: "Overrun P95",
        value: Readable.time(frames.p95OverrunNs),
        note: slack,
        isBad: frames.p95OverrunNs > 0
      ),
      Card(
        name: "Late frames",
        value: "\(frames.lateFrames)",
        note: "\(Readable.share(late)) of \(times.count); "
          + Readable.count(frames.missedVsyncs, "dropped frame"),
        isBad: frames.lateFrames > 0
      ),
      hitches(frames),
    ] + blank(frames)
  }

  private func p99Note(_ times: Distribution) -> String {
    times.p99 == nil ? "needs \(Distribution.minCountForP99) frames" : ""
  }

  private func hitches(_ frames: FrameSummary) -> Card {
    let ratio = frames.hitchRateMsPerS
    let band = HitchBand.scrolling(msPerS: ratio)
    return Card(
      name: "Hitch ratio",
      value: "\(Readable.number(ratio)) ms/s",
      note: "\(band.rawValue) by 5/10 (scroll tests), "
        + "\(HitchBand.organizer(msPerS: ratio).rawValue) by 10/25/50 (Organizer)",
      isBad: band != .good
    )
  }

  private func blank(_ frames: FrameSummary) -> [Card] {
    guard let blank = frames.blankArea else { return [] }
    return [
      Card(
        name: "Blank area",
        value: Readable.share(blank.share),
        note: "of frames; at most \(Readable.number(blank.maxPoints)) points",
        isBad: blank.maxPoints > 0
      )
    ]
  }

  private var updates: [Card] {
    guard let updates = summary.updates else { return [] }
    return [
      Card(
        name: "Update P95",
        value: Readable.time(updates.durations.p95),
        note: Readable.count(updates.durations.count, "update")
      )
    ]
  }

  private var measuring: [Card] {
    guard let measuring = summary.measuring else { return [] }
    let rate = measuring.hitRate.map { "hit rate of the cache \(Readable.share($0))" }
    return [Card(name: "Sizes measured", value: "\(measuring.measured)", note: rate ?? "")]
  }

  private var memory: [Card] {
    guard let peak = summary.counters.first(where: { $0.name == "peak_resident_bytes" }) else {
      return []
    }
    let megabytes = Double(peak.max) / 1e6
    return [Card(name: "Peak memory", value: "\(Readable.number(megabytes)) MB")]
  }
}
