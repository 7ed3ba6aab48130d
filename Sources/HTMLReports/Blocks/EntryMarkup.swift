import Reports

/// Something that can be opened.
struct EntryMarkup {
  private let entry: Entry

  init(_ entry: Entry) {
    self.entry = entry
  }

  /// The entry, closed.
  var markup: Markup {
    .element(
      "details",
      [
        "class": "entry", "id": entry.id, "data-position": entry.position.map(String.init),
      ],
      [
        .element(
          "summary",
          [:],
          [.element("strong", ["data-mark": entry.mark], entry.title), " ", .name(entry.facts)]
        )
      ]
        + entry.blocks.filter { $0.forms.contains(.page) }.flatMap { BlockMarkup($0).pieces }
    )
  }
}
