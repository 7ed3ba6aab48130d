public import TraceAnalysis

/// A report for pull requests: the verdict first, details folded, at most 60 lines.
public struct MarkdownReport: Sendable {
  private let summary: TraceSummary
  private let path: String
  private let provenance: Provenance

  /// Longer comments are not read.
  public static let maxLines = 60

  /// Prepares a report.
  ///
  /// - Parameters:
  ///   - summary: what is reported.
  ///   - path: the path of the trace, as it was given.
  ///   - provenance: what others than the trace know of its origin.
  public init(_ summary: TraceSummary, path: String, provenance: Provenance = Provenance()) {
    self.summary = summary
    self.path = path
    self.provenance = provenance
  }

  /// The report, ending in a line break.
  ///
  /// Sections that do not fit any more are left out, and named in the last line.
  public func text() -> String {
    var lines = [verdict]
    var leftOut: [String] = []
    for (name, section) in sections where !section.isEmpty {
      // Two lines are kept for what is left out.
      if lines.count + 1 + section.count <= Self.maxLines - 2 {
        lines += [""] + section
      } else {
        leftOut.append(name)
      }
    }
    if !leftOut.isEmpty { lines += ["", "Left out: \(leftOut.joined(separator: ", "))."] }
    return lines.joined(separator: "\n") + "\n"
  }

  private var verdict: String {
    let verdict = Verdict(summary)
    return "**\(verdict.symbol) \(verdict.word).** \(verdict.sentence.markdown)"
  }

  private var sections: [(String, [String])] {
    let tables = ReportTables(summary)
    return [
      ("warnings", warnings), ("trace", trace), ("numbers", numbers), ("advice", advice),
      ("intervals", folded("Intervals", tables.intervals, most: 7)),
      ("updates", folded("Updates", summary.updates.map(ReportTables.reasons), most: 3)),
      ("worst frames", folded("Worst frames", worst, most: 3)),
      ("phases", folded("Phases", tables.phases, most: 4)),
      ("growth", folded("Growth", scaling, most: 4)),
      ("content types", folded("Content types", tables.contentTypes, most: 4)),
      ("lists", folded("Lists", tables.lists, most: 4)),
      ("counters", folded("Counters", tables.counters, most: 4)),
    ]
  }

  private var warnings: [String] {
    TraceWarnings(summary, provenance.fitness).sentences.map { "> **Warning:** \($0.markdown)" }
  }

  private var trace: [String] {
    let title = TraceTitle(summary).text.markdown
    return [
      "\(title). \(Readable.count(summary.events, "event")) in "
        + "\(Readable.time(summary.durationNs)), \(summary.lostEvents) lost\(part). Trace: \(path.markdown)"
    ]
  }

  private var part: String { summary.range.words.map { ", \($0)" } ?? "" }

  private var numbers: [String] {
    guard let frames = summary.frames else { return [] }
    let times = frames.durations
    var table = DataTable(
      ["P50", "P90", "P95", "P99", "Max", "Overrun P95", "Late", "Dropped"].map { .number($0) }
        + [.number("Update P95"), .number("Cache hit rate")]
    )
    table.add(
      [times.p50, times.p90, times.p95, times.p99, times.max, frames.p95OverrunNs]
        .map { .time($0) } + [.count(frames.lateFrames), .count(frames.missedVsyncs)]
        + [.time(summary.updates?.durations.p95), .share(summary.measuring?.hitRate)]
    )
    return table.markdownLines(most: 1)
  }

  private var advice: [String] {
    summary.advice.map { "- " + $0.sentence.markdown } + causes
  }

  private var causes: [String] {
    guard let causes = summary.frames?.causes, causes.count > 1 else { return [] }
    let shown = causes.prefix(6).map { "\($0.name) \($0.count)" }.joined(separator: ", ")
    return ["- late because of " + shown.markdown + (causes.count > 6 ? ", …" : "")]
  }

  private var scaling: DataTable? {
    summary.scaling.isEmpty ? nil : ReportTables.scaling(summary.scaling)
  }

  private var worst: DataTable? {
    guard let frames = summary.frames else { return nil }
    var table = DataTable(
      [.number("Frame"), .number("Time"), .number("Over budget"), .words("Cause")]
        + [.words("Phase"), .words("Mostly")]
    )
    for frame in frames.worst {
      let mostly = frame.inside.first.map { "\($0.name) \(Readable.time($0.totalNs))" }
      table.add([
        .words(frame.frame.map(String.init)), .time(frame.durationNs),
        .time(frame.timing.overrunNs), .words(frame.cause?.name), .words(frame.phase),
        .words(mostly),
      ])
    }
    return table
  }

  private func folded(_ title: String, _ table: DataTable?, most: Int) -> [String] {
    guard let table, !table.rows.isEmpty else { return [] }
    return ["<details><summary>\(title)</summary>", ""] + table.markdownLines(most: most)
      + ["", "</details>"]
  }
}
