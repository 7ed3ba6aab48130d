/// The intervals inside one interval, in the order of time: boxes for a drawing of bounded size.
///
/// The intervals of its thread that begin during it are taken, also those that end after it. Where
/// intervals cross, each gets a lane in which everything nests; see `Lanes`. Intervals too short
/// to be seen are taken together with their neighbours of the same row.
public struct TimeOrder: Hashable, Sendable {
  /// An interval, or several short ones that follow each other.
  public struct Box: Hashable, Sendable {
    /// The names of the intervals, in the order of first appearance.
    public fileprivate(set) var names: [String]
    /// The number of intervals that it stands for.
    public fileprivate(set) var count = 1
    /// The start of the first, in nanoseconds since the start of the whole.
    public let startNs: Int64
    /// The end of the last, in nanoseconds since the start of the whole, and not after its end.
    public fileprivate(set) var endNs: Int64
    /// The sum of their durations, in nanoseconds.
    public fileprivate(set) var totalNs: Int64
    /// The row, from 0: those of the first lane by depth, then those of the next.
    public fileprivate(set) var row = 0
    /// True if it goes on after the end of the whole.
    public let goesOn: Bool
    /// The list that the work was done for; 0 for none.
    public let list: UInt32
    /// The content type that the work was about; nil for none, and where there are several.
    public fileprivate(set) var contentType: String?

    /// The part of the whole's time that it takes in a drawing, in nanoseconds.
    public var lengthNs: Int64 { endNs - startNs }
  }

  /// The boxes in the order of their begins; the first is the whole.
  public let boxes: [Box]
  /// The duration of the whole, in nanoseconds.
  public let durationNs: Int64
  /// The number of rows.
  public let rows: Int
  /// The number of lanes: 1 unless intervals cross.
  public let lanes: Int
  /// The number of intervals that are in no box, as there are too many, or they are too deep.
  public let hidden: Int

  /// A drawing of more boxes or rows could not be read.
  static let maxBoxes = 120
  static let maxRows = 32
  static let maxLanes = 8
  /// A box of more names keeps the first ones.
  static let maxNames = 9
  /// The divisor for the shortest box: intervals shorter than this part of the whole are joined
  /// with their neighbours.
  static let shortestShare: Int64 = 250
}

extension TimeOrder {
  /// Collects what happened during an interval.
  ///
  /// - Complexity: O(n log n) for n intervals of all threads that begin during it.
  init(of position: Int, in tree: IntervalTree, _ types: ContentTypes) {
    let whole = tree[position]
    var tracks = TimeTracks(whole)
    tracks.add(whole, nil)
    for next in (position + 1)..<tree.count {
      let interval = tree[next]
      guard interval.startNs < whole.endNs else { break }
      guard interval.thread == whole.thread, interval.process == whole.process else { continue }
      tracks.add(interval, types.name(of: interval))
    }
    self.init(tracks, durationNs: whole.durationNs)
  }

  private init(_ tracks: TimeTracks, durationNs: Int64) {
    let all = tracks.boxes
    let fitting = all.filter { $0.row < Self.maxRows }
    let longest = fitting.sorted { ($1.lengthNs, $0.row) < ($0.lengthNs, $1.row) }
    boxes = longest.prefix(Self.maxBoxes)
      .sorted { ($0.startNs, $0.row) < ($1.startNs, $1.row) }
    rows = (boxes.map(\.row).max() ?? 0) + 1
    lanes = tracks.lanes
    hidden = tracks.count - boxes.reduce(0) { $0 + $1.count }
    self.durationNs = durationNs
  }
}

/// Places intervals in lanes, and in rows of these.
private struct TimeTracks {
  /// One lane: the ends of what is open, and the boxes of each depth.
  private struct Track {
    var open: [Int64] = []
    var rows: [[TimeOrder.Box]] = []
  }

  private let whole: Interval
  private let shortestNs: Int64
  private var places = Lanes()
  private var tracks: [Track] = []
  /// The number of intervals that were offered.
  private(set) var count = 0

  init(_ whole: Interval) {
    self.whole = whole
    shortestNs = whole.durationNs / TimeOrder.shortestShare
  }

  var lanes: Int { tracks.count }

  /// All boxes, with their rows.
  var boxes: [TimeOrder.Box] {
    var first = 0
    return tracks.flatMap { track in
      defer { first += track.rows.count }
      return track.rows.enumerated().flatMap { depth, boxes in
        boxes.map { box in
          var box = box
          box.row = first + depth
          return box
        }
      }
    }
  }

  mutating func add(_ interval: Interval, _ contentType: String?) {
    count += 1
    let lane = places.place(
      startNs: interval.startNs,
      endNs: interval.endNs,
      task: interval.task,
      most: TimeOrder.maxLanes
    )
    guard let lane else { return }
    if lane == tracks.count { tracks.append(Track()) }
    while let end = tracks[lane].open.last, end <= interval.startNs {
      tracks[lane].open.removeLast()
    }
    let depth = tracks[lane].open.count
    tracks[lane].open.append(interval.endNs)
    if depth == tracks[lane].rows.count { tracks[lane].rows.append([]) }
    tracks[lane].rows[depth].add(box(interval, contentType), shortestNs: shortestNs)
  }

  private func box(_ interval: Interval, _ contentType: String?) -> TimeOrder.Box {
    TimeOrder.Box(
      names: [interval.name],
      startNs: interval.startNs - whole.startNs,
      endNs: min(interval.endNs, whole.endNs) - whole.startNs,
      totalNs: interval.durationNs,
      goesOn: interval.endNs > whole.endNs,
      list: interval.list,
      contentType: contentType
    )
  }
}

extension [TimeOrder.Box] {
  /// Adds a box, or lets the last one stand for it, too.
  fileprivate mutating func add(_ box: TimeOrder.Box, shortestNs: Int64) {
    guard let last = last, last.takes(box, shortestNs) else { return append(box) }
    self[count - 1].take(box)
  }
}

extension TimeOrder.Box {
  /// Returns whether another box, which is next to this one, can hardly be distinguished from it.
  fileprivate func takes(_ next: Self, _ shortestNs: Int64) -> Bool {
    let isShort = count > 1 || lengthNs < shortestNs
    return isShort && next.lengthNs < shortestNs && next.startNs - endNs < shortestNs
      && next.list == list && !goesOn && !next.goesOn
  }

  fileprivate mutating func take(_ next: Self) {
    count += next.count
    endNs = Swift.max(endNs, next.endNs)
    totalNs = totalNs.addingSaturating(next.totalNs)
    if contentType != next.contentType { contentType = nil }
    for name in next.names where names.count < TimeOrder.maxNames && !names.contains(name) {
      names.append(name)
    }
  }
}
