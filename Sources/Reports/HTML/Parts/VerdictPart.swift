import TraceAnalysis

/// The head of a page: what was recorded, whether it was smooth, and whether that can be believed.
struct VerdictPart {
  private let summary: TraceSummary
  private let path: String
  private let provenance: Provenance

  init(_ summary: TraceSummary, _ path: String, _ provenance: Provenance) {
    self.summary = summary
    self.path = path
    self.provenance = provenance
  }

  /// The head.
  var markup: Markup {
    let verdict = Verdict(summary)
    return .element(
      "header",
      [:],
      [
        .element("p", ["class": "kind"], "ListScope report"),
        .element("h1", [:], [.name(TraceTitle(summary).text)]),
        .element(
          "p",
          ["class": "verdict \(verdict.state.rawValue)", "id": "verdict"],
          [
            .element("span", ["class": "symbol", "aria-hidden": "true"], verdict.symbol),
            .element("strong", [:], verdict.word + "."), " ", Markup(verdict.sentence),
          ]
        ),
        health,
      ] + warnings
    )
  }

  private var fitness: MachineFitness { provenance.fitness }

  private var health: Markup {
    let part = summary.range.words.map { [("Part", $0)] } ?? []
    let facts =
      part + [
        ("Events", "\(summary.events)"), ("Lost events", "\(summary.lostEvents)"),
        ("Unfinished intervals", "\(summary.unfinishedIntervals)"),
        ("Recorded", Readable.time(summary.durationNs)),
        ("Processes", "\(summary.processes)"),
        ("Clock", summary.run?.clock ?? "not stated"),
        ("Machine", provenance.machine ?? "not stated"),
        ("Machine fitness", fitness.words),
      ]
    return .element(
      "dl",
      ["class": "facts"],
      facts.map { name, value in
        .element("div", [:], [.element("dt", [:], name), .element("dd", [:], [.name(value)])])
      }
    )
  }

  private var warnings: [Markup] {
    TraceWarnings(summary, fitness).sentences.map { sentence in
      .element("p", ["class": "warning"], [.element("strong", [:], "Warning: "), Markup(sentence)])
    }
  }
}
