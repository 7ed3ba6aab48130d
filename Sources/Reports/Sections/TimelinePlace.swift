import TraceAnalysis

/// A search in a timeline; the scripts of a page understand its query.
package enum TimelinePlace: Hashable, Sendable {
  /// Intervals of a name.
  case interval(String)
  /// Intervals about a content type.
  case type(String)
  /// Late frames of a cause.
  case cause(String)
  /// Stack samples in a function, or in what it calls.
  case function(String)
  /// All late frames.
  case late
  /// Frames that showed nothing where content was.
  case blank
  /// Frames that began long after the one before.
  case gaps
  /// A part of the time, in nanoseconds since the first event.
  case time(ClosedRange<Int64>)

  /// The words that scripts search by.
  package var query: String {
    switch self {
    case .interval(let name): "interval:\(name.shownName.printable)"
    case .type(let name): "type:\(name.shownName.printable)"
    case .cause(let name): "cause:\(name.shownName.printable)"
    case .function(let name): "function:\(name.shown)"
    case .late: "frames:late"
    case .blank: "frames:blank"
    case .gaps: "frames:after a gap"
    case .time(let time): "time:\(time.lowerBound)-\(time.upperBound)"
    }
  }

  /// Returns whether a timeline has any.
  ///
  /// - Complexity: O(kinds + frames + functions).
  func isThere(_ timeline: TraceTimeline) -> Bool {
    switch self {
    case .interval(let name): timeline.kinds.contains { $0.name == name }
    case .type(let name): timeline.kinds.contains { $0.contentType == name }
    case .cause(let name):
      timeline.frames.contains { $0.frame.stage == .measured && $0.cause?.name == name }
    case .function(let name): timeline.samples.functions.contains(name)
    case .late: timeline.frames.contains { $0.frame.stage == .measured && $0.frame.isLate }
    case .blank: timeline.frames.contains { $0.frame.blankPoints ?? 0 > 0 }
    case .gaps, .time: !timeline.frames.isEmpty
    }
  }
}
