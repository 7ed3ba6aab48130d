public import TraceAnalysis

/// A trace in Perfetto's own format, which ui.perfetto.dev and `trace_processor` open.
///
/// - A process has its threads, and a thread the intervals that were open on it, with their fields as
///   annotations. Intervals that cross others of their thread are on lanes beside it.
/// - Each list of a process has a track of the frames as they were due, and one as they were shown: see
///   `FrameTiming`. Counters and scroll offsets are tracks of the process.
/// - An arrow leads from every update to the frame that shows it: the one around it, else the next one.
/// - Stack samples, where the trace has any, have functions, files and lines.
///
/// Times are nanoseconds since the first event of the trace; a snapshot of clocks states when that was.
public struct PerfettoTrace: TraceExporter {
  private let output: ExportOutput
  private var packets: PerfettoPackets
  private var tracks = PerfettoTracks()
  private var flows = PerfettoFlows()
  private var kinds = ShapeTable<PerfettoKind>()
  private let frameNames: PerfettoFrameNames
  private var knowsTime = false

  /// Begins the trace.
  ///
  /// - Parameter output: the output to write to.
  public init(_ output: ExportOutput) {
    self.output = output
    packets = PerfettoPackets(output, sequence: 1)
    frameNames = PerfettoFrameNames(&packets.names)
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    switch part {
    case .counter(let reading): add(reading)
    case .allocations, .signpost: break
    case .intervals(let intervals): add(intervals)
    }
  }

  /// Ends what is open, and writes the stack samples.
  ///
  /// - Throws: the errors of the output.
  public mutating func finish(_ ending: TraceEnding) throws {
    for var lane in tracks.lanes {
      let track = lane.track
      lane.end(until: .max) { end($0, track) }
    }
    if let (timeline, names) = ending.samples {
      var samples = PerfettoSamples(timeline, names, output)
      samples.write(tracks: &tracks, &packets)
    }
    stateTime(ending.facts.firstNs ?? 0)
    try output.finish()
  }

  private mutating func add(_ intervals: [PlacedInterval]) {
    guard let first = intervals.first else { return }
    let (firstNs, isOverflow) = first.interval.startNs.subtractingReportingOverflow(first.startNs)
    stateTime(isOverflow ? 0 : firstNs)
    // All intervals of a part are of one thread.
    var thread = tracks.takeThread(of: first, &packets)
    for placed in intervals {
      let lane = thread.lane(placed.lane, tracks: &tracks, at: placed.startNs, &packets)
      let frame = placed.isFrame ? placed.id : nil
      let slice = PerfettoLane.Open(endNs: placed.endNs, frame: frame)
      let track = thread.lanes[lane].track
      thread.lanes[lane].begin(slice, at: placed.startNs) { end($0, track) }
      begin(placed, track)
      if let evaluated = placed.frame { show(evaluated, placed) }
    }
    tracks.put(thread)
  }

  /// Says when the first event was, as soon as that is known: with the first intervals, else at the end.
  private mutating func stateTime(_ firstNs: Int64) {
    guard !knowsTime else { return }
    knowsTime = true
    if firstNs > 0 { packets.clock(firstNs: firstNs) }
  }

  private mutating func begin(_ placed: PlacedInterval, _ track: UInt64) {
    let kind = kind(of: placed.interval.shape)
    let flow = flows.begin(placed)
    packets.event(.begin, track: track, at: placed.startNs) { event, names in
      event.field(10, kind.name)
      event.field(3, kind.category)
      if let evaluated = placed.frame { event.annotations(of: evaluated, frameNames, &names) }
      event.annotations(of: placed, kind, &names)
      if let flow = flow.begun { event.field(47, fixed: flow) }
      for ended in flow.ended { event.field(48, fixed: ended) }
    }
  }

  private mutating func end(_ slice: PerfettoLane.Open, _ track: UInt64) {
    let ended = slice.frame.map { flows.end(frame: $0) } ?? []
    packets.event(.end, track: track, at: slice.endNs) { event, _ in
      for flow in ended { event.field(48, fixed: flow) }
    }
  }

  private mutating func kind(of shape: IntervalShape) -> PerfettoKind {
    if let known = kinds[shape] { return known }
    let kind = PerfettoKind(shape, &packets.names)
    kinds[shape] = kind
    return kind
  }

  /// Writes a frame as it was due and as it was shown, and the offset that it shows.
  private mutating func show(_ evaluated: EvaluatedFrame, _ placed: PlacedInterval) {
    let list = (process: placed.interval.process, list: placed.interval.list)
    let number = evaluated.frame.number
    let due = max(0, evaluated.dueNs)
    let (begun, finished) = (max(0, evaluated.begunNs), max(0, evaluated.finishedNs))
    show(number, (due, max(due, evaluated.deadlineNs)), .expected, list) { _, _ in }
    let frameNames = frameNames
    show(number, (begun, max(begun, finished)), .actual, list) {
      $0.annotations(of: evaluated, frameNames, &$1)
    }
    guard let offset = evaluated.frame.scrollOffset, offset.isFinite else { return }
    let counter = PerfettoCounter(list: list.list, kind: .offset)
    let track = tracks.counter(counter, of: list.process, at: placed.startNs, &packets)
    packets.event(.counter, track: track, at: placed.startNs) { event, _ in
      event.field(44, fraction: offset)
    }
  }

  /// Writes a slice of the display, whose name is one of very many.
  private mutating func show(
    _ number: Int?,
    _ time: (begin: Int64, end: Int64),
    _ row: PerfettoTracks.DisplayRow,
    _ list: (process: ProcessID, list: UInt32),
    _ annotations: (inout ByteBuffer, inout PerfettoNames) -> Void
  ) {
    var group = tracks.takeDisplay(row, list.process, list.list, at: time.begin, &packets)
    let place = tracks.place(in: &group, row, from: time.begin, to: time.end, &packets)
    let track = group.lanes[place].track
    let slice = PerfettoLane.Open(endNs: time.end, frame: nil)
    group.lanes[place].begin(slice, at: time.begin) { end($0, track) }
    packets.event(.begin, track: track, at: time.begin) { event, names in
      event.message(23) {
        $0.append("frame")
        guard let number else { return }
        $0.append(" ")
        $0.append(decimal: Int64(number))
      }
      annotations(&event, &names)
    }
    tracks.put(group, row, list.process, list.list)
  }

  private mutating func add(_ reading: CounterReading) {
    let counter = PerfettoCounter(list: reading.list, kind: .custom(reading.name))
    let track = tracks.counter(counter, of: reading.run.process, at: reading.timeNs, &packets)
    packets.event(.counter, track: track, at: reading.timeNs) { event, _ in
      event.field(30, signed: reading.value)
    }
  }
}
