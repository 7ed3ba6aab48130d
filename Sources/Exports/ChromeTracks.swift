import TraceAnalysis

/// The content of a track of a Chrome trace.
enum ChromeTrack: Hashable {
  /// The times when frames of a list were due on the display.
  case expected(UInt32)
  /// The times when frames of a list would have been on the display.
  case actual(UInt32)
  /// Frames of a list as they were recorded.
  case frames(UInt32)
  /// Everything else that was done for a list.
  case work(UInt32)

  /// True if times are those of the display, not of the recording.
  var isOnDisplay: Bool {
    switch self {
    case .expected, .actual: true
    case .frames, .work: false
    }
  }

  var name: String {
    switch self {
    case .expected(let list): "expected frames" + Self.suffix(list)
    case .actual(let list): "actual frames" + Self.suffix(list)
    case .frames(let list): "frames" + Self.suffix(list)
    case .work(let list): TrackNames.list(list)
    }
  }

  /// The place among the tracks of a process; lists come one after the other.
  var order: Int {
    switch self {
    case .expected(let list): Int(list) * 4
    case .actual(let list): Int(list) * 4 + 1
    case .frames(let list): Int(list) * 4 + 2
    case .work(let list): Int(list) * 4 + 3
    }
  }

  private static func suffix(_ list: UInt32) -> String {
    list == 0 ? "" : " of list \(list)"
  }
}

/// The numbers of processes and tracks in a Chrome trace, each told to the viewer once.
///
/// They are numbers of our own: several machines may have processes of the same number, and viewers
/// take a thread of the number 0 for the idle one.
struct ChromeTracks {
  /// The place of a slice.
  struct Place: Hashable {
    let process: Int
    let thread: Int
  }

  private struct ProcessKey: Hashable {
    let process: ProcessID
    let isOnDisplay: Bool
  }

  private struct RowKey: Hashable {
    let process: ProcessID
    let thread: Int32
    let track: ChromeTrack
  }

  private struct LaneKey: Hashable {
    let row: RowKey
    let lane: Int
  }

  private var processes: [ProcessKey: Int] = [:]
  private var places: [LaneKey: Place] = [:]
  private var lanes: [RowKey: Lanes] = [:]
  private var threads: [ProcessID: [Int32]] = [:]
  /// The processes in the order of their first slices.
  private var known: [ProcessID] = []
  private var numbers = 0

  /// A place for a slice that crosses no other there; `announce` takes what the viewer must be told.
  mutating func place(
    _ track: ChromeTrack,
    of interval: Interval,
    from startNs: Int64,
    to endNs: Int64,
    _ announce: ((inout ByteBuffer) -> Void) -> Void
  ) -> Place {
    let row = RowKey(process: interval.process, thread: interval.thread, track: track)
    let lane = lanes[row, default: Lanes()]
      .place(startNs: startNs, endNs: endNs, task: interval.task)
    let key = LaneKey(row: row, lane: lane)
    if let place = places[key] { return place }
    let process = self.process(interval.process, isOnDisplay: track.isOnDisplay, announce)
    let place = Place(process: process, thread: nextNumber())
    places[key] = place
    let name = name(of: key)
    announce { $0.chromeMetadata("thread_name", place, name: name) }
    announce { $0.chromeMetadata("thread_sort_index", place, index: track.order) }
    return place
  }

  /// The number of a process, whose counters are not on a track.
  mutating func process(
    _ process: ProcessID,
    isOnDisplay: Bool = false,
    _ announce: ((inout ByteBuffer) -> Void) -> Void
  ) -> Int {
    let key = ProcessKey(process: process, isOnDisplay: isOnDisplay)
    if let number = processes[key] { return number }
    let place = Place(process: nextNumber(), thread: 0)
    processes[key] = place.process
    let name = TrackNames.process(process) + (isOnDisplay ? ", on a display" : "")
    announce { $0.chromeMetadata("process_name", place, name: name) }
    let order = order(of: key)
    announce { $0.chromeMetadata("process_sort_index", place, index: order) }
    return place.process
  }

  private mutating func name(of key: LaneKey) -> String {
    let row = key.row
    if threads[row.process]?.contains(row.thread) != true {
      threads[row.process, default: []].append(row.thread)
    }
    let isFirst = threads[row.process]?.first == row.thread
    let thread = isFirst ? "" : ", thread \(row.thread)"
    return row.track.name + thread + (key.lane == 0 ? "" : ", lane \(key.lane + 1)")
  }

  /// The process itself first, its display after it.
  private mutating func order(of key: ProcessKey) -> Int {
    if !known.contains(key.process) { known.append(key.process) }
    let place = known.firstIndex(of: key.process) ?? 0
    return 2 * place + (key.isOnDisplay ? 1 : 0)
  }

  private mutating func nextNumber() -> Int {
    numbers += 1
    return numbers
  }
}
