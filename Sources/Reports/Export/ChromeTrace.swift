public import TraceAnalysis

/// A document in the Chrome trace format, which Perfetto and chrome://tracing open.
///
/// - A process has a track for every list, one for the frames of every list, and its counters. Spans
///   that cross each other are on tracks of their own.
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
    case .spans(let spans):
      // Arrows inside this part lead to frames of this part.
      var frames: [Int: (span: TraceSpan, place: ChromeTracks.Place)] = [:]
      for span in spans {
        let place = add(span)
        if span.frame != nil {
          frames[span.id] = (span, place)
          for arrow in flows.arrows(to: span, place) { events.append(arrow) }
        } else if span.interval.isUpdate {
          let frame = span.frameID.flatMap { frames[$0] }
          for arrow in flows.arrows(from: span, place, inside: frame) { events.append(arrow) }
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

  /// Writes a span, and for a frame what the display shows.
  private mutating func add(_ span: TraceSpan) -> ChromeTracks.Place {
    let list = span.interval.list
    guard let judged = span.frame else {
      return slice(
        span.interval.name,
        .work(list),
        span,
        (span.startNs, span.endNs),
        span.arguments
      )
    }
    let arguments = judged.arguments
    let name = judged.frame.number.map { "frame \($0)" } ?? "frame"
    let due = max(0, judged.dueNs)
    let shown = (begin: max(0, judged.begunNs), end: max(0, judged.finishedNs))
    _ = slice(name, .expected(list), span, (due, max(due, judged.deadlineNs)), "{}")
    _ = slice(name, .actual(list), span, shown, colour: judged.colour, arguments)
    if let offset = judged.frame.scrollOffset { addOffset(offset, span) }
    return slice(name, .frames(list), span, (span.startNs, span.endNs), arguments)
  }

  private mutating func addOffset(_ offset: Double, _ span: TraceSpan) {
    let process = tracks.process(span.run.process) { events.append($0) }
    let list = span.interval.list == 0 ? "" : " of list \(span.interval.list)"
    let value = JSONFragment.number(offset)
    guard offset.isFinite else { return }
    events.append(
      ChromeEvent.counter("scroll offset\(list) (points)", process, at: span.startNs, value)
    )
  }

  private mutating func slice(
    _ name: String,
    _ track: ChromeTrack,
    _ span: TraceSpan,
    _ time: (begin: Int64, end: Int64),
    colour: String? = nil,
    _ arguments: String
  ) -> ChromeTracks.Place {
    let place = tracks.place(track, of: span.interval, from: time.begin, to: time.end) {
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

extension TraceSpan {
  /// What a viewer shows of the span beside name and times.
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

extension JudgedFrame {
  /// What a viewer shows of the frame beside name and times.
  fileprivate var arguments: String {
    var members = [
      "\"duration_ns\":\(frame.durationNs)", "\"budget_ns\":\(budget.budgetNs)",
      "\"overrun_ns\":\(frame.timing.overrunNs)",
      "\"missed_periods\":\(frame.timing.missedPeriods)", "\"is_warmup\":\(frame.isWarmup)",
    ]
    if let phase = frame.phase { members.append("\"phase\":\(JSONFragment.string(phase))") }
    if let cause { members.append("\"cause\":\(JSONFragment.string(cause.name))") }
    return "{\(members.joined(separator: ","))}"
  }

  /// One of the names of colours that viewers of the format know.
  fileprivate var colour: String {
    frame.timing.missedPeriods > 1 ? "terrible" : frame.isLate ? "bad" : "good"
  }
}
