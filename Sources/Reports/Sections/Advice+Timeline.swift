import ListSchema
import TraceAnalysis

extension Advice {
  /// Returns the search in a timeline for the subject of the sentence: the first that is there.
  func place(in timeline: TraceTimeline) -> TimelinePlace? {
    // A line is nearer than its row or interval.
    let line = subject.function.map { [TimelinePlace.function($0.label)] } ?? []
    return (line + places + [.late, .interval(IntervalName.frame)]).first { $0.isThere(timeline) }
  }

  private var places: [TimelinePlace] {
    switch rule {
    case .lateFrames: subject.cause.map { [.cause($0)] } ?? []
    case .depth, .growth: [.interval(subject.work ?? ""), .interval(IntervalName.update)]
    case .cacheMisses, .measuredAgain:
      [.type(subject.type ?? ""), .interval(IntervalName.measure)]
    case .configure: [.interval(IntervalName.configure)]
    case .estimates: [.interval(IntervalName.selfSize)]
    case .sidewaysEstimates: [.interval(IntervalName.sectionScroll)]
    case .templates: [.interval(IntervalName.compile)]
    case .neverEquivalent, .environments, .rebuiltViews: [.interval(IntervalName.elementViews)]
    case .roundedProposals, .geometryReaders: [.interval(IntervalName.elementMeasure)]
    case .blankArea: [.blank]
    case .idleGaps: [.gaps]
    default:
      costs.flatMap(\.intervals).map { .interval($0) } + (subject.type.map { [.type($0)] } ?? [])
    }
  }
}
