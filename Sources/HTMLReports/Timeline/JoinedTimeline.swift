import Exports
import Reports
import TraceAnalysis

/// The timelines of all sides as one: each begins after the one before, and names are shared.
struct JoinedTimeline {
  /// An interval.
  struct Entry {
    let startNs: Int64
    let endNs: Int64
    let kind: Int
    let place: TraceTimeline.RowPlace?
  }

  /// The intervals of one depth of one track.
  struct Row {
    let track: Int
    let depth: Int
    var entries: [Entry] = []
  }

  /// A frame of a side.
  struct Frame {
    let side: Int
    let startNs: Int64
    let frame: EvaluatedFrame
  }

  /// An update.
  struct Update {
    let startNs: Int64
    let reason: String
  }

  /// A stack sample.
  struct Sample {
    let timeNs: Int64
    let stack: Int
  }

  /// The place of a row.
  private struct Place: Hashable {
    let track: Int
    let depth: Int
  }

  private(set) var kinds: [TraceTimeline.Kind] = []
  private(set) var tracks: [String] = []
  private(set) var rows: [Row] = []
  private(set) var frames: [Frame] = []
  private(set) var updates: [Update] = []
  private(set) var functions: [String] = []
  private(set) var stacks: [[Int]] = []
  private(set) var samples: [Sample] = []
  private(set) var endNs: Int64 = 0

  private var kindNumbers: [TraceTimeline.Kind: Int] = [:]
  private var functionNumbers: [String: Int] = [:]
  private var rowNumbers: [Place: Int] = [:]

  /// Joins all sides.
  ///
  /// - Complexity: O(intervals + frames + samples).
  init(_ section: PageTimeline) {
    for (side, startNs) in zip(section.sides.indices, section.startsNs) {
      add(section.sides[side].timeline, side: side, startNs: startNs)
    }
    rows.sort { ($0.track, $0.depth) < ($1.track, $1.depth) }
  }

  private mutating func add(_ timeline: TraceTimeline, side: Int, startNs: Int64) {
    func moved(_ timeNs: Int64) -> Int64 { [startNs, timeNs].saturatingSum() }
    let kinds = timeline.kinds.map { number(of: $0) }
    let tracks = addTracks(timeline)
    for row in timeline.rows {
      let entries = row.entries.map { entry in
        Entry(
          startNs: moved(entry.startNs),
          endNs: moved(entry.endNs),
          kind: kinds[Int(entry.kind)],
          place: entry.place
        )
      }
      rows[number(ofRow: Place(track: tracks[row.track], depth: row.depth))].entries += entries
    }
    frames += timeline.frames.map {
      Frame(side: side, startNs: moved($0.frame.startNs), frame: $0)
    }
    updates += timeline.updates.map { Update(startNs: moved($0.startNs), reason: $0.reason) }
    addSamples(timeline.samples, moved)
    endNs = max(endNs, moved(timeline.endNs))
  }

  private mutating func addSamples(_ samples: TimelineSamples, _ moved: (Int64) -> Int64) {
    let numbers = samples.functions.map { number(ofFunction: $0) }
    let before = stacks.count
    stacks += samples.stacks.map { stack in stack.map { numbers[$0] } }
    self.samples += samples.samples.map {
      Sample(timeNs: moved($0.timeNs), stack: before + $0.stack)
    }
  }

  /// The tracks of a side are those of the sides before, one by one, as far as there are as many.
  private mutating func addTracks(_ timeline: TraceTimeline) -> [Int] {
    let names = TrackNames.names(of: timeline.tracks)
    for name in names.dropFirst(tracks.count) { tracks.append(name) }
    return Array(names.indices)
  }

  private mutating func number(of kind: TraceTimeline.Kind) -> Int {
    if let known = kindNumbers[kind] { return known }
    kindNumbers[kind] = kinds.count
    kinds.append(kind)
    return kinds.count - 1
  }

  private mutating func number(ofFunction name: String) -> Int {
    if let known = functionNumbers[name] { return known }
    functionNumbers[name] = functions.count
    functions.append(name)
    return functions.count - 1
  }

  private mutating func number(ofRow place: Place) -> Int {
    if let known = rowNumbers[place] { return known }
    rowNumbers[place] = rows.count
    rows.append(Row(track: place.track, depth: place.depth))
    return rows.count - 1
  }
}
