import ListSchema

/// The intervals of a timeline while they are collected, row by row.
struct TimelineRows {
  /// A lane of one thread, with the ends of what is open in it, outermost first.
  private struct Open {
    let number: Int
    var ends: [Int64] = []
    var rows: [Int] = []
  }

  /// Deeper intervals are left out.
  static let maxDepth = 32
  /// Intervals of more lanes of threads, which only a damaged or malicious trace has, are left out.
  static let maxLanes = 4_096

  /// The rows of each lane of a thread.
  private var unordered: [TraceTimeline.Row] = []
  private var lanes: [ThreadLane] = []
  private var open: [ThreadLane: Open] = [:]
  private(set) var extent = TraceTimeline.Extent()
  /// The number of intervals that may be left out, and of those that may not.
  private var (thinnable, kept) = (0, 0)
  /// The kinds of frames and updates, none of which is left out.
  private var keptKinds: Set<Int32> = []

  /// The number of intervals.
  var count: Int { thinnable + kept }

  /// The rows by track and depth; processes that follow one another share tracks.
  var shared: SharedTracks {
    SharedTracks(unordered.map { (lane: lanes[$0.track], row: $0) })
  }

  /// Takes an interval; those of a track come in the order of their begins.
  mutating func add(_ placed: PlacedInterval, kind: Int32, isLate: Bool, isKept: Bool) {
    let interval = placed.interval
    let (startNs, endNs) = (placed.startNs, max(placed.startNs, placed.endNs))
    guard
      let row = row(
        ThreadLane(process: interval.process, thread: interval.thread, lane: placed.lane),
        startNs,
        endNs
      ), isKept || endNs - startNs >= (isLate ? extent.shortestLateNs : extent.shortestNs)
    else {
      extent.leftOut += 1
      return
    }
    unordered[row].entries.append(
      TraceTimeline.Entry(
        startNs: startNs,
        endNs: endNs,
        kind: kind,
        place: TraceTimeline.RowPlace(interval),
        isLate: isLate
      )
    )
    guard isKept else {
      thinnable += 1
      return
    }
    kept += 1
    keptKinds.insert(kind)
  }

  /// The row of an interval, which is open there from then on; nil where there is no room.
  private mutating func row(
    _ lane: ThreadLane,
    _ startNs: Int64,
    _ endNs: Int64
  ) -> Int? {
    if open[lane] == nil {
      guard lanes.count < Self.maxLanes else { return nil }
      open[lane] = Open(number: lanes.count)
      lanes.append(lane)
    }
    guard var place = open[lane] else { return nil }
    defer { open[lane] = place }
    while let end = place.ends.last, end <= startNs { place.ends.removeLast() }
    let depth = place.ends.count
    place.ends.append(endNs)
    guard depth < Self.maxDepth else { return nil }
    if depth == place.rows.count {
      place.rows.append(unordered.count)
      unordered.append(TraceTimeline.Row(track: place.number, depth: depth))
    }
    return place.rows[depth]
  }

  // MARK: Room

  /// Leaves out the shortest, outside of late frames first, until `limit` are left, or only those
  /// that must stay.
  ///
  /// - Complexity: O(intervals), times the digits of the length that is found.
  mutating func thin(to limit: Int) {
    while count > limit {
      let others = LengthHistogram(unordered, isLate: false, keptKinds)
      let late = LengthHistogram(unordered, isLate: true, keptKinds)
      guard others.count + late.count > 0 else { return }
      let room = limit - kept - late.count
      extent.shortestNs = max(extent.shortestNs, others.shortest(leaving: max(0, room)))
      if room < 0 {
        extent.shortestLateNs = max(
          extent.shortestLateNs,
          late.shortest(leaving: max(0, limit - kept))
        )
      }
      guard remove() > 0 else { return }
    }
  }

  /// Leaves out what is too short by now, and returns how many that are.
  private mutating func remove() -> Int {
    let before = count
    for row in unordered.indices {
      unordered[row].entries.removeAll { entry in
        !keptKinds.contains(entry.kind)
          && entry.lengthNs < (entry.isLate ? extent.shortestLateNs : extent.shortestNs)
      }
    }
    thinnable = unordered.reduce(0) { $0 + $1.entries.count } - kept
    extent.leftOut += before - count
    return before - count
  }
}

extension TraceTimeline.RowPlace {
  /// The place that an interval states; nil where it states none.
  fileprivate init?(_ interval: Interval) {
    guard let index = interval[.index]?.integer.flatMap({ Int32(exactly: $0) }) else { return nil }
    let section = interval[.section]?.integer ?? 0
    self.init(section: Int32(clamping: section), index: index)
  }
}
