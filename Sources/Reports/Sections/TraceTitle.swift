import ListSchema
import Signposts
import TraceAnalysis

/// The title of a trace in a report.
struct TraceTitle: Sendable {
  let text: String

  /// The parameters that it has, or that tell the runs of a group apart.
  static let parameters: Set = [
    ParameterDefinition.items.name, "layout", "batching", ParameterDefinition.repetition.name,
  ]

  init(_ source: ReportSource) {
    guard source.only != nil else {
      text = "\(Readable.count(source.trace.groups.count, "group")) of different runs"
      return
    }
    text =
      source.only.flatMap { $0.group.description?.scenario == nil ? nil : Self.words($0.group) }
      ?? "Trace"
  }

  /// Returns the description of runs, in a few words; none where it is not known.
  ///
  /// The layout is that of a table unless it is named: a screen has its own.
  static func words(_ group: RunGroup) -> String {
    guard let run = group.description else { return "" }
    let layout = run.layout.flatMap {
      ParameterDefinition.layout.defaultValue == .text($0) ? nil : $0
    }
    let parts = [
      run.scenario?.shownName, items(run, group.frames).map { Readable.count($0, "item") },
      layout.map { "\($0) layout" },
      run.batching.map { "batching \($0)" },
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  /// The items that were asked for; of a screen that fills its list itself, those that the list had.
  private static func items(_ run: RunDescription, _ frames: FrameSummary?) -> Int? {
    guard run.generatedItems == 0, let range = frames?.items else { return run.items }
    return range.upperBound
  }
}
