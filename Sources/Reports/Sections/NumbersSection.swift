import TraceAnalysis

/// The numbers that most readers come for, each on a card.
struct NumbersSection {
  private let context: SectionContext
  private var summary: RunGroup { context.group.group }

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The cards.
  var section: Section {
    let (id, title) = (context.id("numbers"), context.title("In numbers"))
    let cards = frames + updates + measuring + memory
    guard !cards.isEmpty else {
      return .leftOut(id, title, "The trace has no frames or updates.")
    }
    return Section(
      id,
      title,
      inComments: context.openForm,
      [Block(.cards(cards), in: [.comment, .page]), Block(.note(Self.glossary), in: .page)]
    )
  }

  private static var glossary: Sentence {
    Sentence([
      .text("What these words mean: "),
      .link("how the numbers are computed", section: GlossarySection.id), .text("."),
    ])
  }

  private var frames: [Card] {
    guard let frames = summary.frames else { return [] }
    let times = frames.durations
    return [
      Card(name: "Frame P50", value: Readable.time(times.p50), note: pooled),
      Card(name: "Frame P95", value: Readable.time(times.p95), note: need(950, times)),
      Card(name: "Frame P99", value: Readable.time(times.p99), note: need(990, times)),
      Card(name: "Frame max", value: Readable.time(times.max)),
      Card(
        name: "Budget",
        value: Readable.time(frames.budget.budgetNs),
        note: "\(Readable.share(frames.budget.share)) of a period at "
          + "\(frames.budget.refreshRateHz) Hz, \(SlowdownWords(frames).costs ?? "costs ×1")"
      ),
      overrun(frames), late(frames), hitches(frames), scrolling(frames),
    ] + minima(frames) + blank(frames)
  }

  private var pooled: String {
    let runs = summary.runs.count { $0.frames != nil }
    return runs > 1 ? "of all frames of \(Readable.number(runs)) runs" : ""
  }

  private func minima(_ frames: FrameSummary) -> [Card] {
    guard let minima = frames.minima else { return [] }
    return [
      Card(
        name: "Per-frame minimum P50",
        value: Readable.time(minima.durations.p50),
        note: "the shortest time of each frame in \(Readable.number(minima.repetitions)) runs"
      )
    ]
  }

  /// Returns the reason why there is no percentile.
  private func need(_ share: Int, _ times: Distribution) -> String {
    let needed = Distribution.minCount(perMille: share)
    return times.count < needed ? "needs \(needed) frames" : ""
  }

  private func overrun(_ frames: FrameSummary) -> Card {
    let overrun = frames.p95OverrunNs ?? frames.maxOverrunNs
    let isP95 = frames.p95OverrunNs != nil
    return overrun > 0
      ? Card(
        name: isP95 ? "Overrun P95" : "Largest overrun",
        value: Readable.time(overrun),
        note: "over the budget",
        isBad: true
      )
      : Card(
        name: isP95 ? "Slack P95" : "Least slack",
        value: Readable.time(0 - overrun),
        note: "left of the budget " + (isP95 ? "at the 95th percentile" : "by the longest frame")
      )
  }

  private func late(_ frames: FrameSummary) -> Card {
    let share = Double(frames.lateFrames) / Double(max(1, frames.durations.count))
    return Card(
      name: "Late frames",
      value: Readable.number(frames.lateFrames),
      note: "\(Readable.share(share)) of \(Readable.number(frames.durations.count)); "
        + Readable.count(frames.missedVsyncs, "missed vsync"),
      isBad: frames.lateFrames > 0
    )
  }

  private func hitches(_ frames: FrameSummary) -> Card {
    let rate = frames.hitches.msPerS
    let band = HitchBand.organizer(frames.hitches)
    return Card(
      name: "Hitch rate",
      value: "\(Readable.number(rate)) ms/s",
      note: "over all \(Readable.count(frames.hitches.frames, "frame")): "
        + HitchLines.rating(band, "10/25/50 (Apple's Organizer)"),
      isBad: band.map { $0 != .good } ?? false
    )
  }

  private func scrolling(_ frames: FrameSummary) -> Card {
    guard let hitches = frames.scrollingHitches else {
      return Card(
        name: "Hitch rate while scrolling",
        value: "-",
        note: "not applicable: nothing scrolled"
      )
    }
    let band = HitchBand.scrolling(hitches)
    return Card(
      name: "Hitch rate while scrolling",
      value: "\(Readable.number(hitches.msPerS)) ms/s",
      note:
        "over \(Readable.count(hitches.frames, "frame")): "
        + HitchLines.rating(band, "5/10 (Apple 2020, scroll tests)"),
      isBad: band.map { $0 != .good } ?? false
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
    let times = updates.durations
    return [
      Card(
        name: times.p95 == nil ? "Update max" : "Update P95",
        value: Readable.time(times.p95 ?? times.max),
        note: Readable.count(times.count, "update")
      )
    ]
  }

  private var measuring: [Card] {
    guard let measuring = summary.measuring else { return [] }
    let rate = measuring.hitRate.map {
      [Card(name: "Cache hit rate", value: Readable.share($0), note: "of the measure cache")]
    }
    return [Card(name: "Sizes measured", value: Readable.number(measuring.measured))]
      + (rate ?? [])
  }

  private var memory: [Card] {
    guard let peak = summary.counters.first(where: { $0.name == "peak_resident_bytes" }) else {
      return []
    }
    let megabytes = Double(peak.max) / 1e6
    return [Card(name: "Peak memory", value: "\(Readable.number(megabytes)) MB")]
  }
}
