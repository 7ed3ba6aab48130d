import TraceAnalysis

/// The arrows from updates to the frames that show them.
struct UpdateFlows {
  private struct Update {
    let id: Int
    let place: ChromeTracks.Place
    let startNs: Int64
    let endNs: Int64
  }

  /// Updates that wait for a frame; older ones than so many get no arrow.
  private static let mostWaiting = 1_000

  private var waiting: [ProcessID: [Update]] = [:]

  /// The arrow of an update inside a frame; any other one waits for the next frame of its process.
  mutating func arrows(
    from span: TraceSpan,
    _ place: ChromeTracks.Place,
    inside frame: (span: TraceSpan, place: ChromeTracks.Place)?
  ) -> [String] {
    let update = Update(id: span.id, place: place, startNs: span.startNs, endNs: span.endNs)
    guard let frame else {
      let process = span.interval.process
      waiting[process, default: []].append(update)
      if waiting[process, default: []].count > Self.mostWaiting { waiting[process]?.removeFirst() }
      return []
    }
    // A viewer asks which slice is open at an arrow's end; at its own end a slice is not.
    let time = min(update.endNs, frame.span.endNs - 1)
    return time < update.startNs ? [] : arrow(from: update, to: frame.place, at: time)
  }

  /// The arrows of the updates that waited for this frame.
  mutating func arrows(to span: TraceSpan, _ place: ChromeTracks.Place) -> [String] {
    let process = span.interval.process
    let (over, early) = waiting[process, default: []].reduce(into: ([Update](), [Update]())) {
      if $1.endNs <= span.startNs { $0.0.append($1) } else { $0.1.append($1) }
    }
    guard !over.isEmpty, span.endNs > span.startNs else { return [] }
    waiting[process] = early
    return over.flatMap { arrow(from: $0, to: place, at: span.startNs) }
  }

  private func arrow(from update: Update, to place: ChromeTracks.Place, at timeNs: Int64)
    -> [String]
  {
    [
      ChromeEvent.flow(isBegin: true, update.id, update.place, at: update.startNs),
      ChromeEvent.flow(isBegin: false, update.id, place, at: timeNs),
    ]
  }
}
