import TraceAnalysis

/// A counter of a process.
struct PerfettoCounter: Hashable {
  /// The kind of a counter.
  enum Kind: Hashable {
    /// The scroll offset of a list.
    case offset
    /// A counter of the app, by its name.
    case custom(String)
  }

  let list: UInt32
  let kind: Kind

  var name: String {
    switch kind {
    case .offset: "scroll offset" + (list == 0 ? "" : " of list \(list)")
    case .custom(let name): name + (list == 0 ? "" : ", list \(list)")
    }
  }

  /// Appends what the viewer writes beside values.
  func describe(in buffer: inout ByteBuffer) {
    switch kind {
    case .offset: buffer.field(6, text: "points")
    case .custom(let name) where name.hasSuffix("_ns"): buffer.field(3, 1)
    case .custom(let name) where name.hasSuffix("_bytes"): buffer.field(3, 3)
    case .custom: buffer.field(3, 2)
    }
  }
}

/// A thread with its lanes: the thread's own track, and one for each depth of crossing intervals.
struct PerfettoThread {
  let key: PerfettoProcesses.Thread
  let process: UInt64
  var lanes: [PerfettoLane] = []

  /// The place of a lane, whose track is made where there is none yet.
  mutating func lane(
    _ lane: Int,
    tracks: inout PerfettoTracks,
    at timeNs: Int64,
    _ packets: inout PerfettoPackets
  ) -> Int {
    while lanes.count <= lane {
      let track = tracks.makeNumber()
      if let own = lanes.first {
        // All lanes of a name are shown as one.
        packets.describe(track: track, parent: own.track, name: "crossing intervals", at: timeNs)
      } else {
        let numbers = tracks.numbers(of: key)
        packets.describe(track: track, at: timeNs) {
          $0.message(4) {
            $0.field(1, UInt64(numbers.process))
            $0.field(2, UInt64(numbers.thread))
            let isMain = key.thread == key.process.pid
            $0.field(5, text: isMain ? "main thread" : "thread \(key.thread)")
          }
        }
      }
      lanes.append(PerfettoLane(track: track))
    }
    return lane
  }
}

/// The tracks of a Perfetto trace, each described before its first event.
struct PerfettoTracks {
  /// A row of a list in a track of the display.
  enum DisplayRow: Int, CaseIterable {
    case expected
    case actual

    var name: String {
      switch self {
      case .expected: "expected frames"
      case .actual: "actual frames"
      }
    }
  }

  private struct DisplayKey: Hashable {
    let process: ProcessID
    let list: UInt32
    let row: DisplayRow
  }

  private struct ListKey: Hashable {
    let process: ProcessID
    let list: UInt32
  }

  private struct CounterKey: Hashable {
    let process: ProcessID
    let counter: PerfettoCounter
  }

  private var latestNumber: UInt64 = 0
  private var processNumbers = PerfettoProcesses()
  private var processes: [ProcessID: UInt64] = [:]
  private var threads: [PerfettoProcesses.Thread: PerfettoThread] = [:]
  private var lists: [ListKey: UInt64] = [:]
  private var displays: [DisplayKey: PerfettoLaneGroup] = [:]
  private var counters: [CounterKey: UInt64] = [:]
  /// The track of the list whose frames are shown, for new lanes.
  private var listTrack: UInt64 = 0
  private var listTimeNs: Int64 = 0

  /// A number for a track.
  mutating func makeNumber() -> UInt64 {
    latestNumber += 1
    return latestNumber
  }

  /// The numbers that viewers know a thread by.
  mutating func numbers(of thread: PerfettoProcesses.Thread) -> (process: Int32, thread: Int32) {
    (processNumbers.number(of: thread.process), processNumbers.number(of: thread))
  }

  /// The track of a process.
  mutating func process(
    _ process: ProcessID,
    at timeNs: Int64,
    _ packets: inout PerfettoPackets
  ) -> UInt64 {
    if let known = processes[process] { return known }
    let track = makeNumber()
    processes[process] = track
    let number = processNumbers.number(of: process)
    packets.describe(track: track, at: timeNs) {
      $0.message(3) {
        $0.field(1, UInt64(number))
        $0.field(6, text: TrackNames.process(process))
      }
    }
    return track
  }

  /// Takes out the thread of an interval, to be put back.
  mutating func takeThread(of placed: PlacedInterval, _ packets: inout PerfettoPackets)
    -> PerfettoThread
  {
    let interval = placed.interval
    let key = PerfettoProcesses.Thread(process: interval.process, thread: interval.thread)
    if let known = threads.removeValue(forKey: key) { return known }
    let process = process(interval.process, at: placed.startNs, &packets)
    return PerfettoThread(key: key, process: process)
  }

  mutating func put(_ thread: PerfettoThread) { threads[thread.key] = thread }

  /// Takes out the lanes of a list's frames on the display, to be put back.
  mutating func takeDisplay(
    _ row: DisplayRow,
    _ process: ProcessID,
    _ list: UInt32,
    at timeNs: Int64,
    _ packets: inout PerfettoPackets
  ) -> PerfettoLaneGroup {
    listTrack = track(ofList: list, process, at: timeNs, &packets)
    listTimeNs = timeNs
    let key = DisplayKey(process: process, list: list, row: row)
    return displays.removeValue(forKey: key) ?? PerfettoLaneGroup()
  }

  mutating func put(
    _ group: PerfettoLaneGroup,
    _ row: DisplayRow,
    _ process: ProcessID,
    _ list: UInt32
  ) {
    displays[DisplayKey(process: process, list: list, row: row)] = group
  }

  /// The lane for a slice of the display that was taken out.
  mutating func place(
    in group: inout PerfettoLaneGroup,
    _ row: DisplayRow,
    from startNs: Int64,
    to endNs: Int64,
    _ packets: inout PerfettoPackets
  ) -> Int {
    group.place(from: startNs, to: endNs) {
      let track = makeNumber()
      packets.describe(
        track: track,
        parent: listTrack,
        name: row.name,
        rank: row.rawValue,
        at: listTimeNs
      )
      return track
    }
  }

  /// The track that has those of a list's frames below it.
  private mutating func track(
    ofList list: UInt32,
    _ process: ProcessID,
    at timeNs: Int64,
    _ packets: inout PerfettoPackets
  ) -> UInt64 {
    let key = ListKey(process: process, list: list)
    if let known = lists[key] { return known }
    let parent = self.process(process, at: timeNs, &packets)
    let track = makeNumber()
    lists[key] = track
    let name = (list == 0 ? "frames" : "list \(list)") + " on a display"
    packets.describe(
      track: track,
      parent: parent,
      name: name,
      rank: Int(min(list, UInt32(Int32.max))),
      ordersChildren: true,
      at: timeNs
    )
    return track
  }

  /// The track of a counter.
  mutating func counter(
    _ counter: PerfettoCounter,
    of process: ProcessID,
    at timeNs: Int64,
    _ packets: inout PerfettoPackets
  ) -> UInt64 {
    let key = CounterKey(process: process, counter: counter)
    if let known = counters[key] { return known }
    let parent = self.process(process, at: timeNs, &packets)
    let track = makeNumber()
    counters[key] = track
    packets.describe(track: track, parent: parent, name: counter.name, at: timeNs) {
      $0.message(8) { counter.describe(in: &$0) }
    }
    return track
  }

  /// The lanes of all tracks, in the order of their numbers.
  var lanes: [PerfettoLane] {
    let all = threads.values.flatMap(\.lanes) + displays.values.flatMap(\.lanes)
    return all.sorted { $0.track < $1.track }
  }
}
