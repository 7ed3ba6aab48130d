import Reports

/// Points to walk through one by one; made by the scripts of the page from all of them.
struct StripMarkup {
  private let strip: PointStrip

  init(_ strip: PointStrip) {
    self.strip = strip
  }

  /// The place for the strip, its buttons, and the data.
  var markup: Markup {
    .element(
      "div",
      ["class": "points scripted"],
      [
        .element(
          "p",
          ["class": "buttons"],
          [
            button("beyond-before", strip.words.before), button("beyond-after", strip.words.after),
          ]
        ),
        .element(
          "div",
          ["id": "strip", "role": "toolbar", "aria-label": strip.words.label]
        ),
        .element(
          "p",
          [
            "id": "selected", "role": "status", "aria-live": "polite",
            "data-command": strip.command,
          ],
          strip.words.none
        ),
        .element(
          "script",
          ["type": "application/json", "id": "strip-data"],
          [.code(PageCode(json: StripData(strip)))]
        ),
      ]
    )
  }

  private func button(_ action: String, _ label: String) -> Markup {
    .element("button", ["type": "button", "data-action": action], label)
  }
}
