import Signposts
import TraceAnalysis

extension WhatIf.Subject {
  /// Returns the search in a timeline for the work that takes the time: the first that is there.
  ///
  /// - Parameters:
  ///   - timeline: the timeline.
  ///   - schema: names the causes of late frames.
  ///   - advice: the advice of rules on the same runs.
  /// - Returns: the place; nil where the timeline has nothing of it.
  func place(in timeline: TraceTimeline, _ schema: Schema, _ advice: [Advice]) -> TimelinePlace? {
    switch self {
    case .finding(let rule, let type, let function):
      let found = advice.filter { $0.rule == rule }
      let one =
        found.first { ($0.subject.type, $0.subject.function?.shortName) == (type, function) }
        ?? found.first { $0.subject.type == type } ?? found.first
      return one?.place(in: timeline)
    case .cause(let name, let type):
      let work = timeline.kinds.map(\.name).filter { $0 == name || schema.cause(of: $0) == name }
      let places =
        (type.map { [TimelinePlace.type($0)] } ?? []) + [.cause(name)] + work.map { .interval($0) }
      return places.first { $0.isThere(timeline) }
    }
  }
}
