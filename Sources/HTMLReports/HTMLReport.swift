public import Reports

/// A report as one page in one file, which needs no network and no other file.
///
/// Everything is there without scripts; with them tables can be sorted, frames walked through, and values
/// read from charts.
public struct HTMLReport: Sendable {
  private let report: Report

  /// Prepares a report.
  ///
  /// - Parameter report: the report to write.
  public init(_ report: Report) {
    self.report = report
  }

  /// The page, ending in a line break.
  ///
  /// - Complexity: O(n) for n points of the strip.
  public func text() -> String {
    var rules = StyleRules()
    let body = Markup.element("body", [:], body).source(&rules)
    let head = head([PageFiles.style, PageCode(styles: rules)]).source(&rules)
    return "<!DOCTYPE html>\n<html lang=\"en\">\(head)\(body)</html>\n"
  }

  /// Nothing may be fetched, and no script or style has a say but those of this program.
  private func policy(_ styles: [PageCode]) -> String {
    "default-src 'none'; img-src data:; style-src \(styles.map(\.hash).joined(separator: " ")); "
      + "script-src \(PageFiles.scriptHashes); base-uri 'none'; form-action 'none'"
  }

  private func head(_ styles: [PageCode]) -> Markup {
    .element(
      "head",
      [:],
      [
        .element("meta", ["charset": "utf-8"]),
        .element("meta", ["http-equiv": "Content-Security-Policy", "content": policy(styles)]),
        .element("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
        .element("title", [:], "\(report.title): ListScope"),
      ] + styles.map { .element("style", [:], [.code($0)]) }
    )
  }

  private var body: [Markup] {
    [
      .element("a", ["class": "skip", "href": "#main"], "To the report"),
      .element(
        "div",
        ["class": "page"],
        [
          header,
          .element("div", ["class": "rail"], [contents, theme]),
          .element("main", ["id": "main"], timeline + facts + rest + [leftOut]),
        ]
      ),
    ] + PageFiles.scripts.map { .element("script", [:], [.code($0)]) }
  }

  /// The timeline comes right after the answer, and everything else after it.
  private var timeline: [Markup] {
    report.sections.filter { $0.id == TimelineSection.id }.compactMap { SectionMarkup($0).markup }
  }

  private var rest: [Markup] {
    report.sections.filter { $0.id != TimelineSection.id }.compactMap { SectionMarkup($0).markup }
  }

  private var facts: [Markup] {
    report.facts.filter { $0.forms.contains(.page) }.flatMap { BlockMarkup($0).pieces }
  }

  private var header: Markup {
    let verdict = report.verdict
    return .element(
      "header",
      [:],
      [
        .element("p", ["class": "kind"], "\(report.kind)"),
        .element("h1", [:], [.name(report.title)]),
        .element(
          "div",
          ["class": "answer-box \(verdict.state.rawValue)"],
          [
            .element(
              "p",
              ["class": "verdict \(verdict.state.rawValue)", "id": "verdict"],
              [
                .element("span", ["class": "symbol", "aria-hidden": "true"], verdict.symbol),
                .element("strong", [:], verdict.word + "."), " ",
                .element("span", ["class": "reason"], verdict.sentence),
              ]
            )
          ] + answer
        ),
      ] + warnings
    )
  }

  /// The lines of the answer below the verdict.
  private var answer: [Markup] {
    guard let answer = report.answer else { return [] }
    return [
      .element(
        "dl",
        ["class": "answer"],
        answer.lines.dropFirst().flatMap { name, words in
          [
            .element("dt", [:], name),
            .element("dd", [:], SentenceMarkup(words).pieces),
          ]
        }
      )
    ]
  }

  private var warnings: [Markup] {
    report.warnings.map { warning in
      .element(
        "p",
        ["class": "warning"],
        [.element("strong", [:], "Warning: "), Markup(warning.sentence)]
      )
    }
  }

  private var contents: Markup {
    .element(
      "nav",
      ["aria-label": "Parts of the report"],
      [
        .element(
          "ul",
          [:],
          report.sections.filter { !$0.blocks(in: .page).isEmpty }.map { section in
            .element("li", [:], [.element("a", ["href": "#\(section.id)"], section.title)])
          }
        )
      ]
    )
  }

  private var leftOut: Markup {
    let reasons = report.sections.compactMap { section in
      section.reason.map { reason in
        Markup.element(
          "li",
          [:],
          [.element("strong", [:], section.title + ": "), Markup(reason)]
        )
      }
    }
    guard !reasons.isEmpty else { return .group([]) }
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
}
