import TraceAnalysis

/// An arrow from an update to the frame that shows it.
struct UpdateArrow {
  typealias End = (place: ChromeTracks.Place, timeNs: Int64)

  let id: Int
  let from: End
  let to: End
}

/// The arrows from updates to the frames that show them.
struct UpdateFlows {
  private struct Update {
    let id: Int
    let place: ChromeTracks.Place
    let startNs: Int64
    let endNs: Int64
  }

  /// The maximum number of updates that wait for a frame; older ones get no arrow.
  private static let maxWaiting = 1_000

  private var waiting: [ProcessID: [Update]] = [:]

  /// The arrow of an update inside a frame; any other one waits for the next frame of its process.
  mutating func arrows(
    from placed: PlacedInterval,
    _ place: ChromeTracks.Place,
    inside frame: (placed: PlacedInterval, place: ChromeTracks.Place)?
  ) -> [UpdateArrow] {
    let update = Update(id: placed.id, place: place, startNs: placed.startNs, endNs: placed.endNs)
    guard let frame else {
      let process = placed.interval.process
      waiting[process, default: []].append(update)
      if waiting[process, default: []].count > Self.maxWaiting { waiting[process]?.removeFirst() }
      return []
    }
    // A viewer asks which slice is open at an arrow's end; at its own end a slice is not.
    let time = min(update.endNs, frame.placed.endNs - 1)
    return time < update.startNs ? [] : arrow(from: update, to: frame.place, at: time)
  }

  /// The arrows of the updates that waited for this frame.
  mutating func arrows(to placed: PlacedInterval, _ place: ChromeTracks.Place) -> [UpdateArrow] {
    let process = placed.interval.process
    let (over, early) = waiting[process, default: []].reduce(into: ([Update](), [Update]())) {
      if $1.endNs <= placed.startNs { $0.0.append($1) } else { $0.1.append($1) }
    }
    guard !over.isEmpty, placed.endNs > placed.startNs else { return [] }
    waiting[process] = early
    return over.flatMap { arrow(from: $0, to: place, at: placed.startNs) }
  }

  private func arrow(from update: Update, to place: ChromeTracks.Place, at timeNs: Int64)
    -> [UpdateArrow]
  {
    [
      UpdateArrow(
        id: update.id,
        from: (update.place, update.startNs),
        to: (place, timeNs)
      )
    ]
  }
}
