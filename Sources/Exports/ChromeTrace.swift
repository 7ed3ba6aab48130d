public import TraceAnalysis

/// A document in the Chrome trace format, which Perfetto and chrome://tracing open.
///
/// - A process has a track for every list, one for the frames of every list, and its counters. Intervals
///   that cross each other are on separate tracks.
/// - A second process, "on a display", has the frames as they were due and as they would have been
///   shown; see `FrameTiming`. Late frames are coloured.
/// - An arrow leads from every update to the frame that shows it: the one around it, else the next one.
///
/// Times are microseconds since the first event of the trace, exact to the nanosecond.
public struct ChromeTrace: TraceExporter {
  private let output: ExportOutput
  private var tracks = ChromeTracks()
  private var flows = UpdateFlows()
  private let events: ChromeEventList

  /// Begins the document.
  public init(_ output: ExportOutput) {
    self.output = output
    events = ChromeEventList(output)
    output.append("{\"displayTimeUnit\":\"ns\",\"traceEvents\":[")
  }

  /// Takes a part of the trace.
  public mutating func add(_ part: TracePart) {
    switch part {
    case .counter(let reading): add(reading)
    case .allocations: break
    case .signpost(let reading): add(reading)
    case .intervals(let intervals):
      // Arrows inside this part lead to frames of this part.
      var frames: [Int: (placed: PlacedInterval, place: ChromeTracks.Place)] = [:]
      for placed in intervals {
        let place = add(placed)
        if placed.isFrame {
          frames[placed.id] = (placed, place)
          for arrow in flows.arrows(to: placed, place) { add(arrow) }
        } else if placed.interval.isUpdate {
          let frame = placed.frameID.flatMap { frames[$0] }
          for arrow in flows.arrows(from: placed, place, inside: frame) { add(arrow) }
        }
      }
    }
  }

  /// Ends the document, with what is known of the whole.
  ///
  /// - Throws: the errors of the output.
  public mutating func finish(_ ending: TraceEnding) throws {
    output.append("\n],\"otherData\":{")
    let run = ending.runs.first?.description
    let facts: [(String, String?)] = [
      ("scenario", run?.scenario.map { JSONFragment.string($0) }),
      ("seed", run?.seed.map { "\"\($0)\"" }),
      ("runs", "\(ending.runs.count)"),
      ("start_unix_ns", ending.facts.firstNs.map { "\"\($0)\"" }),
      ("lost_events", "\(ending.reading.lostEvents)"),
      ("unfinished_intervals", "\(ending.tally.unfinishedCount)"),
    ]
    let known = facts.compactMap { name, value in value.map { "\"\(name)\":\($0)" } }
    output.append(known.joined(separator: ",") + "}}\n")
    try output.finish()
  }

  private mutating func add(_ reading: CounterReading) {
    let process = tracks.process(reading.run.process) { events.append($0) }
    let list = reading.list == 0 ? "" : ", list \(reading.list)"
    events.append {
      $0.chromeCounter(reading.name + list, process, at: reading.timeNs) {
        $0.append(decimal: reading.value)
      }
    }
  }

  private mutating func add(_ reading: SignpostReading) {
    let process = tracks.process(reading.run.process) { events.append($0) }
    events.append {
      $0.chromeInstant(reading.title, reading.origin.path, process, at: reading.timeNs) {
        $0.append(json: reading.message)
      }
    }
  }

  private func add(_ arrow: UpdateArrow) {
    events.append {
      $0.chromeFlow(isBegin: true, arrow.id, arrow.from.place, at: arrow.from.timeNs)
    }
    events.append { $0.chromeFlow(isBegin: false, arrow.id, arrow.to.place, at: arrow.to.timeNs) }
  }

