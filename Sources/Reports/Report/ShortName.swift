extension String {
  /// Returns the text with at most so many characters, with an ellipsis for what is left out: the end, or of a path, such
  /// as the name of a signpost with its subsystem, the start.
  func shortened(to limit: Int) -> String {
    guard count > limit else { return self }
    let start = prefix { $0 != "/" && $0 != " " }
    let isPath = start.endIndex < endIndex && self[start.endIndex] == "/"
    return isPath ? "…" + suffix(max(0, limit - 1)) : prefix(max(0, limit - 1)) + "…"
  }
}
