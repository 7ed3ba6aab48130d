import Reports
import TraceAnalysis

/// A recording in one line, the last that `record` says.
struct RecordingSummary {
  let line: String

  init(_ report: FolderReport, _ path: String) {
    let summary = report.summary
    let groups = summary.groups.compactMap(\.frames)
    let frames = groups.reduce(0) { $0 + $1.durations.count }
    let late = groups.reduce(0) { $0 + $1.lateFrames }
    let repetitions = summary.groups.reduce(0) { $0 + $1.repetitions }
    let intervals = summary.groups.flatMap(\.categories).reduce(0) { $0 + $1.durations.count }
    let isWithoutList = frames == 0 && intervals > 0
    let parts = [
      isWithoutList ? Readable.count(intervals, "interval") : Readable.count(frames, "frame"),
      isWithoutList ? nil : "\(Readable.number(late)) late",
      repetitions > 1 ? "\(repetitions) repetitions" : nil,
      "\(Readable.number(summary.lostEvents)) lost events",
    ]
    line = "recorded \(parts.compactMap { $0 }.joined(separator: ", ")) in \(path)"
  }
}
