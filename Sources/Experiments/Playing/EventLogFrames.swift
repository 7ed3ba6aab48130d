/// The log of a run's events, frame by frame.
package struct EventLogFrames: Sendable {
  /// The events from the start of one frame to the start of the next.
  package struct Frame: Sendable {
    /// The lines.
    package var lines: [Substring] = []
    /// The number of intervals of each name that began in the frame.
    package var counts: [String: Int] = [:]
    /// True if the content changed.
    var changesContent = false
  }

  /// The frames in their order.
  package private(set) var frames: [Frame] = []
  /// The lines before the first frame.
  private var head: [Substring] = []

  /// Reads a log that `run --events` has written.
  ///
  /// - Complexity: O(length).
  package init(_ text: String) {
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 3)
      let begins = words.count > 2 && words[1] == "begin"
      if begins, words[2] == "frame" { frames.append(Frame()) }
      guard !frames.isEmpty else {
        head.append(line)
        continue
      }
      let last = frames.count - 1
      frames[last].lines.append(line)
      guard begins else { continue }
      let name = String(words[2])
      frames[last].counts[name, default: 0] += 1
      if name == "set_content" { frames[last].changesContent = true }
    }
  }

  /// The number of intervals of each name in the frames of the run.
  package var counts: [String: Int] {
    frames.reduce(into: [:]) { $0.merge($1.counts, uniquingKeysWith: +) }
  }

  /// The names of the intervals in the frames of the run.
  ///
  /// - Complexity: O(length of the log).
  var intervalNames: Set<String> { Set(frames.flatMap(\.lines).compactMap(Self.begunInterval)) }

  /// Returns the name of the interval that a line begins; nil for any other line.
  private static func begunInterval(_ line: Substring) -> String? {
    let words = line.split(separator: " ", maxSplits: 2)
    guard words.count == 3, words[1] == "begin" else { return nil }
    let rest = words[2]
    // Names of an app are in quotes, and may have blanks.
    if rest.first == "'", let end = rest.lastIndex(of: "'"), end > rest.startIndex {
      return String(rest[rest.index(after: rest.startIndex)..<end])
    }
    return rest.split(separator: " ", maxSplits: 1).first.map(String.init)
  }

  /// The numbers of the frames after the first `skipped` in which the content changes.
  func contentChanges(after skipped: Int) -> [Int] {
    frames.indices.filter { $0 >= skipped && frames[$0].changesContent }
  }

  /// Returns the first difference between two runs that should be equal, in words; nil where they
  /// are equal.
  func firstDifference(_ other: EventLogFrames) -> String? {
    if head != other.head { return "before the first frame: the parameters or the content" }
    for (number, pair) in zip(frames, other.frames).enumerated() where pair.0.lines != pair.1.lines
    {
      return "frame \(number): " + Self.difference(pair.0, pair.1)
    }
    guard frames.count == other.frames.count else {
      return "\(frames.count) frames, then \(other.frames.count)"
    }
    return nil
  }

  private static func difference(_ one: Frame, _ two: Frame) -> String {
    let names = Set(one.counts.keys).union(two.counts.keys).sorted()
    let counts = names.compactMap { name -> String? in
      let (first, second) = (one.counts[name] ?? 0, two.counts[name] ?? 0)
      return first == second ? nil : "`\(name)` ×\(first), then ×\(second)"
    }
    if !counts.isEmpty { return counts.prefix(3).joined(separator: ", ") }
    let pair = zip(one.lines, two.lines).first { $0 != $1 }
    return pair.map { "'\($0)', then '\($1)'" } ?? "another number of events"
  }
}
