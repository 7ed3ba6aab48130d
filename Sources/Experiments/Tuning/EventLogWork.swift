import TraceAnalysis

extension PointWork {
  /// The counts of work: intervals that begin, and fields that are summed up.
  private static let counted: Set<String> = [
    "measure", "apply", "layout", "diff.comparisons", "configure.items", "apply.views_created",
  ]

  /// Reads what a run did from its log of events, as `run --events` writes it.
  ///
  /// - Parameters:
  ///   - log: the log.
  ///   - unmeasuredFrames: the number of frames at the start left out of columns and blank area.
  /// - Complexity: O(length).
  package init(_ log: String, unmeasuredFrames: Int) {
    var columns: [String: Double] = [:]
    var counts: [String: Int] = [:]
    var (blankArea, frame, changes) = (0.0, -1, [Int]())
    var (offset, scrolls) = (Substring(), false)
    for line in log.split(separator: "\n") {
      let words = line.split(separator: " ")
      guard words.count > 2, words[1] == "begin" || words[1] == "end" else { continue }
      let (begins, name) = (words[1] == "begin", String(words[2]))
      if begins, Self.counted.contains(name) { counts[name, default: 0] += 1 }
      if begins, name == "set_content", frame > 0, changes.last != frame { changes.append(frame) }
      if begins, name == "frame" {
        frame += 1
        let now = words.first { $0.hasPrefix("offset_points=") } ?? ""
        if frame > 1, now != offset { scrolls = true }
        offset = now
      }
      for word in words.dropFirst(4) {
        let parts = word.split(separator: "=", maxSplits: 1)
        guard parts.count == 2, let value = Double(parts[1]) else { continue }
        let full = name + "." + parts[0]
        if Self.counted.contains(full) { counts[full, default: 0] += Int(value) }
        guard name == "frame", frame >= unmeasuredFrames else { continue }
        let column = String(parts[0])
        columns[column] = max(columns[column] ?? -.infinity, value)
        if column == "blank_points" { blankArea += value }
      }
    }
    self.init(
      columns: columns,
      blankArea: blankArea,
      counts: counts,
      contentChanges: changes,
      scrolls: scrolls
    )
  }
}
