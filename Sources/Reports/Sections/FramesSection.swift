import TraceAnalysis

/// The duration of every frame in the order of the trace, and all of them against their budget.
struct FramesSection {
  private let context: SectionContext
  private var summary: RunGroup { context.group.group }

  init(_ context: SectionContext) {
    self.context = context
  }

  /// The section.
  var section: Section {
    let (id, title) = (context.id("frames"), context.title("Frames"))
    guard let frames = summary.frames, frames.durations.count > 0 else {
      return unmeasured(id, title) ?? .leftOut(id, title, absence, isImportant: true)
    }
    let drawing = FrameChart(context, frames)
    return Section(
      id,
      title,
      FrameLines(frames, summary.stages, runs: summary.runs.count { $0.frames != nil }).blocks
        + [Block(.chart(drawing.chart, drawing.table), in: .page)]
        + strip(frames) + notes(frames) + FrameTables(context).blocks
    )
  }

  /// Returns the section where all frames are of the stages before measuring.
  private func unmeasured(_ id: String, _ title: String) -> Section? {
    let incomplete = summary.incompleteFrames
    let parts = [
      FrameLines.before(summary.stages),
      incomplete > 0 ? Readable.count(incomplete, "incomplete frame") : nil,
    ].compactMap { $0 }
    guard !parts.isEmpty else { return nil }
    let words = Sentence(
      "No measured frames: the trace holds only \(parts.joined(separator: " and "))."
    )
    return Section(id, title, [Block(.paragraph(words))] + FrameTables(context).blocks)
  }

  private var absence: String {
    guard !context.isOfDevice else {
      return "Frames of a device are known only where they were late."
    }
    guard !SignpostSections.isWithoutList(summary) else {
      return "No list was recorded, so there are no frames."
    }
    let names = summary.intervals.map(\.name)
    guard !names.isEmpty else { return "The trace has no frames." }
    let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return "The trace has no frames. It holds \(shown) only; record 'frame' as well to evaluate "
      + "frames."
  }

  private func strip(_ frames: FrameSummary) -> [Block] {
    context.hasStrip ? [Block(.strip(points(frames)), in: .page)] : []
  }

  private func points(_ frames: FrameSummary) -> PointStrip {
    PointStrip(
      words: FrameChart.words(frames),
      points: frames.frames.map { frame in
        PointStrip.Point(
          number: frame.number,
          durationNs: frame.durationNs,
          group: frame.phase ?? "",
          place: frame.scrollOffset,
          owner: "list \(frame.list) of process \(frame.process.words)",
          excessNs: frame.isLate ? frame.timing.overrunNs : nil
        )
      },
      command: context.commands.showFrame
    )
  }

  private func notes(_ frames: FrameSummary) -> [Block] {
    let factor = SlowdownWords(frames).factor
    let notes: [String?] = [
      FrameLines.before(summary.stages).map { "Measured after \($0)." },
      frames.harnessNs.map { "Harness: \(Readable.time($0)) before the frames, not in them." },
      frames.durations.count > frames.frames.count
        && !frames.frames.isEmpty
        ? "Only the first \(Readable.number(frames.frames.count)) of "
          + "\(Readable.count(frames.durations.count, "frame")) are shown." : nil,
      SlowdownWords(frames).sentence,
      frames.meanSlowdown != 1
        ? "Frames are evaluated as on a device ×\(factor) slower; the chart shows times as they "
          + "were, and the budget divided by that factor." : nil,
      frames.lateFrames > Chart.maxPoints
        ? "Without scripts the chart shows the longest of neighbouring late frames only: there are "
          + "more than \(Readable.number(Chart.maxPoints))." : nil,
      frames.idleGaps.flatMap { gaps in
        gaps.count > 0
          ? "\(Readable.count(gaps.count, "idle gap")) while content moved, the longest "
            + "\(Readable.time(gaps.longestNs))." : nil
      },
    ]
    return notes.compactMap { $0 }.map { Block(.note(Sentence($0)), in: .page) }
  }
}
