import TraceAnalysis

/// Where the trace comes from, and how its numbers are computed.
struct ProvenancePart {
  private let summary: TraceSummary
  private let path: String
  private let provenance: Provenance
  private let library: ChartLibrary?

  init(_ summary: TraceSummary, _ path: String, _ provenance: Provenance, _ library: ChartLibrary?)
  {
    self.summary = summary
    self.path = path
    self.provenance = provenance
    self.library = library
  }

  /// Where the trace comes from.
  var part: ReportPart {
    ReportPart(
      "provenance",
      "Provenance",
      .shown([
        .element(
          "dl",
          ["class": "provenance"],
          facts.map { fact in
            .element(
              "div",
              ["class": fact.value.count > 60 ? "long" : nil],
              [.element("dt", [:], fact.name), .element("dd", [:], [.name(fact.value)])]
            )
          }
        )
      ])
    )
  }

  private var facts: [Provenance.Fact] {
    [Provenance.Fact("Trace", path)] + run + provenance.facts
      + [
        Provenance.Fact("Machine", provenance.machine ?? "not stated"),
        Provenance.Fact("Schema", schema), Provenance.Fact("Charts", charts),
      ]
  }

  private var run: [Provenance.Fact] {
    let run = summary.run
    let facts: [(String, String?)] = [
      ("Scenario", run?.scenario), ("Items", run?.items.map(String.init)),
      ("Seed", run?.seed.map { "\($0)" }), ("Content checksum", run?.checksum),
      ("Frames", run?.frames.map(String.init)),
      ("Refresh rate", run?.refreshRateHz.map { "\($0) Hz" }),
      ("Layout", run?.layout), ("Sizing", run?.sizing), ("Batching", run?.batching),
      ("Gesture", run?.gesture), ("Physics", run?.physics), ("Clock", run?.clock),
      ("Warm-up", run?.warmupFrames.map { Readable.count($0, "frame") }),
      ("Users", run?.users.map(String.init)),
      ("Budget share", run?.budgetShare.map { Readable.share($0) }),
      ("Slowdown", run?.slowdown.map { "×\(Readable.factor($0))" }),
      ("Repetitions", "\(summary.repetitions)"),
    ]
    return facts.compactMap { name, value in value.map { Provenance.Fact(name, $0) } }
  }

  private var schema: String {
    let version = summary.schemaVersion.map { "version \($0)" } ?? "version not stated"
    return switch summary.hasCurrentSchema {
    case true?: "\(version), that of this program"
    case false?: "\(version), another one than that of this program"
    case nil: version
    }
  }

  private var charts: String {
    guard let library else {
      return "drawn as SVG; for charts that answer to the mouse: \(ChartLibrary.advice)"
    }
    return "\(library.licence) (\(library.path))"
  }
}
