import Exports
public import TraceAnalysis

extension ProcessDoubt {
  /// The meaning of doubts for the figures, and the contexts that prevent them, in a sentence or two.
  ///
  /// Of each reason the first one is named.
  ///
  /// - Returns: nil where there are none.
  public static func sentence(_ doubts: [ProcessDoubt]) -> String? {
    guard !doubts.isEmpty else { return nil }
    let parts = Reason.allCases.compactMap { reason -> String? in
      let alike = doubts.filter { $0.reason == reason }
      guard let first = alike.first else { return nil }
      return first.words + (alike.count > 1 ? " (and \(alike.count - 1) more)" : "")
    }
    return "it is not certain which process some events are from: "
      + parts.joined(separator: "; ")
      + ". `lttng add-context -u -t vpid -t vtid -t pid_ns` records it."
  }

  private var words: String {
    let name = TrackNames.process(process)
    return switch reason {
    case .unnamed:
      "the trace\(places) does not say it, so those of several programs would be mixed"
    case .mayBeMixed:
      "\(name) started\(places) before another one of its id had ended; if both ran at once, as in "
        + "containers, their events are mixed"
    case .withoutNamespace:
      "some of \(name)\(places) lack the context pid_ns, while others have its id, too"
    case .recordedTwice:
      "\(name) was recorded by two sessions at the same time\(places), so all of it counts twice"
    case .atOnce:
      "\(name) counts as another one than that of its id at the same time\(places); it may be one "
        + "that two sessions recorded"
    case .later:
      "\(name) counts as another one than that of its id before\(places); it may be one that two "
        + "sessions recorded"
    case .repeatedRun:
      "\(name) announced a further run\(places), and counts as one; it may be another one that got "
        + "its id"
    }
  }

  /// The folders of the traces, as far as they have names.
  private var places: String {
    let names = folders.filter { !$0.isEmpty }.map { "'\($0.shownName.printable)'" }
    return names.isEmpty ? "" : " in " + names.joined(separator: " and ")
  }
}

extension ReportWarning {
  /// The doubts about the trace's processes.
  static func processes(_ summary: TraceSummary) -> ReportWarning? {
    guard let sentence = ProcessDoubt.sentence(summary.processDoubts) else { return nil }
    let uncertain = Set(summary.processDoubts.map(\.process))
    return ReportWarning(
      kind: .uncertainProcesses,
      sentence: sentence,
      figures: ["uncertainProcesses": Double(uncertain.count)]
    )
  }
}
