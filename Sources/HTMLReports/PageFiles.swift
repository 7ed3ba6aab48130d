import Reports

/// The style sheet and the scripts of a page.
enum PageFiles {
  /// The style sheet.
  static let style = code("report.css")

  /// The scripts, in the order in which they have to run.
  static let scripts = [
    "state.js", "tip.js", "tables.js", "strip.js", "boxes.js", "charts.js", "timeline-data.js",
    "timeline-parts.js", "timeline-drawing.js", "timeline-search.js", "flames.js",
    "timeline-selection.js", "timeline-legend.js", "timeline.js",
  ].map { code($0) }

  /// The scripts as a policy names them.
  static let scriptHashes = scripts.map(\.hash).joined(separator: " ")

  private static func code(_ name: String) -> PageCode {
    PageCode(library: EmbeddedFile.text("Page/" + name))
  }
}
