import TraceAnalysis

/// A track on which slices are inside or beside each other.
struct PerfettoLane {
  /// A slice that has not ended yet.
  struct Open {
    let endNs: Int64
    /// The number of the interval if it is a frame, to whose end arrows may lead.
    let frame: Int?
  }

  /// The number of the track.
  let track: UInt64
  /// The slices that are open, the outermost first.
  private(set) var open: [Open] = []

  init(track: UInt64) {
    self.track = track
  }

  /// Begins a slice, after `close` took those that end before it.
  mutating func begin(_ slice: Open, at timeNs: Int64, _ close: (Open) -> Void) {
    end(until: timeNs, close)
    open.append(slice)
  }

  /// Ends the slices that end until a time, the innermost first.
  mutating func end(until timeNs: Int64, _ close: (Open) -> Void) {
    while let last = open.last, last.endNs <= timeNs {
      close(last)
      open.removeLast()
    }
  }
}

/// Several lanes that a viewer shows as one track, for slices of which the times are known at once.
struct PerfettoLaneGroup {
  private var places = Lanes()
  var lanes: [PerfettoLane] = []

  /// The place of the lane for a slice; `make` makes the track of a new one.
  mutating func place(from startNs: Int64, to endNs: Int64, _ make: () -> UInt64) -> Int {
    let place = places.place(startNs: startNs, endNs: endNs)
    while lanes.count <= place { lanes.append(PerfettoLane(track: make())) }
    return place
  }
}
