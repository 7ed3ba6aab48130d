import Foundation
import TraceAnalysis

/// A timeline for the scripts of a page, in columns of numbers.
struct TimelineData: Encodable {
  /// An interval's kind.
  struct Kind: Encodable {
    let name: String
    let type: String?
    /// nil for custom names.
    let colour: String?
  }

  /// The intervals of one depth of one track.
  struct Row: Encodable {
    let track: Int
    let depth: Int
    let count: Int
    /// The times from the end of each interval to the start of the next one.
    let gaps: NumberColumn
    let lengths: NumberColumn
    let kinds: NumberColumn
  }

  /// The frames.
  struct Frames: Encodable {
    let count: Int
    /// The steps from start to start.
    let starts: NumberColumn
    let durations: NumberColumn
    /// The time over budget, as on the evaluated device, negative where there is slack.
    let overruns: NumberColumn
    /// The steps from number to number; -1 for none.
    let numbers: NumberColumn
    /// Positions among the words.
    let phases: NumberColumn
    let causes: NumberColumn
    let stages: NumberColumn
    /// Floating-point numbers of 32 bits each; NaN where it is not known.
    let offsets: Data
    /// Hundredths of points of the view that showed nothing.
    let blank: NumberColumn
    /// The steps from one run's number to that of the next frame's run.
    let runs: NumberColumn
  }

  /// The updates.
  struct Updates: Encodable {
    let count: Int
    let starts: NumberColumn
    /// Positions among the words.
    let reasons: NumberColumn
  }

  /// The stack samples.
  struct Samples: Encodable {
    let count: Int
    let times: NumberColumn
    let stacks: NumberColumn
    let functions: [String]
    /// The number of stacks.
    let depthCount: Int
    /// The length of each stack.
    let depths: NumberColumn
    /// The functions of all stacks, one stack after the other.
    let calls: NumberColumn
  }

  /// Times are nanoseconds; this is the last one.
  let durationNs: Int64
  let words: [String]
  let kinds: [Kind]
  let tracks: [String]
  let rows: [Row]
  let frames: Frames
  let updates: Updates
  let samples: Samples
  /// The command that shows a frame in a terminal, when its number is added.
  let command: String?
  /// The display's period; 0 where there is no frame.
  let periodNs: Int64

  init(_ section: PageTimeline) {
    let timeline = section.timeline
    var words = WordTable()
    durationNs = max(1, timeline.endNs)
    kinds = timeline.kinds.map { kind in
      Kind(
        name: kind.name.shownName.printable,
        type: kind.contentType?.shownName.printable,
        colour: section.colour(kind.name)
      )
    }
    tracks = TrackNames.names(of: timeline.tracks)
    rows = timeline.rows.map(Row.init)
    frames = Frames(timeline.frames, &words)
    updates = Updates(timeline.updates, &words)
    samples = Samples(timeline.samples)
    command = section.command
    periodNs = timeline.frames.first?.budget.periodNs ?? 0
    self.words = words.words
  }
}

/// Words that occur often, each once; the first is empty.
private struct WordTable {
  private(set) var words = [""]
  private var numbers = ["": 0]
  /// More words are one.
  private static let maxWords = 4_000

  mutating func number(_ word: String) -> Int64 {
    if let number = numbers[word] { return Int64(number) }
    guard words.count < Self.maxWords else { return 0 }
    numbers[word] = words.count
    words.append(word.shownName.printable)
    return Int64(words.count - 1)
  }
}

extension TimelineData.Row {
  fileprivate init(_ row: TraceTimeline.Row) {
    var lastNs: Int64 = 0
    (track, depth, count) = (row.track, row.depth, row.entries.count)
    gaps = NumberColumn(
      row.entries.map { entry in
        defer { lastNs = entry.endNs }
        return entry.startNs - lastNs
      }
    )
    lengths = NumberColumn(row.entries.map(\.lengthNs))
    kinds = NumberColumn(row.entries.map { Int64($0.kind) })
  }
}

/// Frames whose offsets and gestures are of one list.
private struct FrameRun: Hashable {
  let process: ProcessID
  let list: UInt32
}

extension TimelineData.Frames {
  fileprivate init(_ all: [EvaluatedFrame], _ words: inout WordTable) {
    let frames = all.map(\.frame)
    count = frames.count
    starts = NumberColumn(steps: frames.map(\.startNs))
    durations = NumberColumn(frames.map(\.durationNs))
    overruns = NumberColumn(signed: frames.map(\.timing.overrunNs))
    numbers = NumberColumn(steps: frames.map { Int64($0.number ?? -1) })
    phases = NumberColumn(frames.map { words.number($0.phase ?? "") })
    causes = NumberColumn(frames.map { words.number($0.cause?.name ?? "") })
    stages = NumberColumn(
      frames.map { words.number($0.stage == .measured ? "" : $0.stage.words) }
    )
    var runs: [FrameRun: Int64] = [:]
    self.runs = NumberColumn(
      steps: frames.map { frame in
        let run = FrameRun(process: frame.process, list: frame.list)
        let number = runs[run] ?? Int64(runs.count)
        runs[run] = number
        return number
      }
    )
    let bits = frames.map { Float($0.scrollOffset ?? .nan).bitPattern.littleEndian }
    offsets = bits.withUnsafeBytes { Data($0) }
    blank = NumberColumn(frames.map { Int64(clamping: ($0.blankPoints ?? 0) * 100) })
  }
}

extension TimelineData.Updates {
  fileprivate init(_ updates: [TraceTimeline.Update], _ words: inout WordTable) {
    count = updates.count
    starts = NumberColumn(steps: updates.map(\.startNs))
    reasons = NumberColumn(updates.map { words.number($0.reason) })
  }
}

extension TimelineData.Samples {
  fileprivate init(_ samples: TimelineSamples) {
    count = samples.samples.count
    times = NumberColumn(steps: samples.samples.map(\.timeNs))
    stacks = NumberColumn(samples.samples.map { Int64($0.stack) })
    functions = samples.functions.map(\.shown)
    depthCount = samples.stacks.count
    depths = NumberColumn(samples.stacks.map { Int64($0.count) })
    calls = NumberColumn(samples.stacks.joined().map { Int64($0) })
  }
}
