import Reports

/// Bars made of parts, under each other; their data is in a table beside them.
struct BarsMarkup {
  private let bars: [StackedBar]

  init(_ bars: [StackedBar]) {
    self.bars = bars
  }

  /// The bars.
  var markup: Markup {
    .element(
      "div",
      ["class": "bars", "aria-hidden": "true"],
      bars.flatMap { bar in
        [.element("span", ["class": "bar-name"], [.name(bar.name)]), markup(bar)]
      }
    )
  }

  private func markup(_ bar: StackedBar) -> Markup {
    .element(
      "div",
      ["class": "bar", "style": "width:\((100 * bar.length).rounded())%"],
      bar.parts.map { part in
        let colour = BoxColour.style(part.colour).map { ";" + $0 } ?? ""
        return .element(
          "span",
          [
            "class": BoxColour.kind(part.colour), "title": part.label,
            "style": "width:\((10_000 * part.share).rounded() / 100)%" + colour,
          ],
          part.share * bar.length < BoxColour.minNamedShare ? "" : part.label
        )
      }
    )
  }
}