  /// Writes an interval, and for a frame what the display shows.
  private mutating func add(_ placed: PlacedInterval) -> ChromeTracks.Place {
    let list = placed.interval.list
    let time = (begin: placed.startNs, end: placed.endNs)
    guard let evaluated = placed.frame else {
      return slice(placed.interval.name, .work(list), placed, time) {
        $0.append(chromeMembersOf: placed)
      }
    }
    let name = evaluated.frame.number.map { "frame \($0)" } ?? "frame"
    let due = max(0, evaluated.dueNs)
    let shown = (begin: max(0, evaluated.begunNs), end: max(0, evaluated.finishedNs))
    _ = slice(name, .expected(list), placed, (due, max(due, evaluated.deadlineNs))) { _ in }
    _ = slice(name, .actual(list), placed, shown, colour: evaluated.colour) {
      $0.append(chromeMembersOf: evaluated)
    }
    if let offset = evaluated.frame.scrollOffset { addOffset(offset, placed) }
    return slice(name, .frames(list), placed, time) { $0.append(chromeMembersOf: evaluated) }
  }

  private mutating func addOffset(_ offset: Double, _ placed: PlacedInterval) {
    let process = tracks.process(placed.run.process) { events.append($0) }
    let list = placed.interval.list == 0 ? "" : " of list \(placed.interval.list)"
    guard offset.isFinite else { return }
    events.append {
      $0.chromeCounter("scroll offset\(list) (points)", process, at: placed.startNs) {
        $0.append(json: offset)
      }
    }
  }

  private mutating func slice(
    _ name: String,
    _ track: ChromeTrack,
    _ placed: PlacedInterval,
    _ time: (begin: Int64, end: Int64),
    colour: StaticString? = nil,
    _ arguments: (inout ByteBuffer) -> Void
  ) -> ChromeTracks.Place {
    let place = tracks.place(track, of: placed.interval, from: time.begin, to: time.end) {
      events.append($0)
    }
    events.append {
      $0.chromeSlice(name, place, from: time.begin, to: time.end, colour: colour, arguments)
    }
    return place
  }
}

/// The list of events of a Chrome trace, written while it grows.
private final class ChromeEventList {
  private let output: ExportOutput
  private var isEmpty = true

  init(_ output: ExportOutput) {
    self.output = output
  }

  func append(_ event: (inout ByteBuffer) -> Void) {
    output.write {
      $0.append(isEmpty ? "\n" : ",\n")
      event(&$0)
    }
    isEmpty = false
  }
}

extension ByteBuffer {
  /// Appends the members that a viewer shows of an interval beside name and times.
  fileprivate mutating func append(chromeMembersOf placed: PlacedInterval) {
    let interval = placed.interval
    append("\"self_ns\":")
    append(decimal: interval.selfNs)
    append(",\"subsystem\":", interval.shape.origin?.subsystem)
    append(",\"category\":", interval.shape.origin?.category)
    if interval.update != 0 {
      append(",\"update\":")
      append(decimal: Int64(interval.update))
    }
    if let contentType = placed.contentType {
      append(",\"content_type\":")
      append(json: contentType)
    }
    guard !interval.shape.fieldNames.isEmpty else { return }
    append(",\"fields\":")
    append(fieldsOf: interval)
  }

  /// Appends the members that a viewer shows of a frame beside name and times.
  fileprivate mutating func append(chromeMembersOf evaluated: EvaluatedFrame) {
    let frame = evaluated.frame
    append("\"duration_ns\":")
    append(decimal: frame.durationNs)
    append(",\"budget_ns\":")
    append(decimal: evaluated.budget.budgetNs)
    append(",\"overrun_ns\":")
    append(decimal: frame.timing.overrunNs)
    append(",\"missed_vsyncs\":")
    append(decimal: Int64(frame.timing.missedVsyncs))
    append(",\"stage\":")
    append(json: frame.stage.rawValue)
    append(",\"phase\":", frame.phase)
    append(",\"state\":", frame.state)
    if let cpu = frame.cpuNs {
      append(",\"cpu_ns\":")
      append(decimal: cpu)
    }
    append(",\"cause\":", evaluated.cause?.name)
  }

  private mutating func append(_ member: StaticString, _ text: String?) {
    guard let text else { return }
    append(member)
    append(json: text)
  }
}

extension SignpostReading {
  /// The name of an event, or the level of a message.
  var title: String { name ?? level.map { "log: \($0)" } ?? "log" }
}

extension EvaluatedFrame {
  /// One of the names of colours that viewers of the format know.
  fileprivate var colour: StaticString {
    frame.timing.missedVsyncs > 1 ? "terrible" : frame.isLate ? "bad" : "good"
  }
}
