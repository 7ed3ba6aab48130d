import Signposts
public import TraceAnalysis

/// The work of a running program, second by second: as one line per second, or as a screen.
public struct LiveText: Sendable {
  /// The length of the sparkline, in seconds.
  private static let sparkSeconds = 30
  private static let maxCauses = 3
  private static let lineIntervals = 3
  private static let screenIntervals = 10

  /// The subject that is watched, such as `feed`.
  private let subject: String
  private var second = 0
  private var latest: LiveFigures?
  /// The longest frame of each of the latest seconds, in nanoseconds.
  private var longest: [Double] = []

  /// Prepares to show what a program is doing.
  public init(subject: String) {
    self.subject = subject.printable
  }

  /// Takes another second.
  public mutating func add(_ figures: LiveFigures) {
    second += 1
    latest = figures
    longest.append(Double(figures.frames?.durations.max ?? Self.signposts(figures).longestNs))
    longest = longest.suffix(Self.sparkSeconds)
  }

  /// The latest second in one line.
  public var line: String {
    let name = "\(second) s"
    guard let latest, let words = Self.words(latest) else { return "\(name): no frames" }
    return "\(name): \(words)\(topWords(latest))  \(Sparkline(longest).text)"
  }

  /// All seconds in one line.
  public func totalLine(_ total: LiveFigures) -> String {
    "in all: \(Self.words(total) ?? "no frames")"
  }

  /// A screen with the latest second and all of them, a line each.
  public func screen(_ total: LiveFigures, style: TextStyle) -> [String] {
    var lines = [style.heading(Self.cut(title(total), style)), ""]
    lines += rows(total).map { name, now, all in
      Self.padded(name, 14) + Self.aligned(now, 18) + Self.aligned(all, 18)
    }
    let subject = total.frames == nil && Self.signposts(total).count > 0 ? "interval" : "frame"
    lines += ["", "longest \(subject) of each second  \(Sparkline(longest).text)", ""]
    lines.append(causeLine(style))
    lines += [""] + intervalLines(style)
    return lines
  }

  private func title(_ total: LiveFigures) -> String {
    let budget = (latest?.budget ?? total.budget).map { budget in
      ", budget \(Readable.time(budget.budgetNs)) at \(budget.refreshRateHz) Hz"
        + (budget.source == .assumed ? " (assumed)" : "")
    }
    return "\(subject), \(second) s\(budget ?? "")    q ends"
  }

  private func rows(_ total: LiveFigures) -> [(String, String, String)] {
    let (now, all) = (latest?.frames, total.frames)
    func row(_ name: String, _ value: (FrameSummary) -> String) -> (String, String, String) {
      (name, now.map(value) ?? "-", all.map(value) ?? "-")
    }
    func updates(_ updates: UpdateSummary?) -> String {
      guard let updates else { return "0" }
      return
        "\(Readable.number(updates.durations.count)), max \(Readable.time(updates.durations.max))"
    }
    func signposts(_ figures: LiveFigures?) -> String {
      Readable.number(figures.map { Self.signposts($0).count } ?? 0)
    }
    let hasSignposts = Self.signposts(total).count > 0
    return [
      ("", "last second", "in all"),
      row("frames") { Readable.number($0.durations.count) },
      row("late frames") { Readable.number($0.lateFrames) },
      row("hitch rate") { "\(Readable.number($0.hitches.msPerS)) ms/s" },
      row("frame p50") { Readable.time($0.durations.p50) },
      row("frame max") { Readable.time($0.durations.max) },
      ("updates", updates(latest?.updates), updates(total.updates)),
    ] + (hasSignposts ? [("signposts", signposts(latest), signposts(total))] : [])
  }

  private func causeLine(_ style: TextStyle) -> String {
    let causes = latest?.frames?.causes ?? []
    guard !causes.isEmpty else { return "no late frame in the last second" }
    return style.warning(Self.cut("late because of \(Self.words(causes, max: .max))", style))
  }

  private func intervalLines(_ style: TextStyle) -> [String] {
    let top = Self.top(latest?.intervals ?? []).prefix(Self.screenIntervals)
    let names = top.map { $0.name.shownName.printable.shortened(to: max(22, style.width - 36)) }
    let width = max(22, (names.map(\.count).max() ?? 0) + 1)
    let head =
      Self.padded("interval", width) + Self.aligned("count", 9) + Self.aligned("self time", 12)
      + Self.aligned("longest", 12)
    let rows = zip(top, names).map { row, name in
      Self.padded(name, width) + Self.aligned(Readable.number(row.durations.count), 9)
        + Self.aligned(Readable.time(row.selfNs), 12)
        + Self.aligned(Readable.time(row.durations.max), 12)
    }
    return [style.heading(head)] + rows
  }

  private func topWords(_ figures: LiveFigures) -> String {
    let top = Self.top(figures.intervals).prefix(Self.lineIntervals)
    guard !top.isEmpty else { return "" }
    return ", self time: "
      + top.map { "\($0.name.shownName.printable) \(Readable.time($0.selfNs))" }
      .joined(separator: ", ")
  }

  // MARK: Words

  /// `120 frames, 2 late (measure-cache miss 1), hitch rate 8.3 ms/s, p50 17.7 µs, max 9.11 ms, 3 updates`.
  private static func words(_ figures: LiveFigures) -> String? {
    guard let frames = figures.frames else { return signpostWords(figures) }
    let causes = frames.causes.isEmpty ? "" : " (\(words(frames.causes, max: maxCauses)))"
    let updates = figures.updates?.durations.count ?? 0
    let budget = frames.budget
    let assumed =
      budget.source == .assumed ? " by an assumed budget of \(Readable.time(budget.budgetNs))" : ""
    return "\(Readable.count(frames.durations.count, "frame")), "
      + "\(Readable.number(frames.lateFrames)) late\(assumed)\(causes), "
      + "hitch rate \(Readable.number(frames.hitches.msPerS)) ms/s, "
      + "p50 \(Readable.time(frames.durations.p50)), max \(Readable.time(frames.durations.max)), "
      + Readable.count(updates, "update")
  }

  /// `1,204 intervals, max 9.11 ms` of a program that shows no list; nil without signposts.
  private static func signpostWords(_ figures: LiveFigures) -> String? {
    let (count, longestNs) = signposts(figures)
    return count == 0
      ? nil : "\(Readable.count(count, "interval")), max \(Readable.time(longestNs))"
  }

  /// The number of intervals of apps, and the longest of them.
  private static func signposts(_ figures: LiveFigures) -> (count: Int, longestNs: Int64) {
    figures.intervals.filter { $0.origin != nil }.reduce((0, 0)) {
      ($0.0 + $1.durations.count, max($0.1, $1.durations.max ?? 0))
    }
  }

  private static func words(_ causes: [FrameSummary.Cause], max: Int) -> String {
    let shown = causes.prefix(max).map {
      "\($0.name.shownName.printable) \(Readable.number($0.count))"
    }
    return (shown + (causes.count > max ? ["…"] : [])).joined(separator: ", ")
  }

  /// Intervals by self time, the longest first.
  private static func top(_ intervals: [IntervalSummary]) -> [IntervalSummary] {
    intervals.filter { $0.selfNs > 0 }.sorted { ($1.selfNs, $0.name) < ($0.selfNs, $1.name) }
  }

  private static func cut(_ line: String, _ style: TextStyle) -> String {
    String(line.prefix(style.width))
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: Swift.max(1, width - text.count))
  }

  private static func aligned(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: Swift.max(1, width - text.count)) + text
  }
}
