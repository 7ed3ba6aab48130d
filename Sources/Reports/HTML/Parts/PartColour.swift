/// The colour of a box, by the name of the intervals that it stands for.
enum PartColour {
  private static let known: Set = [
    "frame", "update", "scroll", "slice", "diff", "present", "layout", "measure", "visible",
    "apply", "query", "configure", "notify", "set_content",
  ]

  /// A class of the style sheet; names of the user's own share one.
  static func name(of interval: String) -> String {
    known.contains(interval) ? "part-\(interval)" : "part-other"
  }
}
