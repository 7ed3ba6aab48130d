/// A lane of one thread, in which intervals nest; see `Lanes`.
struct ThreadLane: Hashable {
  let process: ProcessID
  let thread: Int32
  let lane: Int
}

/// The tracks of a timeline: processes that follow one another in time share theirs.
///
/// So the runs of a recording, each a process of its own, are in one place however many there are.
struct SharedTracks {
  /// A timeline of more tracks could not be read.
  static let maxTracks = 24

  /// The rows of one process that a track begins with, or goes on with.
  private struct Part {
    let row: TraceTimeline.Row
    let threadNumber: Int
    let lane: Int
  }

  /// A process with the time that it takes.
  private struct Run {
    let process: ProcessID
    var startNs = Int64.max
    var endNs = Int64.min
    /// Its threads in the order of their first intervals.
    var threads: [Int32] = []
    var parts: [Part] = []

    mutating func add(_ row: TraceTimeline.Row, _ place: ThreadLane) {
      if !threads.contains(place.thread) { threads.append(place.thread) }
      startNs = min(startNs, row.entries.first?.startNs ?? startNs)
      endNs = max(endNs, row.entries.last?.endNs ?? endNs)
      let number = threads.firstIndex(of: place.thread) ?? 0
      parts.append(Part(row: row, threadNumber: number, lane: place.lane))
    }
  }

  /// Processes that follow one another.
  private struct Group {
    var runs: [Run]

    func hasRoom(for run: Run) -> Bool { runs.last.map { $0.endNs <= run.startNs } ?? true }
  }

  /// The tracks in the order of their first intervals.
  private(set) var tracks: [TraceTimeline.Track] = []
  /// The rows by track and depth.
  private(set) var rows: [TraceTimeline.Row] = []
  /// The number of intervals of more tracks than there may be.
  private(set) var leftOut = 0

  /// Finds the tracks of rows, each of one lane of a thread.
  ///
  /// - Complexity: O(intervals + n · g) for n processes in g groups.
  init(_ rows: [(lane: ThreadLane, row: TraceTimeline.Row)]) {
    for group in Self.groups(rows) { add(group) }
    self.rows.sort { ($0.track, $0.depth) < ($1.track, $1.depth) }
  }

  private static func groups(_ rows: [(lane: ThreadLane, row: TraceTimeline.Row)]) -> [Group] {
    var runs: [ProcessID: Run] = [:]
    for (place, row) in rows where !row.entries.isEmpty {
      runs[place.process, default: Run(process: place.process)].add(row, place)
    }
    var groups: [Group] = []
    let sorted = runs.values.sorted { ($0.startNs, $0.process) < ($1.startNs, $1.process) }
    for run in sorted {
      if let group = groups.firstIndex(where: { $0.hasRoom(for: run) }) {
        groups[group].runs.append(run)
      } else {
        groups.append(Group(runs: [run]))
      }
    }
    return groups
  }

  private mutating func add(_ group: Group) {
    var numbers: [[Int]: Int] = [:]
    var places: [[Int]: Int] = [:]
    for run in group.runs {
      for part in run.parts {
        let key = [part.threadNumber, part.lane]
        guard let track = numbers[key] ?? addTrack(group, run, part) else {
          leftOut += part.row.entries.count
          continue
        }
        numbers[key] = track
        tracks[track].note(run.process)
        let place = [track, part.row.depth]
        if places[place] == nil {
          places[place] = rows.count
          rows.append(TraceTimeline.Row(track: track, depth: part.row.depth))
        }
        if let row = places[place] { rows[row].entries += part.row.entries }
      }
    }
  }

  /// A new track, unless there are too many.
  private mutating func addTrack(_ group: Group, _ run: Run, _ part: Part) -> Int? {
    guard tracks.count < Self.maxTracks else { return nil }
    tracks.append(
      TraceTimeline.Track(
        processes: [],
        thread: group.runs.count == 1 ? run.threads[part.threadNumber] : nil,
        threadNumber: part.threadNumber,
        lane: part.lane
      )
    )
    return tracks.count - 1
  }
}

extension TraceTimeline.Track {
  fileprivate mutating func note(_ process: ProcessID) {
    if processes.last != process { processes.append(process) }
  }
}
