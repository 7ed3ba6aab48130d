import ListSchema
import Signposts
import TraceAnalysis

/// The timelines of both sides on top of each other, of the scenario that decides.
struct ComparedTimeline {
  private let comparison: Comparison

  init(_ comparison: Comparison) {
    self.comparison = comparison
  }

  /// The section; none where nothing was recorded.
  var sections: [Section] {
    guard let scenario, let base = scenario.timelines.base, let head = scenario.timelines.head
    else {
      return []
    }
    let content = PageTimeline(
      sides: [.init(name: "base", timeline: base), .init(name: "head", timeline: head)],
      colour: { ListSchema.schema.colour(of: $0) },
      command: nil
    )
    let title = comparison.scenarios.count == 1 ? "" : " of \(scenario.scenario)"
    return [
      Section(
        TimelineSection.id,
        "Both sides\(title)",
        [Block(.explorer(content), in: .page)]
          + (TimelineSection.notes(base) + TimelineSection.notes(head)).map {
            Block(.note(Sentence($0)), in: .page)
          }
      )
    ]
  }

  /// A page has one timeline: that of the first scenario with the verdict of all.
  private var scenario: ScenarioComparison? {
    let recorded = comparison.scenarios.filter { $0.timelines.head != nil }
    return recorded.first { $0.verdict == comparison.verdict } ?? recorded.first
  }
}
