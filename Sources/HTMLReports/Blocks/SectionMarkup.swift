import Reports

/// A section in a page.
struct SectionMarkup {
  private let section: Section

  init(_ section: Section) {
    self.section = section
  }

  /// The section; nil where it has nothing to show.
  var markup: Markup? {
    let blocks = section.blocks(in: .page)
    guard !blocks.isEmpty else { return nil }
    return .element(
      "section",
      ["id": section.id, "aria-labelledby": section.id + "-title"],
      [.element("h2", ["id": section.id + "-title"], section.title)]
        + blocks.flatMap { BlockMarkup($0).pieces }
    )
  }
}
