/// The intervals of a timeline while they are collected, row by row.
struct TimelineRows {
  /// A track, with the ends of what is open in it, outermost first.
  private struct Open {
    let number: Int
    var ends: [Int64] = []
    var rows: [Int] = []
  }

  /// Deeper intervals, and those of more tracks, are left out.
  static let maxDepth = 32
  static let maxTracks = 24

  private var unordered: [TraceTimeline.Row] = []
  private(set) var tracks: [TraceTimeline.Track] = []
  private var open: [TraceTimeline.Track: Open] = [:]
  private(set) var extent = TraceTimeline.Extent()
  /// How many intervals may be left out, and how many there are of those that may not.
  private var (thinnable, kept) = (0, 0)
  /// The kinds of frames and updates, none of which is left out.
  private var keptKinds: Set<Int32> = []

  /// How many intervals there are.
  var count: Int { thinnable + kept }

  /// The rows, by track and depth.
  var rows: [TraceTimeline.Row] {
    unordered.filter { !$0.entries.isEmpty }.sorted { ($0.track, $0.depth) < ($1.track, $1.depth) }
  }

  /// Takes an interval; those of a track come in the order of their begins.
  mutating func add(_ placed: PlacedInterval, kind: Int32, isLate: Bool, isKept: Bool) {
    let interval = placed.interval
    let (startNs, endNs) = (placed.startNs, max(placed.startNs, placed.endNs))
    guard
      let row = row(
        TraceTimeline.Track(
          process: interval.process,
          thread: interval.thread,
          lane: placed.lane
        ),
        startNs,
        endNs
      ), isKept || endNs - startNs >= (isLate ? extent.shortestLateNs : extent.shortestNs)
    else {
      extent.leftOut += 1
      return
    }
    unordered[row].entries.append(
      TraceTimeline.Entry(startNs: startNs, endNs: endNs, kind: kind, isLate: isLate)
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
    _ track: TraceTimeline.Track,
    _ startNs: Int64,
    _ endNs: Int64
  ) -> Int? {
    if open[track] == nil {
      guard tracks.count < Self.maxTracks else { return nil }
      open[track] = Open(number: tracks.count)
      tracks.append(track)
    }
    guard var place = open[track] else { return nil }
    defer { open[track] = place }
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

  /// Leaves out the shortest, outside of late frames first, until so many are left, or only what
  /// must stay.
  ///
  /// - Complexity: O(intervals), times the digits of the length that is found.
  mutating func thin(to limit: Int) {
    while count > limit {
      let others = Histogram(unordered, isLate: false, keptKinds)
      let late = Histogram(unordered, isLate: true, keptKinds)
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

/// How many intervals are of what length, in steps that people read (10, 12, 15, 20).
private struct Histogram {
  private static let steps: [Int64] = (0...10).flatMap { power -> [Int64] in
    let unit = (0..<power).reduce(Int64(1)) { product, _ in product * 10 }
    return [10, 12, 15, 20, 25, 30, 40, 50, 60, 80].map { $0 * unit }
  }

  /// How many are shorter than each step, but not than the one before; the last for all others.
  private var counts = [Int](repeating: 0, count: steps.count + 1)
  private(set) var count = 0

  init(_ rows: [TraceTimeline.Row], isLate: Bool, _ kept: Set<Int32>) {
    for row in rows {
      for entry in row.entries where entry.isLate == isLate && !kept.contains(entry.kind) {
        counts[Self.steps.firstIndex { entry.lengthNs < $0 } ?? Self.steps.count] += 1
        count += 1
      }
    }
  }

  /// The shortest length with which no more than so many are left.
  func shortest(leaving room: Int) -> Int64 {
    var left = count
    for (step, length) in Self.steps.enumerated() {
      guard left > room else { return step == 0 ? 0 : Self.steps[step - 1] }
      left -= counts[step]
      if left <= room { return length }
    }
    return .max
  }
}
