import Foundation
import Reports
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
    /// The section of the row that each interval is about, from 1; 0 for none, and nil where all have none.
    let sections: NumberColumn?
    /// The index of that row in its section.
    let indices: NumberColumn?
  }

  /// The part of the time that one side of a comparison takes.
  struct Side: Encodable {
    let name: String
    let startNs: Int64
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
    /// The process of each run, as a number.
    let processes: [Int]
    /// The steps from each frame's slow-down to the next one's, in thousandths.
    let slowdowns: NumberColumn
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

  /// The time that a frame may take; 0 where there is no frame.
  let budgetNs: Int64
  /// The sides of a comparison; empty for a single trace.
  let sides: [Side]

  init(_ section: PageTimeline) {
    let joined = JoinedTimeline(section)
    var words = WordTable()
    durationNs = max(1, joined.endNs)
    kinds = joined.kinds.map { kind in
      Kind(
        name: kind.name.shownName.printable,
        type: kind.contentType?.shownName.printable,
        colour: section.colour(kind.name)
      )
    }
    tracks = joined.tracks
    rows = joined.rows.map(Row.init)
    frames = Frames(joined.frames, &words)
    updates = Updates(joined.updates, &words)
    samples = Samples(joined)
    command = section.command
    let budget = joined.frames.first?.frame.budget
    (periodNs, budgetNs) = (budget?.periodNs ?? 0, budget?.budgetNs ?? 0)
    sides =
      section.sides.count > 1
      ? zip(section.sides, section.startsNs).map { Side(name: $0.name, startNs: $1) } : []
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
  fileprivate init(_ row: JoinedTimeline.Row) {
    var lastNs: Int64 = 0
    (track, depth, count) = (row.track, row.depth, row.entries.count)
    gaps = NumberColumn(
      row.entries.map { entry in
        defer { lastNs = entry.endNs }
        return entry.startNs - lastNs
      }
    )
    lengths = NumberColumn(row.entries.map { $0.endNs - $0.startNs })
    kinds = NumberColumn(row.entries.map { Int64($0.kind) })
    let places = row.entries.map(\.place)
    let areThere = places.contains { $0 != nil }
    sections = areThere ? NumberColumn(places.map { $0.map { Int64($0.section) + 1 } ?? 0 }) : nil
    indices = areThere ? NumberColumn(steps: places.map { Int64($0?.index ?? 0) }) : nil
  }
}

/// Frames whose offsets and gestures are of one list.
private struct FrameRun: Hashable {
  let side: Int
  let process: ProcessID
  let list: UInt32
}

/// The runs of frames, numbered in the order of their first frames.
private struct FrameRuns {
  private(set) var numbers: [Int64] = []
  private(set) var processes: [Int] = []

  init(_ frames: [JoinedTimeline.Frame]) {
    var runs: [FrameRun: Int64] = [:]
    var known: [FrameRun: Int] = [:]
    for frame in frames {
      let (process, list) = (frame.frame.frame.process, frame.frame.frame.list)
      let run = FrameRun(side: frame.side, process: process, list: list)
      if runs[run] == nil {
        runs[run] = Int64(runs.count)
        let whole = FrameRun(side: frame.side, process: process, list: 0)
        known[whole] = known[whole] ?? known.count
        processes.append(known[whole] ?? 0)
      }
      numbers.append(runs[run] ?? 0)
    }
  }
}

extension TimelineData.Frames {
  fileprivate init(_ all: [JoinedTimeline.Frame], _ words: inout WordTable) {
    let frames = all.map(\.frame.frame)
    count = frames.count
    starts = NumberColumn(steps: all.map(\.startNs))
    slowdowns = NumberColumn(steps: frames.map { Int64(clamping: ($0.slowdown * 1000).rounded()) })
    durations = NumberColumn(frames.map(\.durationNs))
    overruns = NumberColumn(signed: frames.map(\.timing.overrunNs))
    numbers = NumberColumn(steps: frames.map { Int64($0.number ?? -1) })
    phases = NumberColumn(frames.map { words.number($0.phase ?? "") })
    causes = NumberColumn(frames.map { words.number($0.cause?.name ?? "") })
    stages = NumberColumn(
      frames.map { words.number($0.stage == .measured ? "" : $0.stage.words) }
    )
    let runs = FrameRuns(all)
    self.runs = NumberColumn(steps: runs.numbers)
    processes = runs.processes
    let bits = frames.map { Float($0.scrollOffset ?? .nan).bitPattern.littleEndian }
    offsets = bits.withUnsafeBytes { Data($0) }
    blank = NumberColumn(frames.map { Int64(clamping: ($0.blankPoints ?? 0) * 100) })
  }
}

extension TimelineData.Updates {
  fileprivate init(_ updates: [JoinedTimeline.Update], _ words: inout WordTable) {
    count = updates.count
    starts = NumberColumn(steps: updates.map(\.startNs))
    reasons = NumberColumn(updates.map { words.number($0.reason) })
  }
}

extension TimelineData.Samples {
  fileprivate init(_ joined: JoinedTimeline) {
    count = joined.samples.count
    times = NumberColumn(steps: joined.samples.map(\.timeNs))
    stacks = NumberColumn(joined.samples.map { Int64($0.stack) })
    functions = joined.functions.map(\.shown)
    depthCount = joined.stacks.count
    depths = NumberColumn(joined.stacks.map { Int64($0.count) })
    calls = NumberColumn(joined.stacks.joined().map { Int64($0) })
  }
}
