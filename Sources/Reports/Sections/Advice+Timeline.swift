import TraceAnalysis

extension Advice {
  /// Returns the search in a timeline for the subject of the sentence: the first that is there.
  func place(in timeline: TraceTimeline) -> TimelinePlace? {
    // A line is nearer than its row or interval.
    let line = subject.function.map { [TimelinePlace.function($0.label)] } ?? []
    return (line + places + [.late, .interval(KnownInterval.frame)]).first { $0.isThere(timeline) }
  }

  private var places: [TimelinePlace] {
    switch rule {
    case .lateFrames: subject.cause.map { [.cause($0)] } ?? []
    case .depth, .growth: [.interval(subject.work ?? ""), .interval(KnownInterval.update)]
    case .cacheMisses, .measuredAgain:
      [.type(subject.type ?? ""), .interval(KnownInterval.measure)]
    case .unstableIdentifiers, .neverEqual, .expensiveObjects, .imageDecoding, .fileReading, .locks,
      .viewsMade, .wholeContent, .repeatedConfigure, .scrollConfigure, .wholeList, .callbacks,
      .waiting, .autoScrollLoop, .duplicateIdentifiers, .manySections, .animatedUpdate,
      .unsettledSize, .allocations:
      costs.flatMap(\.intervals).map { .interval($0) } + (subject.type.map { [.type($0)] } ?? [])
    case .configure: [.interval("configure")]
    case .estimates: [.interval(KnownInterval.selfSize)]
    case .sidewaysEstimates: [.interval(KnownInterval.sectionScroll)]
    case .templates: [.interval(KnownInterval.compile)]
    case .neverEquivalent, .environments, .rebuiltViews: [.interval(KnownInterval.elementViews)]
    case .roundedProposals, .geometryReaders: [.interval(KnownInterval.elementMeasure)]
    case .blankArea: [.blank]
    case .idleGaps: [.gaps]
    }
  }
}
