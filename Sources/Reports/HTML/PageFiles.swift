/// The style sheet and the scripts of a page.
enum PageFiles {
  /// The style sheet.
  static var style: PageCode { code("report.css") }

  /// The scripts, in the order in which they have to run.
  static var scripts: [PageCode] {
    [
      "state.js", "tip.js", "tables.js", "strip.js", "boxes.js", "charts.js", "timeline-data.js",
      "timeline-parts.js", "timeline-drawing.js", "timeline-search.js", "flames.js",
      "timeline-selection.js", "timeline-legend.js", "timeline.js",
    ].map { code($0) }
  }

  private static func code(_ name: String) -> PageCode {
    PageCode(library: EmbeddedFile.text("Page/" + name))
  }
}
