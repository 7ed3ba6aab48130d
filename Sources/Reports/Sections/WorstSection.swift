import ListSchema
import TraceAnalysis

/// The longest frames, each with what was inside it.
struct WorstSection {
  private let context: SectionContext

  /// More of the longest frames are left to the page.
  private static let maxInTerminal = 3

  init(_ context: SectionContext) {
    self.context = context
  }

  /// Fields that only tables show.
  private static let extra = Fields<FrameSummary.WorstFrame>(
    "worst_frame_words",
    "Columns of a frame that only tables have",
    [
      Field("late_by_ns", .duration, "The time over budget, empty unless it was late") {
        $0.timing.overrunNs > 0 ? $0.timing.overrunNs : nil
      },
      Field("mostly", .text, "The interval that took most of its time") { frame in
        frame.inside.first.map { "\($0.name) \(Readable.time($0.totalNs))" }
      },
    ]
  )

  /// Columns of a table of frames.
  static func columns(_ names: String...) -> [Field<FrameSummary.WorstFrame>] {
    names.map { name in
      extra.all.first { $0.description.name == name } ?? ReportFields.worstFrame[name]
    }
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("worst"), context.title("Worst frames"))
    guard let frames = context.group.group.frames, !frames.worst.isEmpty else {
      return .leftOut(id, title, "The trace has no measured frames.")
    }
    let positions = Self.positions(frames)
    let entries = frames.worst.enumerated().map { rank, frame in
      Block(
        .entry(entry(frame, rank: rank + 1, position: positions[Self.key(frame)])),
        in: rank < Self.maxInTerminal ? [.terminal, .page] : .page
      )
    }
    return Section(id, title, [words(frames), table(frames)] + entries)
  }

  /// The section on the first screen of a terminal, before the intervals.
  var brief: Section {
    let frames = context.group.group.frames
    return Section(
      context.id("worst-brief"),
      context.title("Worst frames"),
      frames.map { $0.worst.isEmpty ? [] : [brief($0)] } ?? []
    )
  }

  private func words(_ frames: FrameSummary) -> Block {
    Block(
      .paragraph(
        Sentence(
          "The \(frames.worst.count) longest, the longest first; open one to see what was inside. "
            + "Time that no box below covers is the box's own."
        )
      ),
      in: .page
    )
  }

  /// Two lines for each of the longest: what it is, and what took most of its time.
  ///
  /// A frame of repeated runs is there once.
  private func brief(_ frames: FrameSummary) -> Block {
    Block(
      .facts(
        Self.distinct(frames.worst).prefix(Self.maxInTerminal).map { frame in
          let timing = frame.timing
          let parts = [
            "\(Readable.time(frame.durationNs))\(Readable.times(frame.slowdown))",
            timing.overrunNs > 0 ? "\(Readable.time(timing.overrunNs)) over budget" : "in time",
            frame.cause.map { "because of \($0.name) (\(Readable.share($0.share)))" },
            frame.phase.map { "phase \($0)" }, frame.state,
          ]
          return Fact(
            "frame \(frame.frame.map(String.init) ?? "?")",
            parts.compactMap { $0 }.joined(separator: ", "),
            detail: frame.inside.isEmpty ? nil : Self.path(frame.inside)
          )
        }
      ),
      in: context.brief
    )
  }

  private static func distinct(
    _ frames: [FrameSummary.WorstFrame]
  ) -> [FrameSummary.WorstFrame] {
    frames.enumerated().filter { place, frame in
      frame.frame == nil
        || !frames[..<place].contains { $0.frame == frame.frame && $0.list == frame.list }
    }.map(\.element)
  }

  /// The most expensive interval, the most expensive one in it, and so on, each with its time.
  private static func path(_ inside: [IntervalBreakdown]) -> String {
    var (steps, rest) = ([String](), inside)
    while let most = rest.max(by: { $0.totalNs < $1.totalNs }), steps.count < maxSteps {
      let count = most.count > 1 ? " ×\(Readable.number(most.count))" : ""
      steps.append("\(most.name)\(count) \(Readable.time(most.totalNs))")
      rest = most.children
    }
    return steps.joined(separator: " > ")
  }

  private static let maxSteps = 5

  private func table(_ frames: FrameSummary) -> Block {
    let table = Table(
      context.id("worst-table"),
      "The longest frames"
        + (SlowdownWords(frames).costs.map { ", late by the budget with \($0)" } ?? ""),
      Self.columns("frame", "duration_ns", "late_by_ns", "cause", "phase", "mostly"),
      frames.worst
    )
    return Block(.table(table, briefRows: 3, isFiltered: false), in: .comment)
  }

  private func entry(_ frame: FrameSummary.WorstFrame, rank: Int, position: Int?) -> Entry {
    Entry(
      id: context.id("worst-\(rank)"),
      title: "Frame \(frame.frame.map(String.init) ?? "?"): \(Readable.time(frame.durationNs))"
        + Readable.times(frame.slowdown),
      facts: facts(frame),
      position: context.hasStrip ? position : nil,
      mark: frame.timing.overrunNs > 0 ? "late" : nil,
      blocks: order(frame) + [
        Block(.heading("Added up by name, the most expensive first", level: 2), in: .page),
        Block(.breakdown(inside(frame))),
      ] + command(frame)
    )
  }

  private func facts(_ frame: FrameSummary.WorstFrame) -> String {
    let timing = frame.timing
    let namesLists = context.group.group.lists.count > 1
    return [
      timing.overrunNs > 0
        ? "\(Readable.time(timing.overrunNs)) over budget"
        : "\(Readable.time(0 - timing.overrunNs)) of slack",
      timing.missedVsyncs > 0 ? Readable.count(timing.missedVsyncs, "missed vsync") : nil,
      frame.cause.map { "because of \($0.name) (\(Readable.share($0.share)))" },
      namesLists && frame.list > 0 ? "list \(frame.list)" : nil, frame.phase,
      frame.state, frame.scrollOffset.map { "offset \(Readable.number($0))" },
      frame.cpuNs.map { "\(Readable.time($0)) of processor time" },
      Self.count(frame.involuntarySwitches, "involuntary switch", "involuntary switches"),
      Self.count(frame.voluntarySwitches, "voluntary switch", "voluntary switches"),
      Self.count(frame.pageFaults, "page fault", "page faults"),
      "at \(Readable.moment(frame.startNs, unixNs: frame.startUnixNs))",
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// A count and what is counted; nil for none.
  private static func count(_ count: Int64?, _ one: String, _ several: String) -> String? {
    guard let count, count > 0 else { return nil }
    return "\(Readable.number(count)) \(count == 1 ? one : several)"
  }

  private func order(_ frame: FrameSummary.WorstFrame) -> [Block] {
    let boxes = TimeBoxes(
      frame.order,
      of: "frame" + (frame.frame.map { " \($0)" } ?? ""),
      deadlineNs: deadline(frame),
      context
    )
    return boxes.map { [Block(.timeline($0), in: .page)] } ?? []
  }

  /// Returns the time when the budget was used up, as the time that the frame took here, not on the
  /// evaluated device.
  private func deadline(_ frame: FrameSummary.WorstFrame) -> Int64? {
    guard frame.timing.overrunNs > 0 else { return nil }
    let over = Double(frame.timing.overrunNs) / frame.slowdown
    return Int64(exactly: max(0, Double(frame.durationNs) - over).rounded())
  }

  private func inside(_ frame: FrameSummary.WorstFrame) -> Breakdown {
    Breakdown(
      name: IntervalName.frame,
      colour: context.colour(IntervalName.frame),
      durationNs: frame.durationNs,
      selfNs: frame.selfNs,
      nodes: context.nodes(frame.inside)
    )
  }

  private func command(_ frame: FrameSummary.WorstFrame) -> [Block] {
    let end = [frame.startNs, frame.durationNs].saturatingSum()
    let typed = frame.frame.flatMap { number in
      context.commands.showFrame.map { [Sentence.Part.code("\($0) \(number)"), .text(". ")] }
    }
    let terminal = typed.map { [.text("In a terminal: ")] + $0 } ?? []
    let time = TimelinePlace.time(frame.startNs...max(frame.startNs, end))
    let found = context.timeline.map { _ in [Sentence.Part.find("In the timeline", time)] } ?? []
    let clock = { (ns: Int64) in
      Readable.clock(unixNs: [frame.startUnixNs, ns].saturatingSum())
    }
    let sentence = Sentence(
      terminal + [
        .text("In Trace Compass, in UTC: from "), .code(clock(0)), .text(" to "),
        .code(clock(frame.durationNs)), .text("."),
      ] + found
    )
    return [Block(.note(sentence), in: .page)]
  }

  // MARK: Places among all frames

  /// The numbers that tell frames apart.
  private struct Key: Hashable {
    let startNs: Int64
    let durationNs: Int64
    let number: Int
  }

  private static func key(_ frame: FrameSummary.WorstFrame) -> Key {
    Key(startNs: frame.startNs, durationNs: frame.durationNs, number: frame.frame ?? -1)
  }

  private static func positions(_ frames: FrameSummary) -> [Key: Int] {
    let wanted = Set(frames.worst.map(key))
    var positions: [Key: Int] = [:]
    for (position, frame) in frames.frames.enumerated() {
      let key = Key(
        startNs: frame.startNs,
        durationNs: frame.durationNs,
        number: frame.number ?? -1
      )
      if wanted.contains(key), positions[key] == nil { positions[key] = position }
    }
    return positions
  }
}
