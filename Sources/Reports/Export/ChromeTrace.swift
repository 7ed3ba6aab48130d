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
    case .intervals(let intervals):
      // Arrows inside this part lead to frames of this part.
      var frames: [Int: (placed: PlacedInterval, place: ChromeTracks.Place)] = [:]
      for placed in intervals {
        let place = add(placed)
        if placed.frame != nil {
          frames[placed.id] = (placed, place)
          for arrow in flows.arrows(to: placed, place) { events.append(arrow) }
        } else if placed.interval.isUpdate {
          let frame = placed.frameID.flatMap { frames[$0] }
          for arrow in flows.arrows(from: placed, place, inside: frame) { events.append(arrow) }
        }
      }
    }
  }

  /// Ends the document, with what is known of the whole.
  ///
  /// - Throws: what the output throws.
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
    let value = "\(reading.value)"
    events.append(ChromeEvent.counter(reading.name + list, process, at: reading.timeNs, value))
  }

  /// Writes a interval, and for a frame what the display shows.
  private mutating func add(_ placed: PlacedInterval) -> ChromeTracks.Place {
    let list = placed.interval.list
    guard let evaluated = placed.frame else {
      return slice(
        placed.interval.name,
        .work(list),
        placed,
        (placed.startNs, placed.endNs),
        placed.arguments
      )
    }
    let arguments = evaluated.arguments
    let name = evaluated.frame.number.map { "frame \($0)" } ?? "frame"
    let due = max(0, evaluated.dueNs)
    let shown = (begin: max(0, evaluated.begunNs), end: max(0, evaluated.finishedNs))
    _ = slice(name, .expected(list), placed, (due, max(due, evaluated.deadlineNs)), "{}")
    _ = slice(name, .actual(list), placed, shown, colour: evaluated.colour, arguments)
    if let offset = evaluated.frame.scrollOffset { addOffset(offset, placed) }
    return slice(name, .frames(list), placed, (placed.startNs, placed.endNs), arguments)
  }

  private mutating func addOffset(_ offset: Double, _ placed: PlacedInterval) {
    let process = tracks.process(placed.run.process) { events.append($0) }
    let list = placed.interval.list == 0 ? "" : " of list \(placed.interval.list)"
    let value = JSONFragment.number(offset)
    guard offset.isFinite else { return }
    events.append(
      ChromeEvent.counter("scroll offset\(list) (points)", process, at: placed.startNs, value)
    )
  }

  private mutating func slice(
    _ name: String,
    _ track: ChromeTrack,
    _ placed: PlacedInterval,
    _ time: (begin: Int64, end: Int64),
    colour: String? = nil,
    _ arguments: String
  ) -> ChromeTracks.Place {
    let place = tracks.place(track, of: placed.interval, from: time.begin, to: time.end) {
      events.append($0)
    }
    events.append(
      ChromeEvent.slice(name, place, from: time.begin, to: time.end, colour: colour, arguments)
    )
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

  func append(_ event: String) {
    output.append((isEmpty ? "\n" : ",\n") + event)
    isEmpty = false
  }
}

extension PlacedInterval {
  /// What a viewer shows of the interval beside name and times.
  fileprivate var arguments: String {
    var members = ["\"self_ns\":\(interval.selfNs)"]
    if interval.update != 0 { members.append("\"update\":\(interval.update)") }
    if let contentType { members.append("\"content_type\":\(JSONFragment.string(contentType))") }
    if !interval.values.isEmpty {
      let fields = JSONFragment.object(interval.shape.fieldNames, interval.values)
      members.append("\"fields\":\(fields)")
    }
    return "{\(members.joined(separator: ","))}"
  }
}

extension EvaluatedFrame {
  /// What a viewer shows of the frame beside name and times.
  fileprivate var arguments: String {
    var members = [
      "\"duration_ns\":\(frame.durationNs)", "\"budget_ns\":\(budget.budgetNs)",
      "\"overrun_ns\":\(frame.timing.overrunNs)",
      "\"missed_vsyncs\":\(frame.timing.missedVsyncs)", "\"stage\":\"\(frame.stage.rawValue)\"",
    ]
    if let phase = frame.phase { members.append("\"phase\":\(JSONFragment.string(phase))") }
    if let state = frame.state { members.append("\"state\":\(JSONFragment.string(state))") }
    if let cpu = frame.cpuNs { members.append("\"cpu_ns\":\(cpu)") }
    if let cause { members.append("\"cause\":\(JSONFragment.string(cause.name))") }
    return "{\(members.joined(separator: ","))}"
  }

  /// One of the names of colours that viewers of the format know.
  fileprivate var colour: String {
    frame.timing.missedVsyncs > 1 ? "terrible" : frame.isLate ? "bad" : "good"
  }
}
