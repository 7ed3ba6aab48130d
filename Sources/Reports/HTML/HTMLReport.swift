public import TraceAnalysis

/// A report as one page in one file, which needs no network and no other file.
///
/// Everything is there without scripts; with them tables can be sorted, and frames walked through.
/// With a `ChartLibrary`, which is written into the page, charts answer to the mouse.
public struct HTMLReport: Sendable {
  private let summary: TraceSummary
  private let path: String
  private let provenance: Provenance
  private let library: ChartLibrary?
  private let program: String

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - summary: what is reported.
  ///   - path: the path of the trace, as it was given.
  ///   - provenance: what others than the trace know of its origin.
  ///   - library: the library for charts, where it was found.
  ///   - program: the name of the command that shows more of a frame.
  public init(
    _ summary: TraceSummary,
    path: String,
    provenance: Provenance = Provenance(),
    library: ChartLibrary? = nil,
    program: String = "listscope"
  ) {
    self.summary = summary
    self.path = path
    self.provenance = provenance
    self.library = library
    self.program = program
  }

  /// The page, ending in a line break.
  ///
  /// - Complexity: O(n log n) for n frames.
  public func text() -> String {
    let page = Markup.element("html", ["lang": "en"], [head, .element("body", [:], body)])
    return "<!DOCTYPE html>\n" + page.source + "\n"
  }

  /// Nothing may be fetched; images are those that the charts make of themselves.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  private var head: Markup {
    .element(
      "head",
      [:],
      [
        .element("meta", ["charset": "utf-8"]),
        .element("meta", ["http-equiv": "Content-Security-Policy", "content": Self.policy]),
        .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .element("title", [:], "\(TraceTitle(summary).text): ListScope"),
        .element("style", [:], [.code(PageFiles.style)]),
      ]
    )
  }

  private var body: [Markup] {
    let parts = parts
    return [
      .element("a", ["class": "skip", "href": "#main"], "To the report"),
      VerdictPart(summary, path, provenance).markup, contents(parts),
      .element("main", ["id": "main"], parts.compactMap(\.markup) + [leftOut(parts)]),
      .element("footer", [:], [theme]),
    ] + scripts
  }

  /// In the order in which they are read.
  private var parts: [ReportPart] {
    let lists = ListPart(summary)
    return [
      AdvicePart(summary.advice).part, CardPart(summary).part,
      TimelinePart(summary, command: frameCommand).part,
      DistributionPart(summary).part, IntervalPart(summary).part,
      WorstPart(summary, command: frameCommand).part, UpdatePart(summary).part,
      CachePart(summary).part,
      GrowthPart(summary).part, lists.lists, lists.counters,
      ReportPart(
        "tuning",
        "Tuning",
        .leftOut("A single trace was reported, no sweep of settings.")
      ),
      ReportPart("comparison", "Comparison", .leftOut("There is no second trace to compare with.")),
      ProvenancePart(summary, path, provenance, library).part, GlossaryPart(summary).part,
    ]
  }

  /// Shows a frame in a terminal, when its number is added.
  private var frameCommand: String {
    "\(program.quotedForShell) report \(path.quotedForShell) --frame"
  }

  private func contents(_ parts: [ReportPart]) -> Markup {
    .element(
      "nav",
      ["aria-label": "Parts of the report"],
      [
        .element(
          "ul",
          [:],
          parts.filter(\.isShown).map { part in
            .element("li", [:], [.element("a", ["href": "#\(part.id)"], part.title)])
          }
        )
      ]
    )
  }

  private func leftOut(_ parts: [ReportPart]) -> Markup {
    let reasons = parts.compactMap { part -> Markup? in
      guard case .leftOut(let reason) = part.content else { return nil }
      return .element("li", [:], [.element("strong", [:], part.title + ": "), Markup(reason)])
    }
    return .element(
      "section",
      ["id": "left-out"],
      [.element("h2", [:], "Left out"), .element("ul", [:], reasons)]
    )
  }

  private var theme: Markup {
    .element(
      "div",
      ["class": "scripted buttons", "role": "group", "aria-label": "Colours"],
      [("", "As the system"), ("light", "Light"), ("dark", "Dark")].map { value, label in
        .element(
          "button",
          ["type": "button", "data-theme-choice": value, "aria-pressed": "false"],
          label
        )
      }
    )
  }

  private var scripts: [Markup] {
    let library = library.map { [$0.code] } ?? []
    return (library + PageFiles.scripts).map { .element("script", [:], [.code($0)]) }
  }
}
