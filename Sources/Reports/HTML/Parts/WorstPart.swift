import TraceAnalysis

/// The longest frames, each with what was inside it.
struct WorstPart {
  private let frames: FrameSummary?
  private let command: String
  private let namesLists: Bool

  /// Prepares the part; the command shows a frame, when its number is added.
  init(_ summary: TraceSummary, command: String) {
    frames = summary.frames
    namesLists = summary.lists.count > 1
    self.command = command
  }

  /// The part.
  var part: ReportPart {
    guard let frames, !frames.worst.isEmpty else {
      return ReportPart("worst", "Worst frames", .leftOut("The trace has no frames."))
    }
    let positions = Self.positions(frames)
    return ReportPart(
      "worst",
      "Worst frames",
      .shown(
        [.element("p", [:], words(frames))]
          + frames.worst.enumerated().map { rank, frame in
            details(frame, rank: rank + 1, position: positions[Self.key(frame)])
          }
      )
    )
  }

  private func words(_ frames: FrameSummary) -> String {
    "The \(frames.worst.count) longest, the longest first; open one to see what was inside. Time "
      + "that no box below covers is the box's own."
  }

  private func details(
    _ frame: FrameSummary.WorstFrame,
    rank: Int,
    position: Int?
  ) -> Markup {
    .element(
      "details",
      [
        "class": "frame", "id": "worst-\(rank)", "data-position": position.map(String.init),
        "data-late": frame.timing.overrunNs > 0 ? "true" : nil,
      ],
      [
        .element(
          "summary",
          [:],
          [.element("strong", [:], Self.title(frame)), " ", .name(facts(frame))]
        )
      ]
        + order(frame) + [.element("h4", [:], "Added up by name, the most expensive first")]
        + BreakdownView(
          "frame",
          durationNs: frame.durationNs,
          selfNs: frame.selfNs,
          inside: frame.inside
        ).markup + command(frame)
    )
  }

  private func order(_ frame: FrameSummary.WorstFrame) -> [Markup] {
    TimeOrderView(
      frame.order,
      of: "frame" + (frame.frame.map { " \($0)" } ?? ""),
      deadlineNs: deadline(frame)
    ).markup
  }

  /// When the budget was used up, as the time that the frame took here, not on the evaluated device.
  private func deadline(_ frame: FrameSummary.WorstFrame) -> Int64? {
    guard frame.timing.overrunNs > 0 else { return nil }
    let over = Double(frame.timing.overrunNs) / frame.slowdown
    return Int64(exactly: (Double(frame.durationNs) - over).rounded())
  }

  private func command(_ frame: FrameSummary.WorstFrame) -> [Markup] {
    guard let number = frame.frame else { return [] }
    return [
      .element(
        "p",
        ["class": "note"],
        [
          "In a terminal: ",
          .element("code", [:], "\(command) \(number)"),
          Markup(
            ". In Trace Compass: from \(frame.startNs) ns to \(frame.startNs + frame.durationNs) "
              + "ns after the first event."
          ),
        ]
      )
    ]
  }

  private static func title(_ frame: FrameSummary.WorstFrame) -> String {
    "Frame \(frame.frame.map(String.init) ?? "?"): \(Readable.time(frame.durationNs))"
  }

  private func facts(_ frame: FrameSummary.WorstFrame) -> String {
    let timing = frame.timing
    return [
      timing.overrunNs > 0
        ? "\(Readable.time(timing.overrunNs)) over budget"
        : "\(Readable.time(-timing.overrunNs)) of slack",
      timing.missedVsyncs > 0 ? Readable.count(timing.missedVsyncs, "dropped frame") : nil,
      frame.cause.map { "because of \($0.name) (\(Readable.share($0.share)))" },
      namesLists && frame.list > 0 ? "list \(frame.list)" : nil, frame.phase,
      frame.scrollOffset.map { "offset \(Readable.number($0))" },
      "at \(Readable.time(frame.startNs))",
    ].compactMap { $0 }.joined(separator: ", ")
  }

  // MARK: Places among all frames

  private static func key(_ frame: FrameSummary.WorstFrame) -> [Int64] {
    [frame.startNs, frame.durationNs, Int64(frame.frame ?? -1)]
  }

  private static func positions(_ frames: FrameSummary) -> [[Int64]: Int] {
    let wanted = Set(frames.worst.map(key))
    var positions: [[Int64]: Int] = [:]
    for (position, frame) in frames.frames.enumerated() {
      let key = [frame.startNs, frame.durationNs, Int64(frame.number ?? -1)]
      if wanted.contains(key), positions[key] == nil { positions[key] = position }
    }
    return positions
  }
}
